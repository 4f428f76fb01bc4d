import type { Start } from '../../core/game.ts';
import type { Edition, Plots, State } from './vocabulary.ts';

/** PLT-02, PLT-03 */
export function setup(edition: Edition, { options, seats, random, emit }: Start<Plots>): Omit<State, 'rng'> {
  const deck = random.shuffle([...edition.values]).slice(0, options.rounds);
  const onOffer = deck.pop()!;
  emit?.({ type: 'offered', plot: onOffer });
  return {
    options: { ...options },
    deck,
    onOffer,
    phase: { name: 'bidding' },
    lost: [],
    players: Array.from({ length: seats }, () => ({
      coins: edition.purse,
      bid: null,
      row: Array<number | null>(edition.row).fill(null),
    })),
  };
}
