"""`python -m chabudai.server.socket.schema` prints the JSON schema of the messages, for generating the types of a client."""

import json
import sys

import msgspec

from chabudai.server.socket.messages import FromClient, FromServer


def schema() -> dict[str, object]:
    """The schema: two unions by the field `type`, and their parts."""
    (client, server), parts = msgspec.json.schema_components([FromClient, FromServer], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "ChabudaiSocket",
        "$defs": {**parts, "FromClient": client, "FromServer": server},
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps(schema(), indent=2) + "\n")
