"""Command lines at random: right ones, nearly right ones and nonsense, all of them short to run."""

from collections.abc import Callable
from pathlib import Path
from random import Random

GAMES = [
    "zenmaster",
    "ZenMaster",
    "zen",
    "makatsu",
    "maki-master",
    "maki",
    "Ninjato",
    "ma",
    "chess",
    "",
    "0",
    "zenmaster.toml",
    "\udcff",
]
BOTS = [
    "random",
    "casual",
    "random,casual",
    "Random",
    "wizard",
    "",
    ",",
    "master@99999999999999999999",
    "random@x",
    "a,b,c,d,e,f,g",
    "@",
]
NUMBERS = [
    "-1",
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "99999999999999999999",
    "9" * 5000,
    "1e3",
    "x",
    "",
    "٣",
    "0x10",
    " 3",
    "1.5",
    "nan",
]
WORDS = [
    "",
    "x",
    "0",
    "--",
    "-",
    "é",
    "\x1b[2J",
    "a\nb",
    "\0",
    "\udcff",
    "🍣",
    "../..",
    "'",
    '"',
    "a=b",
    "=",
    "%s",
    "{x}",
    "{ $x }",
    "A" * 3000,
]
PAIRS = [
    "lead=highest",
    "lead=x",
    "ten-cards=on",
    "dealer=1",
    "memory-aid=off",
    "ties=last-of-colour",
    "=",
    "a=",
    "=b",
    "a",
    "a=b=c",
    "",
]
NOWHERE = ["http://127.0.0.1:1", "redis://127.0.0.1:1", "x", "", "http://", "redis://", "ftp://x", "http://[", "\0", "\udcff"]
LANGUAGES = ["en", "de", "xx", "", "EN"]
TYPED = [
    "1",
    "2",
    "help",
    "hint?",
    "undo",
    "look",
    "log",
    "rules zzz",
    "what 1",
    "save x",
    "confirm",
    "",
    "0",
    "99",
    "play 7",
    "²",
    "\x1b[2J",
    "quit",
]
COMMANDS = [
    "play",
    "games",
    "simulate",
    "replay",
    "check",
    "arena",
    "report",
    "bench",
    "serve",
    "verify",
    "backup",
    "move-database",
    "schema",
    "admin",
    "help",
    "learn",
    "review",
    "benchmark",
    "dataset",
    "bot",
    "think",
    "edition",
]


