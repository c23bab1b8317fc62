"""The Organisms tab: hits by organism."""
