import type { Event } from '../vocabulary.ts';
import { CardFace } from './card-face.tsx';
import type { Part } from './part.ts';
import { OpenedFists } from './opened-fists.tsx';
import { ShownChallenge } from './shown-challenge.tsx';

type Outcome = Extract<
  Event,
  { type: 'fists-opened' | 'challenge-shown' | 'sold' | 'unsold' | 'took' | 'went-bankrupt' }
>;

const isOutcome = (event: Event): event is Outcome =>
  ['fists-opened', 'challenge-shown', 'sold', 'unsold', 'took', 'went-bankrupt'].includes(event.type);

/** How the last card in the middle went, until the next one: nobody misses the opening of the fists. */
export function Result(part: Part & { brief: boolean }) {
  const { log, words, brief } = part;
  const news = log.findLast(({ events }) => events.some(isOutcome));
  const event = news?.events.findLast(isOutcome);
  if (!news || !event) return null;
  return (
    <section
      key={news.step}
      class={brief ? 'ch-result ch-result-brief' : 'ch-result'}
      aria-label={words.result}
    >
      <Told {...part} event={event} active={activeAt(log, event)} />
    </section>
  );
}

/** Whose turn it was when this happened. */
function activeAt(log: Part['log'], outcome: Outcome): number {
  const events = log.flatMap(({ events }) => events);
  const before = events.slice(0, events.lastIndexOf(outcome));
  return before.findLast(event => event.type === 'turn-began')?.seat ?? 0;
}

function Told(part: Part & { event: Outcome; active: number }) {
  const { event, words, names, texts, edition } = part;
  switch (event.type) {
    case 'fists-opened':
      return <OpenedFists {...part} event={event} />;
    case 'challenge-shown':
      return <ShownChallenge {...part} event={event} />;
    case 'went-bankrupt':
      return (
        <p class="ch-ruin">
          <strong>{words.debt.bankruptcy(names(event.seat))}</strong>
        </p>
      );
    case 'sold':
      return (
        <p class="ch-result-line">
          <CardFace card={event.card} words={words} edition={edition} />
          <span>{texts.events.sold(event, names)}</span>
        </p>
      );
    case 'unsold':
      return (
        <p class="ch-result-line">
          <CardFace card={event.card} words={words} edition={edition} />
          <span>{texts.events.unsold(event, names)}</span>
        </p>
      );
    case 'took':
      return (
        <p class="ch-result-line">
          <CardFace card={event.card} words={words} edition={edition} />
          <span>{texts.events.took(event, names)}</span>
        </p>
      );
  }
}
