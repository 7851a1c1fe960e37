"""The nodes of one search, packed into one vector of native integers.

A node is a history of actions, chance's too, and is named by where it begins in the vector. The root is node 0.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

ACTION: Final[i64] = 0  # the index of the action that led here
CHILD: Final[i64] = 1  # the first child, 0 for none
SIBLING: Final[i64] = 2  # the next child of the same parent, 0 for none
VISITS: Final[i64] = 3
AVAILABLE: Final[i64] = 4  # how often the action was legal when its parent was visited
TOTAL: Final[i64] = 5  # rewards of the seat that chose the action
SQUARES: Final[i64] = 6  # the same rewards squared
PRIOR: Final[i64] = 7  # what the policy thought of the action when it was first tried, in parts of REWARD
HERE: Final[i64] = 8  # rewards of the seat that acts in this node, over its passes
PASSES: Final[i64] = 9  # how many simulations went on from here by the tree
SIZE: Final[i64] = 10


@final
class Tree:
    """The nodes, the root among them."""

    def __init__(self) -> None:
        self.at: vec[i64] = vec[i64](capacity=64 * SIZE)
        self.nodes: i64 = 0
        self._new(0, 0, 0)

    def _new(self, action: i64, sibling: i64, prior: i64) -> i64:
        at = self.at
        node: i64 = len(at)
        at = append(at, action)
        at = append(at, 0)
        at = append(at, sibling)
        at = append(at, 0)
        at = append(at, 0)
        at = append(at, 0)
        at = append(at, 0)
        at = append(at, prior)
        at = append(at, 0)
        at = append(at, 0)
        self.at = at
        self.nodes += 1
        return node

    def add(self, parent: i64, action: i64, prior: i64) -> i64:
        """A new child of a node."""
        node: i64 = self._new(action, self.at[parent + CHILD], prior)
        self.at[parent + CHILD] = node
        return node

    def find(self, parent: i64, action: i64) -> i64:
        """The child that an action leads to, 0 for none."""
        at = self.at
        node: i64 = at[parent + CHILD]
        while node != 0 and at[node + ACTION] != action:
            node = at[node + SIBLING]
        return node

    def credit(self, node: i64, reward: i64) -> None:
        """Add one simulation's reward, that of the seat that chose the node."""
        at = self.at
        at[node + VISITS] += 1
        at[node + TOTAL] += reward
        at[node + SQUARES] += reward * reward
