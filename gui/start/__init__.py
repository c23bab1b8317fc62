"""The page the window begins with, and what comes before: the log, the platform, the first picture."""
