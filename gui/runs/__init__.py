"""Several runs in the window: their history, one of them reopened, two of them compared."""
