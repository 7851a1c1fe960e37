"""Why an action of Meister Makatsu is not legal now."""

from chabudai.core.errors import Reason


class Why(Reason):
    """Every reason that the rules give; the catalogues say `why-<reason>`."""

    NOT_IN_HAND = "not-in-hand"
    ONLY_CHANCE_DRAWS = "only-chance-draws"
    MUST_CHOOSE_HOLDER = "must-choose-holder"
    MUST_DRAW_FROM_DECK = "must-draw-from-deck"