class Lines:
    """A generator of command lines; whatever is written goes below one folder."""

    def __init__(self, seed: int, folder: Path, record: Path) -> None:
        self.random = Random(seed)
        self.folder = folder
        self.files = [
            str(record),
            str(folder),
            str(folder / "none"),
            "/dev/null",
            "/dev/zero",
            "-",
            "nul\0",
            "\udcff",
            "",
            str(folder / "new"),
        ]

    def one(self) -> tuple[list[str], str]:
        """A command line and what is typed at it."""
        command = self.random.choice([*COMMANDS, "nonsense", "--version", "--nonsense", "", "\udcff"])
        made: dict[str, Callable[[], list[str]]] = {
            "play": self._play,
            "simulate": self._simulate,
            "arena": self._arena,
            "report": self._report,
            "bench": lambda: [self._word(), "--seconds", self.random.choice(["0", "-1", "nan", "x", "1e9"])],
            "serve": self._serve,
            "replay": lambda: [
                self._file(),
                *self._some("--step", NUMBERS),
                *self._some("--seat", NUMBERS),
                *self._some("--language", LANGUAGES),
            ],
            "check": lambda: [self._file(), *([self._file()] if self.random.random() < 0.3 else [])],
            "verify": lambda: [
                self._file(),
                *self._some("--commitment", WORDS),
                *self._some("--contribution", [*PAIRS, "0=x", "9=1"]),
            ],
            "backup": lambda: [self._file(), "--database", self._file()],
            "move-database": lambda: [self._file(), self._file()],
            "admin": self._admin,
            "review": self._review,
            "benchmark": lambda: [
                self.random.choice(GAMES),
                self.random.choice(BOTS),
                *self.random.choice([["--workers", "0"], ["--cluster", "moon"], ["--out", "/dev/null"], ["--nonsense"]]),
            ],
            "dataset": self._dataset,
            "bot": lambda: [self._word(), "--server", self.random.choice(NOWHERE), *self._some("--policy", [*BOTS, *WORDS])],
            "think": lambda: ["--broker", self.random.choice(NOWHERE), *self._some("--workers", ["0", "x", "1"])],
            "edition": self._edition,
            "help": lambda: [self.random.choice([*COMMANDS, *WORDS])],
            "learn": lambda: [
                self.random.choice(GAMES),
                *([self.random.choice(NUMBERS)] if self.random.random() < 0.5 else []),
            ],
        }
        arguments = [command, *made.get(command, list)()]
        if self.random.random() < 0.15:
            arguments.insert(self.random.randrange(len(arguments) + 1), self._word())
        typed = "".join(f"{self.random.choice(TYPED)}\n" for _ in range(self.random.randrange(8)))
        return arguments, typed

    def _some(self, option: str, values: list[str], share: float = 0.4) -> list[str]:
        return [option, self.random.choice(values)] if self.random.random() < share else []

    def _word(self) -> str:
        return self.random.choice(
            [*WORDS, *GAMES, *NUMBERS, "--nonsense", "--help", "-h", "--json", "--language=de", "--language"]
        )

    def _file(self) -> str:
        return self.random.choice(self.files)

    def _setup(self) -> list[str]:
        return [
            *self._some("--seats", NUMBERS),
            *self._some("--option", PAIRS),
            *self._some("--edition", ["house", "x", *self.files], 0.2),
        ]

    def _play(self) -> list[str]:
        given = [
            *self._setup(),
            *self._some("--seed", WORDS),
            *self._some("--bot", BOTS, 0.3),
            *self._some("--seat", NUMBERS, 0.2),
        ]
        return [self.random.choice(GAMES), *given, *self._some("--language", LANGUAGES)]

    def _simulate(self) -> list[str]:
        given = [*self._setup(), "--games", self.random.choice(["1", "2", "0", "-1", "x"]), *self._some("--seed", WORDS)]
        out = (
            ["--records", self.random.choice([*self.files, str(self.folder / str(self.random.random()))])]
            if self.random.random() < 0.3
            else []
        )
        return [
            self.random.choice(GAMES),
            *given,
            *self._some("--bots", BOTS),
            *out,
            *self._some("--workers", ["0", "x", "1"], 0.2),
        ]

    def _arena(self) -> list[str]:
        given = [*self._setup(), "--games", self.random.choice(["1", "2", "0", "x"]), *self._some("--seed", WORDS, 0.2)]
        out = self._some("--out", self.files)
        return [
            self.random.choice(GAMES),
            "--bots",
            self.random.choice(BOTS),
            *given,
            *out,
            *self._some("--time", ["-1", "9" * 30, "x"], 0.2),
        ]

    def _report(self) -> list[str]:
        wrong = self.random.choice(
            [["--games", "0"], ["--bots", "wizard"], ["--seats", "99"], ["--out", "/dev/null"], ["--against", "x"]]
        )
        return [self.random.choice(GAMES), "--out", str(self.folder / "report"), *self._setup(), *wrong]

    def _serve(self) -> list[str]:
        wrong = [
            ["--port", "99999"],
            ["--port", "x"],
            ["--host", "300.1.1.1"],
            ["--host", "\0"],
            ["--host", "a" * 300],
            ["--host", "é" * 80],
        ]
        return [*self.random.choice(wrong), "--database", str(self.folder / "made.db")]

    def _review(self) -> list[str]:
        """Of no game that could be reviewed: that would take seconds."""
        given = [*self._some("--seat", NUMBERS), *self._some("--effort", ["0", "-1", "nan", "x"])]
        return [self.random.choice(self.files[1:]), *given, *self._some("--language", LANGUAGES)]

    def _dataset(self) -> list[str]:
        out = self.random.choice([*self.files, str(self.folder / str(self.random.random()))])
        given = ["--games", self.random.choice(["1", "2", "0", "x"]), *self._some("--part", NUMBERS)]
        return [self.random.choice(GAMES), "--out", out, *given, *self._setup(), *self._some("--bots", ["random", *BOTS[3:]])]

    def _edition(self) -> list[str]:
        act = self.random.choice(["new", "check", "show", "diff", "nonsense"])
        named = [self.random.choice(["house", "x", *self.files]) for _ in range(self.random.randrange(3))]
        return [act, self.random.choice(GAMES), *named]

    def _admin(self) -> list[str]:
        act = self.random.choice(
            [
                ["list", "people"],
                ["list", "x"],
                ["log"],
                ["close", "x"],
                ["ban", "x"],
                ["delete", "x"],
                ["remove", "x", "99"],
                ["nonsense"],
                [],
            ]
        )
        return [*act, *(["--database", self._file()] if act and act != ["nonsense"] else [])]
