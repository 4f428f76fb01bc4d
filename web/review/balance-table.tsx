import type { Names } from '../../core/telling.ts';
import { figure } from '../kit/count.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { type Balance, isClear, type Part, tellsApart } from './balance.ts';
import type { ReviewWords } from './words.en.ts';

interface BalanceTableProps {
  readonly balance: readonly Balance[];
  readonly names: Names;
  readonly words: ReviewWords;
}

/** What luck did for everybody, and what decisions did; where nobody can tell, that. */
export function BalanceTable({ balance, names, words }: BalanceTableProps) {
  if (!tellsApart(balance))
    return (
      <section class="review-balance">
        <h3>{words.balance}</h3>
        <p>{words.tooFew}</p>
      </section>
    );
  return (
    <section class="review-balance">
      <h3>{words.balance}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.own}</th>
            <th scope="col">{words.others}</th>
          </tr>
        </thead>
        <tbody>
          {balance.map(({ luck, own, others }, seat) => (
            <tr key={seat} data-seat={seat}>
              <th scope="row">
                <SeatSign seat={seat} /> {names(seat)}
              </th>
              {isClear(own) ? (
                [luck, own, others].map((part, i) => (
                  <td key={i} class="num">
                    <Amount part={part} words={words} />
                  </td>
                ))
              ) : (
                <td colSpan={3}>{words.asChance}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="hint">{words.balanceHint}</p>
    </section>
  );
}

/** No finer than it can be known. */
function Amount({ part, words }: { part: Part; words: ReviewWords }) {
  if (!isClear(part)) return <span class="review-unclear">{words.unclear}</span>;
  const { by, margin } = part;
  const doubt = Math.max(1, Math.round(100 * margin));
  const grain = doubt > 8 ? 5 : 1;
  const rounded = Math.round((100 * by) / grain) * grain;
  return (
    <span>
      {rounded > 0 ? '+' : ''}
      {figure(rounded)} <small title={words.margin(doubt)}>±{doubt}</small>
    </span>
  );
}
