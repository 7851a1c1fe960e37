"""Tests that any game can be run through, ours or a stranger's; they need the extra `chabudai[testing]`.

`contract` has the promises of a game, `catalogues` those of its words; `guides`, `stories` and `lessons` those of how it is
taught; `lexicon` finds words that are not to be said, `rules` numbered rules and their tests; `picks` draws choices with
Hypothesis, and `setups` gives every game of a title. `docs/add-a-game.md` shows a whole test of a new game.
"""
