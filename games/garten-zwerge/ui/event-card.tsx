import { Picture } from '../../../web/kit/picture.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { type Hanging, HangingSign } from './art/clubhouse.tsx';
import { EventArt } from './art/event-art.tsx';
import { ENAMEL } from './art/palette.ts';
import type { Part } from './part.ts';
import { EVENT } from './places.ts';

/** How large its picture and its name may be. A wide sign tells the effect besides. */
const WIDE = { '--art': 'min(4.4 * var(--u), 21cqw)', '--name': 'var(--t3)' };
const SQUARE = { '--art': 'calc(6.4 * var(--u))', '--name': 'var(--t5)' };

/** So many letters leave a wide sign no room for a large name. */
const LONG = 60;

interface EventCardProps extends Part {
  readonly isWide: boolean;
  /** Whether it has room for the effect. */
  readonly tells: boolean;
}

/** The event of the round, an enamel sign that hangs from its post. */
export function EventCard({ isWide, tells, ...part }: EventCardProps) {
  const { frame, words, focus, point } = part;
  const { id, effect, deck } = frame.view.event;
  const told = words.event.effect(effect);
  const isLong = isWide && told.length > LONG;
  const hanging: Hanging = isWide ? { top: 19, left: 8 } : { top: 14, left: 13 };
  return (
    <Piece
      class="gz-event"
      label={`${words.event.heading}: ${words.event.title(id)}`}
      about={aboutOf({ on: 'event' }, part)}
      open={null}
      place={EVENT}
      pointed={focus?.on === 'event'}
      onPick={() => point({ on: 'event' })}
    >
      <span class="card gz-sign" data-deck={deck}>
        <HangingSign class="behind" {...hanging} high={isWide ? 2.6 : 1.1} />
        <span
          class="gz-plate"
          style={{
            ...(isWide ? WIDE : SQUARE),
            '--effect': isLong ? '3.6cqw' : '4.4cqw',
            ...(isLong && { '--name': 'var(--t2)' }),
            inset: `${hanging.top}% 0 0 ${hanging.left}%`,
          }}
        >
          <Picture class="gz-sign-art">
            <circle cx="50" cy="50" r="50" fill={ENAMEL.fill} />
            <svg x="15" y="15" width="70" height="70">
              <EventArt effect={effect} />
            </svg>
          </Picture>
          <span class="gz-sign-words">
            <b>{words.event.title(id)}</b>
            {tells && <span class="gz-sign-effect">{told}</span>}
          </span>
        </span>
      </span>
    </Piece>
  );
}
