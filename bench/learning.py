"""The environments for learning, ours and the peers': PettingZoo's classic games one agent at a time, pgx in batches.

Every measurement includes choosing a random legal action: for single games from the mask, from all actions where there is
none; for batches in one go over all games, each side in its own way.
"""

import tempfile
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from bench.peers import peer_module, spiel_from_python
from chabudai.cli.measure import Candidate, Measurement, repeated
from chabudai.core.fast.rng import Rng
from chabudai.games import TITLES

SEATS: Final = 4
SIZE: Final = 1024
STEPS: Final = 20  # of a batch between two looks at the clock
CYCLES: Final = 200  # the most of one game of PettingZoo
CLASSICS: Final = ("rps_v2", "tictactoe_v3")  # the two fastest; connect_four, leduc, texas, go and chess are slower


def aec(make: Callable[[], Any]) -> Measurement:
    """Random games one agent at a time, as PettingZoo documents it. Work: steps of agents."""
    env = make()
    below = Rng(1).below

    def play() -> int:
        steps = 0
        env.reset(seed=1)
        for agent in env.agent_iter(CYCLES):
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            steps += 1
            mask = seen["action_mask"] if isinstance(seen, dict) else info.get("action_mask")
            if mask is None:
                env.step(below(env.action_space(agent).n))
            else:
                legal = mask.view(bool).nonzero()[0]  # NumPy finds flags faster than numbers
                env.step(int(legal[below(len(legal))]))
        return steps

    return repeated(play)


def own_aec(title: str) -> Measurement:
    """A title of ours with four seats."""
    made = peer_module("chabudai.rl.aec", "the research extra")
    return aec(partial(made.raw_env, title, seats=SEATS))


def classic(name: str) -> Measurement:
    """One of PettingZoo's own classic games."""
    peer_module("pygame", "PettingZoo's classic games")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of the way to import them
        module = peer_module(f"pettingzoo.classic.{name}", "PettingZoo's classic games")
    return aec(module.env)


def own_openspiel(title: str) -> Measurement:
    """A title of ours through OpenSpiel."""
    return spiel_from_python(f"chabudai_{title.replace('-', '_')}")


def batch(title: str) -> Measurement:
    """1,024 games at once, with observations and masks in arrays. Work: decisions."""
    numpy = peer_module("numpy", "the research extra")
    games = peer_module("chabudai.rl", "the research extra").Batch(title, SIZE, SEATS, seed=1)
    luck = numpy.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            games.step(games.sample(luck))
        return STEPS * SIZE

    return repeated(play)


def dataset(title: str) -> Measurement:
    """A part of a data set of random bots, played and written to a file. Work: decisions."""
    made = peer_module("chabudai.rl.dataset", "the research extra")
    plan = made.Plan(title, SEATS, {}, "house", (made.RANDOM,) * SEATS, "bench", SIZE, SIZE)
    folder = tempfile.TemporaryDirectory(prefix="chabudai-bench-")

    def write() -> int:
        return int(made.write_part(plan, 0, folder.name)[1])

    return repeated(write)


def pgx_leduc() -> Measurement:
    """1,024 games of pgx's leduc_holdem at once, compiled by JAX, begun anew when they end. Work: decisions."""
    jax = peer_module("jax", "pgx")
    pgx = peer_module("pgx", "pgx")
    auto_reset = peer_module("pgx.experimental", "pgx").auto_reset
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]
    def choose_and_step(state: Any, key: Any) -> tuple[Any, Any]:
        key, chosen, dealt = jax.random.split(key, 3)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(chosen, logits, axis=1)
        return step(state, actions, jax.random.split(dealt, SIZE)), key

    first = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), SIZE))
    now = [first, jax.random.PRNGKey(1)]

    def play() -> int:
        for _ in range(STEPS):
            now[:] = choose_and_step(*now)
        now[0].observation.block_until_ready()
        return STEPS * SIZE

    return repeated(play)


LEARNING: Final = (
    *(Candidate(f"{title.name} openspiel", "decisions", partial(own_openspiel, title.name)) for title in TITLES),
    *(Candidate(f"{title.name} aec", "steps", partial(own_aec, title.name)) for title in TITLES),
    *(Candidate(f"{title.name} batch", "decisions", partial(batch, title.name)) for title in TITLES),
    Candidate("zenmaster dataset", "decisions", partial(dataset, "zenmaster")),
    *(Candidate(f"classic {name.rpartition('_')[0]}", "steps", partial(classic, name)) for name in CLASSICS),
    Candidate("pgx leduc_holdem", "decisions", pgx_leduc),
)
