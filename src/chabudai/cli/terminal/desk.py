"""A person's place at the terminal: the position with its guide, and what is typed about it. Shared by games and lessons."""

from contextlib import suppress
from difflib import get_close_matches
from typing import Final

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table
from rich.text import Text

from chabudai.cli.speech import words_of
from chabudai.cli.terminal.offers import Offer, meant, offers, plain
from chabudai.cli.terminal.rules import chapters, found_in_rules
from chabudai.cli.terminal.screen import as_text, blocks, inset
from chabudai.core.errors import RulesError, shown
from chabudai.core.fast.rng import Rng
from chabudai.core.game import Action, Game, View
from chabudai.core.painting import ABOUT, NAME, NOW, Say
from chabudai.core.play import play_action
from chabudai.teaching import Group, Guide, Phrase, Thing
from chabudai.title import Title
from chabudai.words import LANGUAGES, Words

_LABELS_A_LINE: Final = 30  # characters of labels that share one consequence
_MOST_LISTED: Final = 8


def how_it_plays(words: Words, options: dict[str, str]) -> list[str]:
    """The game in about ten lines; an option that changes one has a line of its own."""
    lines: list[str] = []
    for number in range(1, 20):
        changed = [f"how-{number}-{name}-{value}" for name, value in options.items()]
        message = next((each for each in changed if words.has(each)), f"how-{number}")
        if words.has(message):
            lines.append(words.say(message, {}))
    return lines


def explaining(words: Words, guide: Guide) -> Say:
    """How a painter speaks: the words of the catalogue, and what the guide says of things."""
    things = {thing.id: thing for thing in guide.things}

    def say(message: str, arguments: dict[str, object]) -> str:
        if message not in {NAME, ABOUT, NOW}:
            return words.say(message, arguments)
        thing = things[str(arguments["thing"])]
        phrase = {NAME: thing.name, ABOUT: thing.about, NOW: thing.now}[message]
        return "" if phrase is None else words.phrase(phrase)

    return say


