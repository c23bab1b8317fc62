"""Results read as runs: tables of BLAST, DIAMOND, MMseqs2 and Swathe itself, and BLAST's XML."""
