"""The main window: its frame, menus, keys and commands."""
