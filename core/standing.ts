import type { Read, Seat } from './game.ts';

/** By seat, the step since which its present question is open; null when it is not asked. Tells a stale answer from a valid one (a staleness check). */
export type Standing = (number | null)[];

export interface Passage {
  /** Entries so far. */
  readonly step: number;
  /** Who must decide now. */
  readonly deciding: readonly Seat[];
  /** Who moved or took a move back; null when every question is new, as when time ran out. */
  readonly mover: Seat | null;
  readonly takeback: boolean;
}

/** Whether an entry opens a new question, even if its timer looks the same as before: of all who are asked now, nobody but
 * the mover was asked before. A take-back reopens the old question. */
export function asksAnew(
  standing: Read<Standing>,
  { deciding, mover, takeback }: Omit<Passage, 'step'>,
): boolean {
  if (mover === null) return true;
  const others = deciding.filter(seat => seat !== mover);
  return !takeback && others.length > 0 && others.every(seat => (standing[seat] ?? null) === null);
}

/** Which questions still stand after an entry: what others decide at the same time does not change one's own. */
export function passOn(standing: Standing, { step, deciding, mover }: Omit<Passage, 'takeback'>): void {
  for (let seat = 0; seat < standing.length; seat++) {
    const since = standing[seat] ?? null;
    const isNew = since === null || mover === null || mover === seat;
    standing[seat] = deciding.includes(seat) ? (isNew ? step : since) : null;
  }
}

/** Whether an answer to the question of step `answered` still answers this seat's question. */
export function stands(standing: Standing, seat: Seat, answered: number): boolean {
  const since = standing[seat] ?? null;
  return since !== null && answered >= since;
}
