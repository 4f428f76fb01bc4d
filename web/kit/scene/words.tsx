import type { ComponentChildren } from 'preact';
import type { Seat, Vocabulary } from '../../../core/game.ts';
import { sayEvent, type Texts } from '../../../core/texts.ts';
import { SeatSign } from '../seat.tsx';
import type { Moment } from './moments.ts';
import type { Scenery } from './staging.ts';

/** What every moment is shown with. */
export interface Shown<V extends Vocabulary> {
  readonly moment: Moment<V>;
  readonly scenery: Scenery<V>;
  readonly texts: Texts<V>;
  /** What the log shows of it. */
  readonly sketch: ComponentChildren;
  /** How long everything takes, 1 being usual. */
  readonly slowness: number;
  /** What to do when it stays. */
  readonly hint: string;
}

/** Whose sign stands before it. A turn may end with what the next player does, and a game with the victory of somebody else. */
export function whose<V extends Vocabulary>({ event, seat }: Moment<V>): Seat | 'table' {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  if (!('winners' in event && Array.isArray(event.winners))) return seat;
  const [winner, ...others]: readonly unknown[] = event.winners;
  // What wins may be more than a player, as a gnome is.
  return typeof winner === 'number' && others.length === 0 ? winner : 'table';
}

/** Milliseconds from which on everything else steps back. */
const GREAT = 2000;

/** What style sheets and tests want to know of a moment. */
export function marksOf<V extends Vocabulary>({ moment, slowness }: Shown<V>) {
  const { event, stays, staging } = moment;
  const seat = whose(moment);
  return {
    'data-event': event.type,
    'data-seat': seat === 'table' ? undefined : seat,
    'data-stays': stays || undefined,
    'data-great': stays || (staging && staging.lasts >= GREAT) ? '' : undefined,
    style: { '--pace': slowness, '--lasts': `${staging?.lasts ?? 0}ms` },
  };
}

/** Letters from which on a sentence is set smaller. */
const LONG = 70;

export const isLong = <V extends Vocabulary>({ moment, scenery, texts }: Shown<V>): boolean =>
  sayEvent(texts, moment.event, scenery.telling).length > LONG;

/** The sentence of the log, with the sign of the player it is about. */
export function Sentence<V extends Vocabulary>({ moment, scenery, texts }: Shown<V>) {
  const seat = whose(moment);
  return (
    <>
      {seat !== 'table' && <SeatSign seat={seat} />}
      <span>{sayEvent(texts, moment.event, scenery.telling)}</span>
    </>
  );
}
