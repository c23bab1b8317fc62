"""Work away from the window: the worker thread, its tasks, settings and errors."""
