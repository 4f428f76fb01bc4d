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
import { slotsFor } from './slots.ts';
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
  const freely = byHand(game, race, { noise: 0 });
  const rank = (seen: Seen<Chicoree>, milliseconds: number): readonly Weighed[] => {
    const playouts = playoutsIn(milliseconds);
    // Who tries bids out lets nothing keep it from the best of them.
    const usual = playouts < SECRET ? surely(seen) : freely(seen);
    if (isRace(seen.view) || (isSecret(seen.view) && playouts < SECRET))
      return [{ move: usual, worth: 0, worlds: 0 }];
    return think(mind, seen, { usual, playouts, liking: likingOf(seen) });
  };
  const searcher =
    (milliseconds: number): Bot<Chicoree> =>
    seen => {
      const weighed = rank(seen, milliseconds);
      const isSealed = lastOf(seen.view.agenda).do === 'fists';
      return isSealed ? drawnByLot(weighed, seen.random) : nth(weighed, 0).move;
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
