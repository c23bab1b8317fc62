"""What depends on this computer: files, memory, settings, and machine code compiled for it."""
