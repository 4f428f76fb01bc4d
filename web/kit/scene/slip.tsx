import type { Vocabulary } from '../../../core/game.ts';
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

/** A moment: its picture, and its sentence of the log. */
export function SceneSlip<V extends Vocabulary>({ moment, scenery, texts, hint }: SlipProps<V>) {
  const { event, staging, stays } = moment;
  // A turn may end with what the next player does.
  const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : moment.seat;
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
