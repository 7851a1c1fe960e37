"""Why an action of ZenMaster is not legal now."""

from chabudai.core.errors import Reason


class Why(Reason):
    """Every reason that the rules give; the catalogues say `why-<reason>`."""

    NOT_IN_HAND = "not-in-hand"
    ONLY_CHANCE_DEALS = "only-chance-deals"
    MUST_CHOOSE_DEALER = "must-choose-dealer"
    MUST_DEAL_FROM_PACK = "must-deal-from-pack"
    MUST_TURN_FROM_DECK = "must-turn-from-deck"
