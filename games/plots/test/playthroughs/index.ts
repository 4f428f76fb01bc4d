import { mayTakeBack } from '../../../../core/takeback.ts';
import { anyMove, type Chooser, preferring, type Shelf } from '../../../../testkit/playthrough.ts';
import { plots } from '../../index.ts';
import { en } from '../../texts/en.ts';
import type { Plots } from '../../vocabulary.ts';

/** Nobody is in a hurry: now and then the clock runs out, or somebody thinks again. */
const dawdling = (choose: Chooser<Plots>): Chooser<Plots> => (match, dice) => {
  const timer = match.game.timer?.(match.state);
  if (timer && dice.int(4) === 0) return { closing: timer.closing };
  const seat = dice.int(match.opening.seats);
  if (mayTakeBack(match, seat) && dice.int(3) === 0) return { seat, takeback: true };
  return choose(match, dice);
};

/** Hardly anyone bids, so that nearly everything is up for grabs. */
const thrifty = preferring<Plots>((move, _state, dice) => (move.type === 'bid' ? -move.coins * dice.int(3) : 0));

export const shelf: Shelf<Plots> = {
  game: plots.open(plots.edition),
  texts: en,
  plans: [
    {
      name: 'two-players',
      shows: 'the shortest game, without a clock',
      options: { rounds: 3, clock: 'off' },
      seats: 2,
      seed: 'two',
      choose: anyMove,
    },
    {
      name: 'clock-and-second-thoughts',
      shows: 'four players against the clock: late bids count as 0, bids are taken back',
      options: { rounds: 6, clock: 'on' },
      seats: 4,
      seed: 'four',
      choose: dawdling(anyMove),
    },
    {
      name: 'race',
      shows: 'what nobody wants is grabbed or lost; a shared victory',
      options: { rounds: 6, clock: 'off' },
      seats: 3,
      seed: 'race-285',
      choose: dawdling(thrifty),
    },
  ],
};
