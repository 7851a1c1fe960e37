// ZenMaster on boardgame.io's own server, in memory: the peer that `make load` measures against.
// The same rules as ours (three to five seats, as many games as seats, nine tricks each), hands stripped by playerView.
const { Server } = require("boardgame.io/server");

const SCORES = [[1, 4], [4, 1], [2, 5], [5, 2], [3, 6], [6, 3], [4, 7], [7, 4], [3, 5], [5, 3]];
const NUMBERS = Array.from({ length: 50 }, (_, i) => i + 1);

function deal(G, random) {
  const seats = G.seats;
  const deck = random.Shuffle(NUMBERS);
  G.hands = Array.from({ length: seats }, (_, s) => deck.slice(s * 9, s * 9 + 9).sort((a, b) => a - b));
  G.scoreDeck = random.Shuffle(SCORES);
  G.played = G.hands.map(() => []);
  G.matches = G.hands.map(() => 0);
  G.table = G.hands.map(() => 0);
  G.trick = 0;
  G.dealer = G.firstDealer;
  G.next = (G.dealer + 1) % seats;
  G.scoreCard = G.scoreDeck.pop();
}

function endGame(G, random) {
  G.matches.forEach((balance, seat) => {
    const result = Math.abs(balance);
    if (result === 0 && G.results[seat].length) {
      const highest = Math.max(...G.results[seat]);
      if (highest > 0) G.results[seat][G.results[seat].indexOf(highest)] = 0;
    }
    G.results[seat].push(result);
  });
  G.game += 1;
  if (G.game === G.seats) {
    G.over = true;
    return;
  }
  G.firstDealer = (G.firstDealer + 1) % G.seats;
  deal(G, random);
}

function endTrick(G, random) {
  const highest = G.table.indexOf(Math.max(...G.table));
  const lowest = G.table.indexOf(Math.min(...G.table));
  G.matches[highest] += G.scoreCard[0];
  G.matches[lowest] -= G.scoreCard[1];
  G.table.forEach((card, seat) => G.played[seat].push(card));
  G.table = G.table.map(() => 0);
  G.trick += 1;
  if (G.trick === 9) return endGame(G, random);
  G.dealer = (G.dealer + 1) % G.seats;
  G.next = (G.dealer + 1) % G.seats;
  G.scoreCard = G.scoreDeck.pop();
}

const ZenMaster = {
  name: "zenmaster",
  setup: ({ ctx, random }) => {
    const G = { seats: ctx.numPlayers, game: 0, results: Array.from({ length: ctx.numPlayers }, () => []), over: false };
    G.firstDealer = random.Die(ctx.numPlayers) - 1;
    deal(G, random);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const { scoreDeck, hands, ...open } = G;
    return { ...open, hands: hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)), left: scoreDeck.length };
  },
  moves: {
    play: {
      move: ({ G, playerID, random }, card) => {
        const seat = Number(playerID);
        const at = G.hands[seat].indexOf(card);
        if (at < 0) return "INVALID_MOVE";
        G.hands[seat].splice(at, 1);
        G.table[seat] = card;
        G.next = (seat + 1) % G.seats;
        if (G.table.every((placed) => placed > 0)) endTrick(G, random);
      },
      client: false,
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.next, next: ({ G }) => G.next },
  },
  endIf: ({ G }) => (G.over ? { totals: G.results.map((all) => all.reduce((a, b) => a + b, 0)) } : undefined),
};

Server({ games: [ZenMaster], origins: [/.*/] }).run({ port: Number(process.argv[2]) }, () => console.log("ready"));
