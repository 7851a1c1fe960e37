/** Where the result of a seat's game stands in a view's `erased`. */
export const erasedAt = (seat: number, game: number) => seat * 5 + game
