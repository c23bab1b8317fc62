"""The tiled family: many queries at once, against chunks of the subjects."""
