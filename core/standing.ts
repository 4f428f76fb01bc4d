import type { Seat } from './game.ts';

/** By seat, the step that put the present question to it; null when it is not asked. */
export type Standing = (number | null)[];

export interface Passage {
  /** Entries so far. */
  readonly step: number;
  /** Who must decide now. */
  readonly deciding: readonly Seat[];
  /** Who moved or took a move back; null when every question is new, as when time ran out. */
  readonly mover: Seat | null;
}

/** Which questions still stand after an entry: what others decide at the same time does not change one's own. */
export function passOn(standing: Standing, { step, deciding, mover }: Passage): void {
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
