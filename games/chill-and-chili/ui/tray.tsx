import type { ComponentChildren } from 'preact';
import type { BoardProps } from '../../../web/kit/game-screen.ts';
import type { TableWords } from '../texts/table-words.ts';
import type { ChillAndChili } from '../vocabulary.ts';
import { type Focus, offersFor } from './focus.ts';
import { OfferCard } from './offer-card.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { WateringBar } from './watering-bar.tsx';

export interface TrayProps extends BoardProps<ChillAndChili> {
  readonly words: TableWords;
  readonly focus: Focus | null;
  readonly point: (focus: Focus) => void;
  /** The hand. */
  readonly children?: ComponentChildren;
}

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
