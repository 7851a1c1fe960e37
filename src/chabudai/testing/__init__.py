"""Tests that any game can be run through, ours or a stranger's; they need the extra `chabudai[testing]`.

from chabudai.testing import contract

@given(picks())
def test_contract(pick):
    contract.plays_to_the_end(game, pick)
"""
