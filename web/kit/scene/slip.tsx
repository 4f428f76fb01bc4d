import type { Seat, Vocabulary } from '../../../core/game.ts';
import { sayEvent, type Texts } from '../../../core/texts.ts';
import { SeatSign } from '../seat.tsx';
import type { Moment } from './moments.ts';
import type { Scenery } from './staging.ts';

interface SlipProps<V extends Vocabulary> {
  readonly moment: Moment<V>;
  readonly scenery: Scenery<V>;
  readonly texts: Texts<V>;
  /** What to do when it stays. */
  readonly hint: string;
}

/** Whose sign stands before it. A turn may end with what the next player does, and a game with the victory of somebody else. */
function whose<V extends Vocabulary>({ event, seat }: Moment<V>): Seat | 'table' {
  if ('seat' in event && typeof event.seat === 'number') return event.seat;
  if (!('winners' in event && Array.isArray(event.winners))) return seat;
  return event.winners.length === 1 ? event.winners[0] : 'table';
}

/** A moment: its picture, and its sentence of the log. */
export function SceneSlip<V extends Vocabulary>({ moment, scenery, texts, hint }: SlipProps<V>) {
  const { event, staging, stays } = moment;
  const seat = whose(moment);
  return (
    <figure
      class="scene"
      data-event={event.type}
      data-seat={seat === 'table' ? undefined : seat}
      data-stays={stays || undefined}
    >
      {staging && <div class="scene-picture">{staging.picture(event, scenery)}</div>}
      <figcaption class="scene-words">
        {seat !== 'table' && <SeatSign seat={seat} />}
        <span>{sayEvent(texts, event, scenery.telling)}</span>
      </figcaption>
      {stays && <span class="scene-tap">{hint}</span>}
    </figure>
  );
}
