"""Events, actions and decisions in words, from the catalogues in each game's folder.

The catalogues are Fluent files (`words/en.ftl`, `words/de.ftl`), so that the browser can read the same ones. Their messages:
`event-<kind>`, `action-<verb>`, `decision-<name>`, `label-<name>`, `why-<reason>`; for the lobby `about`, `option-<name>` and
`value-<value>`; `part-<name>` for what a score is made of; and, for a title without a board of its own, `label-<field>` for a
field of its view and `verb-<verb>` for a kind of move. A seat is given as its name under the field's own name, and a second
argument says whether it is the reader: `$seat` and `$seat_is` (`you` or `other`). A list with a number for each seat is given
with their names too, the least first or the greatest: `$totals_rising`, `$totals_falling`.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from chabudai.core.errors import InvalidSetup, Refusal, SetupWhy, shown
from chabudai.core.events import Event, kebab
from chabudai.core.game import Action, Game
from chabudai.core.seats import Seat
from chabudai.teaching import Phrase
from chabudai.title import Title

LANGUAGES: Final = ("en", "de")
_FRACTION: Final = re.compile(r"[+−-]?\d+\.\d{1,2}")
"""Three digits would be a German thousand."""


def rules(title: Title, language: str) -> str:
    """The rules of a title in one language."""
    return title.rules_file(language).read_text("utf-8")


def decimal(text: str, language: str) -> str:
    """A text with a fraction in it as the language writes it."""
    return text.replace(".", ",") if language == "de" else text


@lru_cache(maxsize=64)
def _parsed(text: str) -> Resource:
    """A catalogue as it is read: parsing it takes a tenth of a second, and every reader at a table has the same."""
    return FluentResource(text)


class Words:
    """A title's catalogue in one language, for one reader at a table of named seats."""

    def __init__(
        self,
        title: Title,
        language: str,
        names: list[str],
        reader: Seat | None = None,
        more: Path | None = None,
        game: Game | None = None,
    ) -> None:
        """`more` is a folder with a catalogue of the place where they are said; `game` is the one whose edition gives names."""
        if language not in LANGUAGES:
            raise InvalidSetup(shown(language), SetupWhy.NO_SUCH_LANGUAGE, languages=", ".join(LANGUAGES))
        self.language: Final = language
        self.names: Final = names
        self.reader: Final = reader
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        common = Path(__file__).parent / f"common.{language}.ftl"
        for path in (common, title.catalogue_file(language), *([] if more is None else [more / f"{language}.ftl"])):
            self._bundle.add_resource(_parsed(path.read_text("utf-8")))
        if game is not None and (own := title.own_words(game, language)):
            self._bundle.add_resource(_parsed(own), allow_overrides=True)

    def has(self, message: str) -> bool:
        """Whether the catalogue has this message."""
        return bool(self._bundle.has_message(message))

    def messages(self) -> set[str]:
        """The names of all messages."""
        return set(self._bundle._messages)

    def say(self, message: str, arguments: dict[str, object]) -> str:
        """A message with its arguments filled in. A missing message or argument is an error of ours: KeyError."""
        if not self.has(message):
            raise KeyError(f"no message {message!r} in {self.language!r}")
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, self._filled(arguments))
        if errors:
            raise KeyError(f"message {message!r} in {self.language!r}: {errors[0]}")
        return str(text)

    def phrase(self, phrase: Phrase) -> str:
        """A sentence of a guide or a story."""
        return self.say(phrase.message, dict(phrase.given))

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        fields = event.as_dict()
        return self.say(f"event-{fields.pop('event')}", fields)

    def action(self, action: Action) -> str:
        """What one may do, as an instruction."""
        return self.say(f"action-{action.verb}", dict(action.arguments))

    def decision(self, name: str) -> str:
        """What is to be decided now."""
        return self.say(f"decision-{kebab(name)}", {})

    def why(self, error: Refusal) -> str:
        """Why something is refused, with the rule where there is one."""
        cited = f" ({error.rule})" if error.rule else ""
        return self.say(f"why-{error.reason}", dict(error.arguments)) + cited

    def _filled(self, arguments: dict[str, object]) -> dict[str, object]:
        filled: dict[str, object] = {}
        for name, value in arguments.items():
            if name.endswith("seat") and isinstance(value, int):
                filled[name] = self.names[value] if 0 <= value < len(self.names) else str(value)
                filled[f"{name}_is"] = "you" if value == self.reader else "other"
            elif isinstance(value, list):
                filled[name] = self._company(value) if name.endswith("seats") else ", ".join(map(self._item, value))
                filled |= self._ranked(name, value)
            elif isinstance(value, Phrase):
                filled[name] = self.phrase(value)
            elif isinstance(value, bool):
                filled[name] = "yes" if value else "no"
            elif isinstance(value, str) and _FRACTION.fullmatch(value):
                filled[name] = decimal(value, self.language)
            else:
                filled[name] = value
        return filled

    def _company(self, seats: list[object]) -> str:
        """Several seats by their names, with an `and` before the last."""
        names = [self.names[seat] if isinstance(seat, int) else str(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {self.say('label-and', {})} {names[-1]}"

    def _ranked(self, name: str, value: list[object]) -> dict[str, str]:
        """Numbers of all seats, with their names: `$totals_rising` and `$totals_falling`."""
        numbers = [item for item in value if isinstance(item, int)]
        if len(numbers) != len(self.names) or len(numbers) != len(value):
            return {}
        rising = sorted(range(len(numbers)), key=lambda seat: numbers[seat])
        falling = sorted(range(len(numbers)), key=lambda seat: -numbers[seat])
        you = {self.reader: self.say("label-you", {})}
        named = [f"{you.get(Seat(seat), self.names[seat])} {number}" for seat, number in enumerate(numbers)]
        return {
            f"{name}_{way}": ", ".join(named[seat] for seat in order)
            for way, order in (("rising", rising), ("falling", falling))
        }

    def _item(self, item: object) -> str:
        return self.phrase(item) if isinstance(item, Phrase) else str(item)
