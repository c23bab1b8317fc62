"""Windows beside the main one, none of which keeps the user from using it."""
