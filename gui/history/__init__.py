"""The History page: runs that were kept, one of them reopened, two of them compared."""
