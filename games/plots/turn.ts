import type { Game, Outcome, Pending, Read, Effects, Timer } from '../../core/game.ts';
import { ranking } from '../../core/ranking.ts';
import { playerAt } from '../../core/sure.ts';
import { POINTS_A_VALUE } from './data/points.ts';
import type { Plots, State } from './vocabulary.ts';

export function pending(state: Read<State>): readonly Pending<Plots>[] {
  const everyone = [...state.players.keys()];
  switch (state.phase.name) {
    case 'bidding':
      return everyone
        .filter(seat => playerAt(state.players, seat).bid === null)
        .map(seat => ({ seat, moves: ['bid'] }));
    case 'grabbing':
      return everyone.map(seat => ({ seat, moves: ['grab'] }));
    case 'placing':
      return [{ seat: state.phase.seat, moves: ['place'] }];
    case 'over':
      return [];
  }
}

/** PLT-07: whoever is first gets it. */
export const race: NonNullable<Game<Plots>['race']> = state => state.phase.name === 'grabbing';

export function timer(state: Read<State>): Timer<Plots> | null {
  if (state.phase.name === 'bidding' && state.options.clock === 'on')
    return { seconds: 60, closing: { type: 'end-bidding' } };
  if (state.phase.name === 'grabbing') return { seconds: 10, closing: { type: 'lose-plot' } };
  return null;
}

/** PLT-05, PLT-07: all bids are in. */
export function reveal(draft: State, { emit, seal }: Omit<Effects<Plots>, 'seat'>): void {
  seal();
  const bids = draft.players.map(player => player.bid!);
  for (const player of draft.players) player.bid = null;
  const highest = Math.max(...bids);
  if (highest === 0) {
    emit?.({ type: 'unwanted' });
    draft.phase = { name: 'grabbing' };
    return;
  }
  const winner = bids.indexOf(highest);
  emit?.({ type: 'won', seat: winner, bids });
  playerAt(draft.players, winner).coins -= highest;
  draft.phase = { name: 'placing', seat: winner };
}

export function offerNext(draft: State, { emit }: Omit<Effects<Plots>, 'seat'>): void {
  const plot = draft.deck.pop();
  if (plot === undefined) {
    draft.phase = { name: 'over' };
    return;
  }
  draft.onOffer = plot;
  draft.phase = { name: 'bidding' };
  emit?.({ type: 'offered', plot });
}

/** PLT-10 */
export function outcome(state: Read<State>): Outcome<Plots> | null {
  if (state.phase.name !== 'over') return null;
  const scores = state.players.map(({ row, coins }) => ({
    row: POINTS_A_VALUE * row.reduce<number>((sum, plot) => sum + (plot ?? 0), 0),
    coins,
  }));
  return { places: ranking(scores.map(({ row, coins }) => [row + coins])), scores };
}
