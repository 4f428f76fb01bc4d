import type { Seat } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import { nth } from '../../core/sure.ts';
import { figure } from '../kit/count.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { type Balance, isClear, type Part, tellsApart } from './balance.ts';
import type { ReviewWords } from './words.en.ts';

interface BalanceTableProps {
  readonly balance: readonly Balance[];
  readonly names: Names;
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
  readonly words: ReviewWords;
}

/** What luck did for everybody, and what decisions did; where nobody can tell, that. */
export function BalanceTable({ balance, names, me, words }: BalanceTableProps) {
  const mine = me === null ? null : nth(balance, me).own;
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
      {mine && isClear(mine) && <p>{words.yourPart(inHundred(mine))}</p>}
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

/** How far an amount may be wrong, in 100. */
const doubtOf = ({ margin }: Part) => Math.max(1, Math.round(100 * margin));

/** No finer than it can be known. */
function inHundred(part: Part): number {
  const grain = doubtOf(part) > 8 ? 5 : 1;
  return Math.round((100 * part.by) / grain) * grain;
}

function Amount({ part, words }: { part: Part; words: ReviewWords }) {
  if (!isClear(part)) return <span class="review-unclear">{words.unclear}</span>;
  const rounded = inHundred(part);
  return (
    <span>
      {rounded > 0 ? '+' : ''}
      {figure(rounded)} <small>{words.margin(doubtOf(part))}</small>
    </span>
  );
}
