import { Piece } from '../../../web/kit/piece.tsx';
import { aboutOf } from './about.ts';
import { SignPost } from './art/clubhouse.tsx';
import { EventArt } from './art/event-art.tsx';
import type { Part } from './part.ts';

/** The event of the round, an enamel sign that hangs from its post. */
export function EventCard(part: Part) {
  const { frame, words, focus, point } = part;
  const { id, effect, deck } = frame.view.event;
  return (
    <Piece
      class="gz-event"
      label={`${words.event.heading}: ${words.event.title(id)}`}
      about={aboutOf({ on: 'event' }, part)}
      open={null}
      pointed={focus?.on === 'event'}
      onPick={() => point({ on: 'event' })}
    >
      <span class="card gz-sign" data-deck={deck}>
        <SignPost class="gz-post" />
        <span class="gz-plate">
          <EventArt effect={effect} class="gz-sign-art" />
          <span class="gz-sign-words">
            <b>{words.event.title(id)}</b>
            <span class="gz-sign-effect">{words.event.effect(effect)}</span>
          </span>
        </span>
      </span>
    </Piece>
  );
}