class Desk:
    """What a person sees and may choose now."""

    def __init__(self, console: Console, title: Title, game: Game, words: Words) -> None:
        self.console: Final = console
        self.title: Final = title
        self.game: Final = game
        self.words: Final = words
        language = next(known for known in LANGUAGES if known != words.language)
        self.other: Final = words_of(title, language, words.names, words.reader, game)
        self.guide = Guide(Phrase(""))
        self.view: View | None = None
        self.groups: list[tuple[Group, list[Offer]]] = []
        self.seen: list[str] = []

    def lay(self, view: View, legal: list[Action], lesson: Phrase | None = None) -> None:
        """Put a position before the person. In a lesson its task is the prompt; what choices lead to is to be found out."""
        self.view = view
        self.guide = self.title.guide(self.game, view, legal)
        if lesson is not None:
            self.guide = replace(self.guide, prompt=lesson, step=0, notes=[])
            for choice in [choice for group in self.guide.groups for choice in group.choices]:
                choice.then = None
        self.groups = offers(self.guide, legal, self.words, self.other)

    def offered(self) -> list[Offer]:
        """All choices, in the order they are shown."""
        return [offer for _, group in self.groups for offer in group]

    # What is shown

    def say(self, message: str, style: str = "", **arguments: object) -> None:
        """A sentence of the catalogue on a line of its own."""
        self.console.print(self.words.say(f"terminal-{message}", dict(arguments)), style=style or None)

    def phrase(self, phrase: Phrase | None) -> str:
        """A phrase in words; nothing for one that the title has no words for."""
        return self.words.phrase(phrase) if phrase is not None and self.words.has(phrase.message) else ""

    def show_news(self, lines: list[str]) -> None:
        """What happened, a line each."""
        for line in lines:
            bullet = Table.grid(padding=(0, 1, 0, 0))
            bullet.add_row(Text("·", "dim"), Text(line))
            self.console.print(bullet)

    def show_table(self, whole: bool = True) -> None:
        """The position: all of it, or what is not as it was when it was last shown."""
        assert self.view is not None
        drawing = self.title.paint(self.view, self.words.names, explaining(self.words, self.guide))
        before, self.seen = self.seen, [block.plain() for block in blocks(drawing)]
        if whole:
            self.console.print()
            self.console.print(as_text(drawing))
            return
        for block in blocks(drawing):
            if block.plain() not in before:
                self.console.print()
                self.console.print(as_text(block))

    def show_choices(self, decision: str) -> None:
        """The turn as a sentence, and the choices under their headings with what each leads to."""
        self.console.print()
        prompt = self.phrase(self.guide.prompt) or self.words.decision(decision)
        if self.guide.steps and self.guide.step:
            where = {"step": self.guide.step, "steps": self.guide.steps}
            prompt = f"{self.words.say('terminal-step-of', dict(where))} · {prompt}"
        self.console.print(prompt, style="bold green")
        if self.guide.notes:
            self.console.print(inset(Text(" ".join(self.phrase(note) for note in self.guide.notes), "yellow")))
        for group, offered in self.groups:
            heading = self.phrase(group.name)
            if heading and (len(self.groups) > 1 or heading != prompt):
                self.console.print(Text(heading, "bold"))
            self.console.print(inset(self._choices(offered)))

    def _choices(self, offered: list[Offer]) -> Table:
        """A line for each choice; those that a label says all about share the line of what they lead to."""
        table = Table.grid(padding=(0, 2, 0, 0))
        if all(offer.is_on_board for offer in offered):
            for labels, then in self._shared(offered):
                table.add_row(Text(labels, "bold cyan"), Text(then, "dim"))
            return table
        table.add_column(no_wrap=True)
        for offer in offered:
            then = self.phrase(offer.choice.then)
            told = Text(self.words.action(offer.action))
            if then:
                told.append(f"  {then}", "dim")
            table.add_row(Text(offer.label, "bold cyan"), told)
        return table

    def _shared(self, offered: list[Offer]) -> list[tuple[str, str]]:
        """Labels that lead to the same, and what; a long row of labels goes on below."""
        by_then: dict[str, list[str]] = {}
        for offer in offered:
            by_then.setdefault(self.phrase(offer.choice.then), []).append(offer.label)
        rows: list[tuple[str, str]] = []
        for then, labels in by_then.items():
            lines = [""]
            for label in labels:
                if len(lines[-1]) + len(label) > _LABELS_A_LINE:
                    lines.append("")
                lines[-1] += f"{label}  "
            rows.append(("\n".join(line.rstrip() for line in lines), then))
        return rows

    def show_how(self) -> None:
        """The aim and the game in about ten lines."""
        if aim := self.phrase(self.guide.aim):
            self.console.print(Text(aim, "bold"))
        for number, line in enumerate(how_it_plays(self.words, self.game.setup.options), 1):
            row = Table.grid(padding=(0, 2, 0, 0))
            row.add_row(Text(f"{number:>2}", "dim"), Text(line))
            self.console.print(row)

    def _show_chapters(self) -> None:
        self.console.print()
        self.say("rules-chapters", "bold")
        table = Table.grid(padding=(0, 2, 0, 0))
        for number, name in chapters(self.title, self.words.language):
            table.add_row(Text(self.words.say("terminal-rules-chapter", {"number": number}), "bold cyan"), Text(name))
        self.console.print(inset(table))
        self.say("rules-more", "dim")

    # What is typed

    def chosen(self, line: str) -> Action | None:
        """The choice that was typed, or None after saying what is wrong."""
        found = meant(line, self.offered(), self.words, self.other)
        if len(found) == 1:
            return found[0].action
        if found:
            listed = ", ".join(f"{offer.label} ({self.words.action(offer.action)})" for offer in found[:_MOST_LISTED])
            more = " …" if len(found) > _MOST_LISTED else ""
            self.say("which-one", "yellow", choices=listed + more)
            return None
        if line.isdecimal():
            labels = ", ".join(offer.label for offer in self.offered()[:20])
            self.say("no-such-number", "red", typed=shown(line, 12), labels=labels)
            return None
        self._explain_refusal(line)
        return None

    def _explain_refusal(self, line: str) -> None:
        try:
            self._refuse(self._read(line))
        except RulesError as error:
            self.console.print(self.words.why(error), style="red")
        self.say("see-help", "dim")

    def _read(self, line: str) -> Action:
        """A line as notation; where a choice is a place or a card, its name alone says which one is meant."""
        verbs = dict.fromkeys(offer.action.verb for offer in self.offered())
        for verb in verbs:
            with suppress(RulesError):
                return self.game.action(f"{verb} {line}")
        return self.game.action(line)

    def _refuse(self, action: Action) -> None:
        """Ask the rules, in a world that the person cannot tell from this one, why an action is not offered."""
        assert self.view is not None
        assert self.words.reader is not None
        state = self.game.sample_world(self.view, Rng(1))
        play_action(state, self.words.reader, action)

    def explain(self, asked: str) -> None:
        """`what X`: the things of that name; without a name, what can be asked for."""
        things = [thing for thing in self.guide.things if self.phrase(thing.name)]
        if not asked:
            names = list(dict.fromkeys(self.phrase(thing.name) for thing in things))
            self.console.print(inset(Text(" · ".join(names) or self.words.say("terminal-nothing-yet", {}))))
            return
        found = self._things(asked, things)
        if not found:
            self._not_here(asked, things)
        alike: dict[str, list[Thing]] = {}
        for thing in found[:_MOST_LISTED]:
            alike.setdefault(self.phrase(thing.about), []).append(thing)
        for group in alike.values():
            self._show_things(group)

    def _not_here(self, asked: str, things: list[Thing]) -> None:
        """What is not on the table: what was meant perhaps, or what the rules say of it."""
        named = {plain(self.phrase(thing.name)): self.phrase(thing.name) for thing in things}
        parts = plain(asked).split()
        close = [
            name for known, name in named.items() if all(get_close_matches(part, known.split(), 1, 0.75) for part in parts)
        ]
        passages = found_in_rules(self.title, self.words.language, asked)
        if close:
            self.say("did-you-mean", "yellow", typed=shown(asked, 40), names=", ".join(close[:3]))
        elif passages:
            self.show_rules(asked)
        else:
            self.say("no-such-thing", "yellow", typed=shown(asked, 40))

    def _things(self, asked: str, things: list[Thing]) -> list[Thing]:
        """Things by a label of the choices, by id, by name in either language, or by the beginning of its words."""
        line = plain(asked)
        labelled = [thing for offer in self.offered() if plain(offer.label) == line for thing in offer.choice.things[:1]]
        exact = [thing for thing in things if line in self._called(thing) or thing.id in labelled]
        if exact:
            return exact
        return [thing for thing in things if self._begins(line, thing)]

    def _begins(self, line: str, thing: Thing) -> bool:
        words = " ".join(self._called(thing)).split()
        return all(any(word.startswith(part) for word in words) for part in line.split())

    def _called(self, thing: Thing) -> list[str]:
        names = [each.phrase(thing.name) for each in (self.words, self.other) if each.has(thing.name.message)]
        short = [name.partition("(")[0] for name in names]
        return [plain(name) for name in [*names, *short, thing.id.replace("-", " ")]]

    def _show_things(self, things: list[Thing]) -> None:
        """Things that are explained alike: the sentence once, what each is worth now behind its name."""
        told = Text(" · ".join(self.phrase(thing.name) for thing in things), "bold cyan")
        told.append(f"\n{self.phrase(things[0].about)}", "not bold default")
        for thing in things:
            if now := self.phrase(thing.now):
                who = f"{self.phrase(thing.name)}: " if len(things) > 1 else ""
                told.append(f"\n{who}{now}", "not bold green")
        if things[0].rule:
            told.append(f"\n{self.words.say('terminal-rule', {'rule': things[0].rule})}", "not bold dim")
        self.console.print(inset(told))

    def show_rules(self, topic: str) -> None:
        """What the rules say of a topic; without one the game in about ten lines, and the chapters to ask for."""
        if not topic:
            self.show_how()
            self._show_chapters()
            return
        found = found_in_rules(self.title, self.words.language, topic)
        if not found:
            self.say("rules-nothing", "yellow", topic=shown(topic, 40))
        heading = ""
        for section, text in found:
            if section != heading:
                self.console.print(Text(section, "bold"))
                heading = section
            self.console.print(inset(Text(text)))
