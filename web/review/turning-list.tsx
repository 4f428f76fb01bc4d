import { sayMove } from '../../core/texts.ts';
import type { Turning } from './review.worker.ts';
import type { ReviewSheetProps } from './review-props.ts';
import type { ReviewWords } from './words.en.ts';

interface TurningListProps
  extends Pick<ReviewSheetProps, 'texts' | 'names' | 'me' | 'lines' | 'roundAt' | 'onStep'> {
  readonly turnings: readonly Turning[];
  readonly words: ReviewWords;
}

/** Where somebody's chances changed most, by whose decision or by what luck; each leads to its step. */
export function TurningList({ turnings, texts, names, me, lines, roundAt, words, onStep }: TurningListProps) {
  const made = ({ step, is, decided }: Turning): string => {
    const told = lines.filter(line => line.step === step).map(({ text }) => text);
    if (!decided || (is === 'luck' && told.length > 0)) return words.luckDid(told.slice(0, 2).join(' '));
    const { seat, move, view } = decided;
    return words.decided(seat === me ? null : names(seat), sayMove(texts, move, { view, names }));
  };
  return (
    <section>
      <h3>{words.turnings}</h3>
      <p class="hint">{turnings.length === 0 ? words.noTurnings : words.turningsHint}</p>
      <ol class="review-verdicts">
        {turnings.map(turning => (
          <li key={turning.step}>
            <button
              type="button"
              class="choice"
              title={words.toStep(turning.step)}
              onClick={() => onStep(turning.step)}
            >
              <span class="review-played">{words.at(roundAt(turning.step), turning.step)}</span>
              <b>{made(turning)}</b>
              <span>{words.turning(names(turning.seat), Math.round(100 * turning.by))}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
