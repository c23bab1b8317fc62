"""What FASTA headers say: accession, gene, organism, read from hundreds of thousands of them at once."""
