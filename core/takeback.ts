import type { Seat, Vocabulary } from './game.ts';
import { type Change, type Match, type RecentMove, shows } from './match.ts';
import { play } from './play.ts';
import { nth } from './sure.ts';

/** Whether this seat has a move to take back. Moves are taken back one at a time, as far as the last one that showed something new,
 * and until another seat has acted upon them: one that passed the turn on may be taken back until then, one of a simultaneous
 * decision until the question closes, whatever others did meanwhile. */
export function mayTakeBack<V extends Vocabulary>(match: Match<V>, seat: Seat): boolean {
  return openMoveOf(match, seat) !== -1;
}

export function openMoveOf<V extends Vocabulary>({ recent }: Match<V>, seat: Seat): number {
  return recent.findLastIndex(move => move.isOpen && move.seat === seat);
}

/** The recent moves after one more. A sealed move makes the earlier ones of its player, and of everybody who saw it,
 * final; so does a move of another seat after the turn was passed on. Those who decide at the same time and saw nothing may still
 * take back. In a race nobody may. */
export function afterMove<V extends Vocabulary>(
  { game, state, recent }: Match<V>,
  move: RecentMove<V>,
  events: readonly V['Event'][],
): Match<V>['recent'] {
  const isRace = recent.length > 0 && game.race?.(state) === true;
  // What was decided after the turn was passed on belongs to the question it opened.
  const passed = recent.findLastIndex(({ passes }) => passes);
  const answersAnother = recent.some(({ passes, seat }) => passes && seat !== move.seat);
  const ends = ({ seat }: RecentMove<V>, at: number) =>
    seat === move.seat
      ? !move.isOpen || answersAnother
      : isRace || at <= passed || (!move.isOpen && shows(game, events, seat));
  const all = [
    ...recent.map((earlier, at) => (ends(earlier, at) ? { ...earlier, isOpen: false } : earlier)),
    move,
  ];
  const oldest = all.findIndex(({ isOpen }) => isOpen);
  return oldest === -1 ? [] : all.slice(oldest);
}

/** The match as if this recent move had not been made: later moves of others are replayed without it. */
export function without<V extends Vocabulary>(
  { game, recent }: Match<V>,
  at: number,
): Pick<Change<V>, 'state' | 'recent'> {
  let state = nth(recent, at).before;
  const kept = recent.slice(0, at);
  for (const later of recent.slice(at + 1)) {
    const { seat, move } = later;
    const played = play(game, state, { seat, move });
    // Simultaneous decisions commute (contract C13).
    if (!played.ok) throw new Error(`Impossible: ${move.type} of seat ${seat} hung on another's decision`);
    kept.push({ ...later, before: state });
    state = played.value.state;
  }
  const oldest = kept.findIndex(({ isOpen }) => isOpen);
  return { state, recent: oldest === -1 ? [] : kept.slice(oldest) };
}
