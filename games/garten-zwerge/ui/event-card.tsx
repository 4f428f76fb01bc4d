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

/** Down to the lawn, in heights of the sign. */
const POST = { wide: 2.6, broad: 1.75, row: 1.1, line: 0 } as const;

/** So many letters leave a wide sign no room for a large name. */
const LONG = 60;

interface EventCardProps extends Part {
  /** Wide over the contests, broad beside them. */
  readonly shape: 'wide' | 'broad' | 'row' | 'line';
  /** Whether a wide one has room for the effect. */
  readonly tells: boolean;
}

/** The event of the round, an enamel sign. */
export function EventCard({ shape, tells, ...part }: EventCardProps) {
  const { frame, words, focus, point } = part;
  const { id } = frame.view.event;
  return (
    <Piece
      class="gz-event"
      label={`${words.event.heading}: ${words.event.title(id)}`}
      about={aboutOf({ on: 'event' }, part)}
      place={EVENT}
      pointed={focus?.on === 'event'}
      onPick={() => point({ on: 'event' })}
    >
      {shape === 'line' ? (
        <span class="gz-line gz-enamel gz-brief">
          <b class="gz-line one-row">
            <Emblem class="gz-icon" {...part} /> {words.event.title(id)}
          </b>
        </span>
      ) : (
        <Hung {...part} shape={shape} tells={tells} />
      )}
    </Piece>
  );
}

/** It hangs from its post. */
function Hung({ shape, tells, ...part }: EventCardProps) {
  const isWide = shape !== 'row';
  const { id, effect, deck } = part.frame.view.event;
  const { event } = part.words;
  const told = event.effect(effect);
  const isLong = isWide && told.length > LONG;
  const hanging: Hanging = isWide ? { top: 19, left: 8 } : { top: 14, left: 13 };
  return (
    <span class="card gz-sign" data-deck={deck}>
      <HangingSign class="behind" {...hanging} high={POST[shape]} />
      <span
        class="gz-line gz-plate"
        style={{
          ...(isWide ? WIDE : SQUARE),
          '--effect': isLong ? '3.6cqw' : '4.4cqw',
          ...(isLong && { '--name': 'var(--t2)' }),
          inset: `${hanging.top}% 0 0 ${hanging.left}%`,
        }}
      >
        <Emblem class="gz-sign-art" {...part} />
        <span class="gz-sign-words">
          <b>{event.title(id)}</b>
          {isWide && tells && <span class="gz-sign-effect">{told}</span>}
        </span>
      </span>
    </span>
  );
}

function Emblem({ frame, class: name }: Part & { readonly class: string }) {
  return (
    <Picture class={name}>
      <circle cx="50" cy="50" r="50" fill={ENAMEL.fill} />
      <svg x="15" y="15" width="70" height="70">
        <EventArt effect={frame.view.event.effect} />
      </svg>
    </Picture>
  );
}
