"""The bars: what we promise about our speed. Every promise is a ratio within one run, or a time for one clone."""

from typing import Final, NamedTuple

MICROSECOND: Final = 1e-6


class Bar(NamedTuple):
    """Our figure must be at least, or at most, so much of the peer's; without a peer, at most so many seconds."""

    ours: str
    peer: str | None
    least: float | None = None  # of the peer's work per second
    most: float | None = None  # of the peer's time per unit of work

    def is_met(self, reached: float) -> bool:
        """Whether that is far enough."""
        return (self.least is None or reached >= self.least) and (self.most is None or reached <= self.most)

    def bound(self) -> str:
        """The bar in words."""
        if self.least is not None:
            return f"≥ {self.least:g} ×"
        if self.most is None:
            return "none"
        return f"≤ {self.most:g} ×" if self.peer is not None else f"≤ {self.most / MICROSECOND:g} µs"


BARS: Final = (
    Bar("zenmaster rollout", "C zenmaster", least=1 / 4),
    Bar("zenmaster rollout", "hearts loop", least=8),
    Bar("zenmaster steps", "hearts steps", least=4),
    Bar("zenmaster clone", "hearts clone", most=1 / 4),
    Bar("zenmaster search", "oh_hell search", least=4),
    Bar("makatsu rollout", "hearts loop", least=5),
    Bar("makatsu steps", "hearts steps", least=4),
    Bar("makatsu clone", "hearts clone", most=1 / 4),
    Bar("makatsu search", "oh_hell search", least=4),
    Bar("maki-master rollout", "hearts loop", least=1),
    Bar("maki-master rollout", "catanatron", least=40),
    Bar("maki-master clone", None, most=1 * MICROSECOND),
    Bar("maki-master search", "oh_hell search", least=1),
    Bar("ninjato rollout", "hearts loop", least=0.7),
    Bar("ninjato rollout", "catanatron", least=40),
    Bar("ninjato clone", None, most=1.5 * MICROSECOND),
    Bar("ninjato search", "oh_hell search", least=1),
    *(Bar(f"{title} openspiel", "hearts steps", least=1) for title in ("zenmaster", "makatsu", "maki-master", "ninjato")),
    *(
        Bar(f"{title} aec", f"classic {name}", least=8)
        for title in ("zenmaster", "makatsu", "maki-master", "ninjato")
        for name in ("rps", "tictactoe")  # the fastest of the classic ones
    ),
    Bar("zenmaster dataset", None, most=10 * MICROSECOND),
    Bar("zenmaster batch", None, most=1 * MICROSECOND),
    Bar("zenmaster batch", "pgx leduc_holdem", least=3),
)
