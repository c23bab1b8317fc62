"""Fields of FASTA headers (accession, gene, organism …), read from many thousands at once."""
