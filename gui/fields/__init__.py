"""The parts of the search form, each a labelled group that validates itself."""
