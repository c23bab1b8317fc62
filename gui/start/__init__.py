"""What happens before the window is there: the log, the platform, the language, the first picture."""
