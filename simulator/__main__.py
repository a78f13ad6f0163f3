"""`python -m simulator` is `alacarte`."""

import sys

from simulator.cli import main

sys.exit(main())
