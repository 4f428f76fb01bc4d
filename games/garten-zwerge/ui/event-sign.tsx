import { EventArt } from './art/event-art.tsx';
import { HatIcon } from './art/gnome.tsx';
import { BLUE, GREY } from '../data/words.ts';
import type { Part } from './part.ts';
import './event-sign.css';

/** The event of the round as an enamel sign at the gate, in plain words. */
export function EventSign({ frame: { view }, words }: Part) {
  const { id, effect, deck } = view.event;
  const { next, left } = view.events;
  return (
    <article class="gz-sign" aria-labelledby="gz-event" key={`${view.round}`}>
      <EventArt effect={effect} class="gz-sign-art" />
      <div class="gz-sign-title">
        <small>
          <HatIcon hat={deck === 'grey' ? GREY : BLUE} class="gz-hat" />
          {words.event.heading}
        </small>
        <h2 id="gz-event">{words.event.title(id)}</h2>
      </div>
      <p class="gz-sign-effect">{words.event.effect(effect)}</p>
      <p class="gz-decks">
        {(['grey', 'blue'] as const).map(pile => (
          <span key={pile} class={pile === next ? 'gz-deck-next' : undefined}>
            {words.event.deck[pile](left[pile])}
          </span>
        ))}
      </p>
    </article>
  );
}
