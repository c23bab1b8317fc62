"""Files that travel with the program: tables, samples, icons and style; `core.resources` reads them."""
