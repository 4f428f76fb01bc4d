import { sayMove } from '../../core/texts.ts';
import type { Turning } from './review.worker.ts';
import type { ReviewSheetProps } from './review-props.ts';
import { opensAt } from './turnings.ts';
import type { ReviewWords } from './words.en.ts';

interface TurningListProps
  extends Pick<ReviewSheetProps, 'texts' | 'names' | 'me' | 'lines' | 'roundAt' | 'onStep'> {
  readonly turnings: readonly Turning[];
  readonly words: ReviewWords;
}

/** Where somebody's chances changed most, by whose decision or by what luck; each leads to the place where it was open. */
export function TurningList({ turnings, texts, names, me, lines, roundAt, words, onStep }: TurningListProps) {
  const rows = turnings.map(({ step, is, decided, seat: helped, by }) => {
    const helps = words.turning(names(helped), Math.round(100 * by));
    const told = lines.filter(line => line.step === step).map(({ text }) => text);
    const round = roundAt(step);
    if (!decided || (is === 'luck' && told.length > 0))
      return {
        step,
        opens: opensAt({ step, by: 'luck' }),
        when: words.at(round, step),
        what: words.luckDid(told.slice(0, 2).join(' ')),
        whom: helps,
      };
    const { seat, move, view } = decided;
    const own = Math.round(100 * decided.own);
    return {
      step,
      opens: opensAt({ step, by: 'decision' }),
      when: words.before(round, step),
      what: words.decided(seat === me ? null : names(seat), sayMove(texts, move, { view, names })),
      whom: seat === me && own !== 0 ? words.yours(own) : helps,
    };
  });
  return (
    <section>
      <h3>{words.turnings}</h3>
      <p class="hint">{turnings.length === 0 ? words.noTurnings : words.turningsHint}</p>
      <ol class="review-verdicts">
        {rows.map(({ step, opens, when, what, whom }) => (
          <li key={step}>
            <button type="button" class="choice" title={words.toStep(opens)} onClick={() => onStep(opens)}>
              <span class="review-played">{when}</span>
              <b>{what}</b>
              <span>{whom}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
