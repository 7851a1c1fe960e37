/* Whole random matches of four-player ZenMaster: the yardstick of `make bench`.
 *
 * A plain program, as one would write it for speed without tricks: small arrays, one generator, one thread.
 * Every step of the game is played out in order: the deal, the turned score card, one free choice of a card per
 * decision, the trick, the balance of matches, the result of a game, the erasing of an earlier result by a 0.
 * A hand is an array; a card played is replaced by the last one, so that a random choice is one bounded draw.
 *
 *     cc -O3 -o zenmaster zenmaster.c && ./zenmaster SEED MATCHES
 *
 * prints one line of JSON: the decisions made, the processor seconds they took, the mean total of a seat and a checksum.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, NUMBERS = 50, HAND = 9, TRICKS = 9, SCORE_CARDS = 10, GAMES = SEATS };

typedef struct {
    uint8_t black; /* matches for the highest card */
    uint8_t white; /* matches for the lowest card */
} ScoreCard;

static const ScoreCard score_cards[SCORE_CARDS] = {
    {1, 4}, {4, 1}, {2, 5}, {5, 2}, {3, 6}, {6, 3}, {4, 7}, {7, 4}, {3, 5}, {5, 3},
};

/* ---- xoshiro256++ (Blackman and Vigna), seeded by splitmix64 ---- */

typedef struct {
    uint64_t s[4];
} Rng;

static uint64_t rotate_left(uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }

static uint64_t next(Rng *rng) {
    uint64_t *s = rng->s;
    const uint64_t result = rotate_left(s[0] + s[3], 23) + s[0];
    const uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotate_left(s[3], 45);
    return result;
}

static void seed_rng(Rng *rng, uint64_t seed) {
    for (int i = 0; i < 4; i++) {
        uint64_t z = (seed += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        rng->s[i] = z ^ (z >> 31);
    }
}

/* A number below n, every one equally likely (Lemire: multiply, reject the short remainder). */
static uint32_t below(Rng *rng, uint32_t n) {
    uint64_t product = (next(rng) >> 32) * n;
    if ((uint32_t)product < n) {
        const uint32_t threshold = -n % n;
        while ((uint32_t)product < threshold) product = (next(rng) >> 32) * n;
    }
    return (uint32_t)(product >> 32);
}

/* ---- the game ---- */

typedef struct {
    uint8_t hands[SEATS][HAND];
    int held; /* cards in each hand at the start of the trick */
    ScoreCard deck[SCORE_CARDS];
    int balance[SEATS]; /* black matches above zero, white ones below */
    int results[SEATS][GAMES];
    int first_dealer;
} Match;

static void shuffle_score_cards(Match *match, Rng *rng) {
    for (int i = 0; i < SCORE_CARDS; i++) match->deck[i] = score_cards[i];
    for (int i = 0; i < TRICKS; i++) { /* the tenth is whatever is left */
        const int j = i + (int)below(rng, SCORE_CARDS - i);
        const ScoreCard turned = match->deck[j];
        match->deck[j] = match->deck[i];
        match->deck[i] = turned;
    }
}

static void deal(Match *match, Rng *rng) {
    uint8_t pack[NUMBERS];
    int left = NUMBERS;
    for (int i = 0; i < NUMBERS; i++) pack[i] = (uint8_t)(i + 1);
    for (int seat = 0; seat < SEATS; seat++) {
        for (int i = 0; i < HAND; i++) {
            const uint32_t j = below(rng, left);
            match->hands[seat][i] = pack[j];
            pack[j] = pack[--left];
        }
        match->balance[seat] = 0;
    }
    match->held = HAND;
    shuffle_score_cards(match, rng);
}

static void play_trick(Match *match, Rng *rng, int leader, ScoreCard turned) {
    const int last = match->held - 1;
    int highest = 0, lowest = NUMBERS + 1, takes_black = leader, takes_white = leader;
    for (int turn = 0; turn < SEATS; turn++) {
        const int seat = (leader + turn) % SEATS;
        uint8_t *hand = match->hands[seat];
        const uint32_t choice = below(rng, match->held);
        const int card = hand[choice];
        hand[choice] = hand[last];
        if (card > highest) {
            highest = card;
            takes_black = seat;
        }
        if (card < lowest) {
            lowest = card;
            takes_white = seat;
        }
    }
    match->held = last;
    match->balance[takes_black] += turned.black;
    match->balance[takes_white] -= turned.white;
}

/* A result of 0 erases the highest earlier result still standing. */
static void record_results(Match *match, int game) {
    for (int seat = 0; seat < SEATS; seat++) {
        int *results = match->results[seat];
        results[game] = abs(match->balance[seat]);
        if (results[game] != 0) continue;
        int worst = game;
        for (int earlier = 0; earlier < game; earlier++) {
            if (results[earlier] > results[worst]) worst = earlier;
        }
        results[worst] = 0;
    }
}

static int play_match(Match *match, Rng *rng) {
    int decisions = 0;
    match->first_dealer = (int)below(rng, SEATS);
    for (int game = 0; game < GAMES; game++) {
        deal(match, rng);
        for (int trick = 0; trick < TRICKS; trick++) {
            const int dealer = (match->first_dealer + game + trick) % SEATS;
            play_trick(match, rng, (dealer + 1) % SEATS, match->deck[trick]);
            decisions += SEATS;
        }
        record_results(match, game);
    }
    return decisions;
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s SEED MATCHES\n", argv[0]);
        return 2;
    }
    const uint64_t seed = strtoull(argv[1], NULL, 10);
    const long matches = strtol(argv[2], NULL, 10);
    if (matches <= 0) {
        fprintf(stderr, "%s: MATCHES must be a whole number above zero, not '%s'\n", argv[0], argv[2]);
        return 2;
    }
    Rng rng;
    Match match;
    int64_t decisions = 0, sum = 0;
    uint64_t checksum = 0xcbf29ce484222325u;
    struct timespec start, end;

    seed_rng(&rng, seed);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start);
    for (long i = 0; i < matches; i++) {
        decisions += play_match(&match, &rng);
        for (int seat = 0; seat < SEATS; seat++) {
            int total = 0;
            for (int game = 0; game < GAMES; game++) total += match.results[seat][game];
            sum += total;
            checksum = (checksum ^ (uint64_t)total) * 0x100000001b3u;
        }
    }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end);

    const double seconds = (double)(end.tv_sec - start.tv_sec) + 1e-9 * (double)(end.tv_nsec - start.tv_nsec);
    printf("{\"decisions\": %" PRId64 ", \"seconds\": %.9f, \"mean_total\": %.6f, \"checksum\": \"%016" PRIx64 "\"}\n",
           decisions, seconds, (double)sum / (double)(matches * SEATS), checksum);
    return 0;
}
