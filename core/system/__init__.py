"""The computer at hand: its files, memory and settings, and machine code compiled for it."""
