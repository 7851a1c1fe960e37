"""What bots are called at a table, by the seat they sit on; the browser is told by `chabudai.server.typescript`."""

from typing import Final

NAMES: Final = ("Aoi", "Kenji", "Yoko", "Hanzo", "Mei", "Taro")
