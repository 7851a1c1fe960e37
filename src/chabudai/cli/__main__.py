"""`python -m chabudai.cli` is `chabudai`."""

from chabudai.cli.app import main

main()
