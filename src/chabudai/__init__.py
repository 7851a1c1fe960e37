"""A table for four games: Meister Makatsu, Maki Master, ZenMaster, Ninjato."""

import os

__version__ = "0.1.0"

if os.environ.get("CHABUDAI_INTERPRETED"):
    from chabudai._interpreted import prefer_sources

    prefer_sources()
