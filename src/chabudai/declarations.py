"""What is declared, as JSON: titles, options, reasons, levels, phases, kinds of problems. For clients and for their tests.

`python -m chabudai.declarations > web/src/net/declared.json` writes it down for the browser's tests.
"""

import json
import sys
from collections.abc import Iterable

from chabudai.bots import CHARACTERS, LEVELS
from chabudai.core.errors import EditionWhy, PlayWhy, RecordWhy, SetupWhy
from chabudai.games import OURS
from chabudai.server.http.problems import STATUS
from chabudai.server.reasons import ServerWhy
from chabudai.table import CLOSED, OPEN, OVER, PLAYING, SEALING, FaultWhy, TableWhy
from chabudai.title import Title


def declarations(titles: Iterable[Title] = OURS) -> dict[str, object]:
    """All of it, in the order in which it is declared."""
    return {
        "titles": [_title(known) for known in titles],
        "reasons": {
            "play": list(PlayWhy),
            "setup": list(SetupWhy),
            "table": list(TableWhy),
            "record": list(RecordWhy),
            "edition": list(EditionWhy),
            "fault": list(FaultWhy),
            "server": list(ServerWhy),
        },
        "levels": list(LEVELS),
        "characters": list(CHARACTERS),
        "phases": [OPEN, SEALING, PLAYING, OVER, CLOSED],
        "problems": list(STATUS),
    }


def _title(known: Title) -> dict[str, object]:
    return {
        "name": known.name,
        "seats": {"fewest": known.fewest, "most": known.most},
        "options": [{"name": option.name, "values": option.values} for option in known.options],
        "reasons": known.reasons,
    }


def written() -> str:
    """The declarations as the text of a file."""
    return json.dumps(declarations(), indent=2) + "\n"


if __name__ == "__main__":
    sys.stdout.write(written())
