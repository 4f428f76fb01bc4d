import type { Quick } from '../../../bots/craft.ts';
import type { Game, Read } from '../../../core/game.ts';
import { forward } from '../../../core/play.ts';
import type { Random } from '../../../core/random.ts';
import { lastOf, nth, playerAt } from '../../../core/sure.ts';
import { type Auction, leastCall } from '../auction.ts';
import type { Chicoree, Move } from '../vocabulary.ts';

/** Moves in a hundred that are made at random. */
const CURIOSITY = 3;

/**
 * Plays quickly, with a boldness of its own from half to one and a half, so that who has many tokens and few cards, or the reverse,
 * is met more often than among equals. One in three is as bold as the rest.
 */
export const tutorOf =
  (game: Game<Chicoree>, quick: Quick<Chicoree>) =>
  (chance: Random): Quick<Chicoree> => {
    const boldness = chance.int(3) === 0 ? 1 : 0.5 + chance.int(100) / 100;
    return (world, seat, random) => {
      if (random.int(100) < CURIOSITY) return random.pick(forward(game, world, nth(game.pending(world), 0)));
      const move = quick(world, seat, random);
      const task = lastOf(world.agenda);
      const { tokens } = playerAt(world.players, seat);
      if (move.type === 'close-fist')
        return { type: 'close-fist', tokens: Math.min(tokens, Math.round(boldness * move.tokens)) };
      return task.do === 'auction' ? called({ auction: task, move, tokens, boldness }, random) : move;
    };
  };

interface Calling {
  readonly auction: Read<Auction>;
  readonly move: Move;
  readonly tokens: number;
  readonly boldness: number;
}

/** The timid leave out calls; the bold call where others pass. */
function called({ auction, move, tokens, boldness }: Calling, random: Random): Move {
  const least = leastCall(auction);
  const lot = random.int(100) / 100;
  if (move.type === 'bid')
    return lot > boldness
      ? { type: 'pass' }
      : { type: 'bid', tokens: Math.min(move.tokens, least + random.int(3)) };
  return least <= tokens && lot < 0.3 * (boldness - 1) ? { type: 'bid', tokens: least } : move;
}
