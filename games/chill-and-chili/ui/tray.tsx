import { offersFor } from './focus.ts';
import { OfferCard } from './offer-card.tsx';
import type { TrayProps } from './part.ts';
import { Shortcuts } from './shortcuts.tsx';
import { WateringBar } from './watering-bar.tsx';

/** The thumb zone: what is asked, what can be done with the thing pointed at, and the hand. */
export function Tray(props: TrayProps) {
  const { frame, focus, prompt, children } = props;
  const offers = offersFor(focus, frame.choices);
  return (
    <section class="cc-tray" aria-label={props.words.actions}>
      {prompt}
      {offers.length > 0 ? (
        <ul class="cc-offers">
          {offers.map((choice, i) => (
            <li key={JSON.stringify(choice.move)}>
              <OfferCard {...props} choice={choice} main={i === 0} />
            </li>
          ))}
        </ul>
      ) : frame.view.agenda.at(-1)?.do === 'water' ? (
        <WateringBar {...props} />
      ) : (
        <Shortcuts {...props} />
      )}
      {children}
    </section>
  );
}
