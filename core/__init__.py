"""The search itself, headless: what is searched, how it is scored, what is found and how it is written."""
