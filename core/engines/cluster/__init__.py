"""Searches on several hosts over dask.distributed; only this folder imports it."""
