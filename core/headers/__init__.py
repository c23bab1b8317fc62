"""What FASTA headers say (accession, gene, organism …), read from many thousands at once."""
