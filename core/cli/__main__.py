"""Run the command line as ``python -m swathe.core.cli``."""

import sys

from swathe.core.cli import main

sys.exit(main())
