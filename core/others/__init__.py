"""Results of other programs, read as runs: tables of BLAST, DIAMOND and MMseqs2, and BLAST's XML."""
