import type { TableCard } from '../../wire/tells.ts';

/** Everything that waits for one person, told in one go. */
export interface Digest {
  /** What they have not seen yet first, then what runs out first. */
  readonly waiting: readonly Waiting[];
}

/** A table whose game goes on when this person has decided. */
export interface Waiting {
  readonly table: string;
  readonly game: string;
  /** The names of everybody else. */
  readonly others: readonly string[];
  readonly deadline: number | null;
  /** Since when nothing has happened there. */
  readonly since: number;
  /** They have not looked at the table since it came to this. */
  readonly isNew: boolean;
}

/** Null when nothing waits. `seen` is the step up to which the person has watched each table. */
export function digest(
  person: string,
  cards: readonly TableCard[],
  seen: ReadonlyMap<string, number>,
): Digest | null {
  const waiting = cards
    .filter(card => waitsFor(card, person))
    .map(card => ({
      table: card.id,
      game: card.game,
      others: card.seats
        .filter(seat => seat.kind !== 'free' && seat.person !== person)
        .map(({ name }) => name),
      deadline: card.deadline,
      since: card.touched,
      isNew: (seen.get(card.id) ?? -1) < card.step,
    }))
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || urgency(a) - urgency(b) || a.since - b.since);
  return waiting.length === 0 ? null : { waiting };
}

export function waitsFor({ status, deciding, seats }: TableCard, person: string): boolean {
  // Before the game somebody's device may have to open its number.
  const goesOn = status === 'playing' || status === 'gathering';
  return goesOn && deciding.some(seat => seats[seat]?.person === person);
}

/** Subtracting two infinities would be no number, and break the order. */
const urgency = ({ deadline }: Waiting) => deadline ?? Number.MAX_SAFE_INTEGER;
