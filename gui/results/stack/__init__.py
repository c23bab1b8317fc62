"""The Stack tab: many hits below the query."""
