"""Files that travel with the program: tables, samples, icons and style."""
