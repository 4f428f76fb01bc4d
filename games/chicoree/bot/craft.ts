import type { Bot, Seen } from '../../../bots/bot.ts';
import type { Craft } from '../../../bots/craft.ts';
import type { Weights } from '../../../bots/weights.ts';
import type { Game } from '../../../core/game.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import { tablesOf } from '../data/tables.ts';
import type { Chicoree, Move, View } from '../vocabulary.ts';
import { byHand } from './by-hand.ts';
import { CHARACTERS } from './characters.ts';
import { featuresFor } from './features/index.ts';
import { imagineBy } from './imagine.ts';
import { judgesBy } from './judges.ts';
import { drawnByLot } from './lots.ts';
import { prospectsBy } from './prospects.ts';
import { quickBy } from './quick.ts';
import { isRace, racerBy } from './race.ts';
import { anyBid, type Slots, slotsFor } from './slots.ts';
import { type Mind, think, type Weighed } from './thinking.ts';
import { tutorOf } from './tutor.ts';
import { WEIGHTS } from './what-counts.ts';

/** Playouts in so many milliseconds, a part of what these would pay for; with more time they are more in proportion. */
const PLAYOUTS = { count: 9, milliseconds: 25, growth: 2 };
/** Playouts that a secret decision takes: what others hold in their fists differs from world to world. */
const SECRET = 40;
/** How far chances are reckoned, for hints and reviews. */
const OUTLOOK = { moves: 45, playoutsPerMillisecond: 5 };
/** How near one comes does not count. */
const VICTORY_ALONE = Number.POSITIVE_INFINITY;
/** What a character's taste weighs, in chances of winning. */
const TASTE = 0.012;

export function craftFor(game: Game<Chicoree>, weights: readonly Weights[]): Craft<Chicoree> {
  const tables = tablesOf(game.edition);
  const prospects = prospectsBy(tables, WEIGHTS);
  const quick = quickBy(tables, prospects);
  const features = featuresFor(tables);
  const judgeOf = judgesBy(features, weights);
  const mind: Mind = { game, quick, prospects, judgeOf, imagine: imagineBy(game, quick) };
  const race = racerBy(game, prospects);
  const surely = byHand(game, race, { noise: 0, slots: slotsFor });
  const trying = byHand(game, race, {
    noise: 0,
    slots: (all, bid) => slotsFor(all, { ...bid, isTriedOut: true }),
  });
  const freely = byHand(game, race, { noise: 0 });
  const consider = (
    seen: Seen<Chicoree>,
    { milliseconds, usually, slots }: Considering,
  ): readonly Weighed[] => {
    const playouts = playoutsIn(milliseconds);
    const isTried = !isSecret(seen.view) || playouts >= SECRET;
    const usual = isTried ? usually(seen) : surely(seen);
    if (isRace(seen.view) || !isTried) return [{ move: usual, worth: 0, worlds: 0 }];
    return think(mind, seen, { usual, playouts, liking: likingOf(seen), slots });
  };
  // Nothing keeps whoever asks from the best of all bids.
  const rank = (seen: Seen<Chicoree>, milliseconds: number) =>
    consider(seen, { milliseconds, usually: freely, slots: anyBid });
  const searcher =
    (milliseconds: number): Bot<Chicoree> =>
    seen => {
      const { view, seat, random } = seen;
      const task = lastOf(view.agenda);
      if (task.do !== 'fists') return nth(rank(seen, milliseconds), 0).move;
      const slots = slotsFor(view, { seat, card: task.card, isTriedOut: true });
      return drawnByLot(consider(seen, { milliseconds, usually: trying, slots }), random);
    };
  return {
    policy: (noise, milliseconds) =>
      milliseconds === 0 ? byHand(game, race, { noise, slots: slotsFor }) : searcher(milliseconds),
    rank,
    features,
    tutor: tutorOf(game, quick),
    spread: VICTORY_ALONE,
    outlook: {
      judge: ({ players }) => judgeOf(players.length),
      quick,
      search: OUTLOOK,
      spread: VICTORY_ALONE,
    },
  };
}

interface Considering {
  readonly milliseconds: number;
  /** What is compared with everything else. */
  readonly usually: Bot<Chicoree>;
  /** Which fists are tried. */
  readonly slots: Slots;
}

function playoutsIn(milliseconds: number): number {
  const { count, milliseconds: some, growth } = PLAYOUTS;
  return Math.ceil(count * (milliseconds / some) ** growth);
}

function isSecret({ agenda }: View): boolean {
  const task = lastOf(agenda).do;
  return task === 'fists' || task === 'challenge';
}

function likingOf({ character, view, seat }: Seen<Chicoree>): (move: Move) => number {
  const taste = character && CHARACTERS[character];
  return move => (taste ? TASTE * taste(move, view, seat) : 0);
}
