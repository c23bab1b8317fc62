"""The dialog that compares chosen pairs with permuted copies, and the task behind it."""
