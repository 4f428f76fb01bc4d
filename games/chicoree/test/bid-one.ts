import type { Bot } from '../../../bots/bot.ts';
import type { Chicoree } from '../vocabulary.ts';

/** Plays its cards like another bot, but bids one token for everything: the first call, and every fist. */
export function bidOne(player: Bot<Chicoree>): Bot<Chicoree> {
  return seen => {
    const one = seen.legal.find(
      move => (move.type === 'bid' || move.type === 'close-fist') && move.tokens === 1,
    );
    return one ?? seen.legal.find(move => move.type === 'pass') ?? player(seen);
  };
}
