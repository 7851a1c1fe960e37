"""A policy of one's own is a bot: a function, or a network in a file."""

from pathlib import Path

import pytest

from chabudai.arena.duel import Plan, play_deal
from chabudai.bots import bot
from chabudai.bots.players import RandomBot
from chabudai.core import InvalidSetup
from chabudai.games import title


def test_a_function_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_policy.py").write_text("def last(view, legal, rng):\n    return legal[-1]\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    game = title("zenmaster").game(3)
    state = game.new_state()
    legal = [game.action("play 3"), game.action("play 9")]
    chosen = bot("my_policy:last", game).choose(state.view(None), legal, None, None)  # type: ignore[arg-type]
    assert chosen.action is legal[-1]
    for wrong in ("my_policy:first", "no_such_module:last", ":", "missing.onnx"):
        with pytest.raises(InvalidSetup):
            bot(wrong, game)


def test_a_class_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "from chabudai.bots.players import RandomBot\n\nclass Mine(RandomBot):\n    pass\n"
    (tmp_path / "my_bot.py").write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    game = title("zenmaster").game(3)
    seated = bot("my_bot:Mine", game)
    assert isinstance(seated, RandomBot)
    assert (seated.name, seated.game) == ("my_bot:Mine", game)


@pytest.mark.parametrize("name", ["zenmaster", "makatsu", "maki-master", "ninjato"])
def test_a_network_plays_whole_games_in_the_arena(name: str, tmp_path: Path) -> None:
    pytest.importorskip("onnx", reason="`make research` runs this")
    pytest.importorskip("onnxruntime")
    known = title(name)
    seats = known.usual_seats()
    observer = known.observer(known.game(seats))
    file = network(tmp_path / "net.onnx", observer.size, observer.choices)
    plan = Plan(name, seats, {}, (str(file), *["random"] * (seats - 1)))
    assert all(1 in game.ranks for game in play_deal(plan, 0))
    other = network(tmp_path / "other.onnx", observer.size + 1, observer.choices)
    with pytest.raises(InvalidSetup):
        bot(str(other), known.game(seats))


def network(file: Path, size: int, choices: int) -> Path:
    """A network of one layer that likes actions with a great index."""
    import numpy as np
    from onnx import TensorProto, helper, numpy_helper, save

    weights = numpy_helper.from_array(np.zeros((size, choices), np.float32), "weights")
    bias = numpy_helper.from_array(np.arange(choices, dtype=np.float32), "bias")
    layer = helper.make_node("Gemm", ["observation", "weights", "bias"], ["logits"])
    given = helper.make_tensor_value_info("observation", TensorProto.FLOAT, [None, size])
    told = helper.make_tensor_value_info("logits", TensorProto.FLOAT, [None, choices])
    model = helper.make_model(helper.make_graph([layer], "net", [given], [told], [weights, bias]))
    model.ir_version = 10
    model.opset_import[0].version = 21
    save(model, file)
    return file
