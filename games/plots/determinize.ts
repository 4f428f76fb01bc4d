import type { Seat } from '../../core/game.ts';
import { type Random, freshRng } from '../../core/random.ts';
import type { Edition, State, View } from './vocabulary.ts';

interface Dream {
  readonly view: View;
  readonly seat: Seat;
  readonly random: Random;
}

/** Deals what is unseen anew, and lets the others have bid anything they could afford. */
export function determinize({ values }: Edition, { view, seat, random }: Dream): State {
  const seen = new Set([view.onOffer, ...view.lost, ...view.players.flatMap(player => player.row)]);
  const unseen = values.filter(plot => !seen.has(plot));
  return {
    rng: freshRng(random),
    options: { ...view.options },
    deck: random.shuffle(unseen).slice(0, view.deckSize),
    onOffer: view.onOffer,
    phase: { ...view.phase },
    lost: [...view.lost],
    players: view.players.map(({ coins, hasBid, row }, i) => ({
      coins,
      bid: !hasBid ? null : i === seat ? view.yourBid : random.int(coins + 1),
      row: [...row],
    })),
  };
}
