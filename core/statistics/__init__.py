"""E-values and p-values: calibration, fits to scores, matrices adjusted to compositions."""
