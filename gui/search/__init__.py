"""The search form and the course of a search."""
