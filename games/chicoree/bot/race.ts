import type { Seen } from '../../../bots/bot.ts';
import type { Game, Read } from '../../../core/game.ts';
import { lastOf } from '../../../core/sure.ts';
import { leastCall } from '../auction.ts';
import type { Chicoree, Move, State, View } from '../vocabulary.ts';
import { limitOf } from './bidding.ts';
import type { Prospects } from './prospects.ts';

/** Whether whoever is first is heard first: nothing to look ahead at. */
export const isRace = ({ options, agenda }: View): boolean =>
  options.auction === 'free-for-all' && lastOf(agenda).do === 'auction';

/** Answers in a race. */
export type Racer = (seen: Seen<Chicoree>, bias: number) => Move;

/**
 * A call one token higher each time would be answered at once: now and then it jumps, nobody knows how far. `bias` is what the card's worth is
 * taken for, 1 for what it is.
 */
export const racerBy =
  (game: Game<Chicoree>, prospects: Prospects): Racer =>
  ({ view, seat, legal, random }, bias) => {
    const world: Read<State> = game.determinize(view, seat, random);
    const task = lastOf(world.agenda);
    if (task.do !== 'auction') throw new Error(`Impossible: a race in ${task.do}`);
    const least = leastCall(task);
    const limit = Math.floor(bias * limitOf(prospects, world, { seat, card: task.card }));
    const room = limit - least;
    if (room < 0) return { type: 'pass' };
    const tokens = least + (random.int(2) === 0 ? 0 : random.int((room >> 1) + 1));
    // Boldness can go beyond what one has.
    const calls = legal.filter(move => move.type === 'bid');
    return calls.find(call => call.tokens === tokens) ?? lastOf(calls);
  };
