"""The Run tab: what was asked for, and how it went."""
