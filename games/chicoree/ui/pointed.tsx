import { sayMove } from '../../../core/texts.ts';
import type { Choice } from '../../../core/play.ts';
import { type Card, cardName } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import type { Part } from './part.ts';

/** What the card pointed at can do now, or why it cannot. */
export function Pointed(part: Part & { focus: Card }) {
  const { frame, words, reason, focus } = part;
  const about = frame.choices.filter(({ move }) => 'card' in move && move.card === focus);
  const legal = about.filter(({ refusal }) => refusal === null);
  const aimed = legal.some(({ move }) => 'target' in move);
  return (
    <div class="ch-pointed">
      <p>
        <strong>{aimed ? words.targets.choose(focus) : words.card(focus)}</strong>{' '}
        {words.effects[cardName(focus)]}
      </p>
      {legal.length > 0 ? (
        <p class="ch-offers">
          {legal.map(choice => (
            <Offer key={JSON.stringify(choice.move)} {...part} choice={choice} />
          ))}
        </p>
      ) : (
        about[0]?.refusal && <p class="ch-why-not">{reason(about[0].refusal)}</p>
      )}
    </div>
  );
}

function Offer({ frame, texts, names, answer, choice: { move } }: Part & { choice: Choice<Chicoree> }) {
  return (
    <button
      type="button"
      class="button button-main"
      data-seat={'target' in move ? move.target : undefined}
      onClick={() => answer(move)}
    >
      {'target' in move ? names(move.target) : sayMove(texts, move, { view: frame.view, names })}
    </button>
  );
}
