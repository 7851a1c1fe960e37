"""`python -m chabudai.cli` is `chabudai`."""

from chabudai.cli.app import main

if __name__ == "__main__":
    main()
