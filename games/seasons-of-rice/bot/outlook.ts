import type { Craft } from '../../../bots/craft.ts';
import type { Judge } from '../../../bots/judge.ts';
import { legal } from '../../../core/play.ts';
import type { Game, Read } from '../../../core/game.ts';
import { playerAt } from '../../../core/sure.ts';
import { deckOf } from '../data/deck.ts';
import type { SeasonsOfRice, State } from '../vocabulary.ts';
import { BELIEFS } from './beliefs.ts';
import { level } from './by-hand.ts';
import { prospectOf } from './prospect.ts';
import { FULL, worth } from './worth.ts';

/** Until both have carried out what they plan: three moves each. */
const MOVES = 6;
/** Points of a lead that make it e times as likely to win: with both landscapes full, and more for every card to come. */
const SPREAD = { full: 1.5, card: 1.1 };

/** Chances by what the landscapes will come to, as far as one can tell. */
export function outlookFor(game: Game<SeasonsOfRice>): Craft<SeasonsOfRice> {
  const deck = deckOf(game.edition);
  const byHand = level({ beliefs: BELIEFS, depth: 1, noise: 0 })(game);
  const points = (world: Read<State>, seat: number): number =>
    playerAt(world.players, seat).ancestor === null ? 0 : worth(BELIEFS, prospectOf(deck, world, seat));
  const spread = ({ players }: Read<State>): number =>
    SPREAD.full + SPREAD.card * (FULL - Math.min(...players.map(({ landscape }) => landscape.length)));
  const judge: Judge<SeasonsOfRice> = {
    alone: (world, seat) => points(world, seat) / spread(world),
    share: (world, seat) =>
      1 / (1 + Math.exp((points(world, 1 - seat) - points(world, seat)) / spread(world))),
  };
  return {
    judge: () => judge,
    quick: (world, seat, random) =>
      byHand({ view: game.view(world, seat), seat, legal: legal(game, world, seat), random }),
    search: { moves: MOVES, playoutsPerMillisecond: 0.1 },
    spread: SPREAD.full,
  };
}
