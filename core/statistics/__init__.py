"""E-values and p-values: calibration, fits to scores, composition-adjusted matrices."""
