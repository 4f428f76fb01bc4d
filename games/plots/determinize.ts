import type { Glimpse } from '../../core/game.ts';
import { freshRng } from '../../core/random.ts';
import type { Edition, Plots, State } from './vocabulary.ts';

/** Deals what is unseen anew, and lets the others have bid anything they could afford. */
export function determinize({ values }: Edition, { view, seat, random }: Glimpse<Plots>): State {
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
