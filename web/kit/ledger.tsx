import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { placed } from '../../core/ranking.ts';
import { figure } from './count.tsx';
import type { Names } from '../../core/telling.ts';
import { Icon } from './icon.tsx';
import type { Language } from './language.ts';
import { ordinal } from './ordinal.ts';
import { SeatSign } from './seat.tsx';
import { useCountUp } from './use-count-up.ts';

/** One line of a score sheet. */
export interface LedgerLine {
  readonly key: string;
  readonly picture?: ComponentChildren;
  readonly words: ComponentChildren;
  /** How the number comes about, “3 × 2 =”. */
  readonly sum?: string;
  readonly value: number | string;
  /** What was wanted is there, down to the last of it. */
  readonly isComplete?: boolean;
}

interface LedgerProps {
  readonly places: readonly (readonly Seat[])[];
  readonly language: Language;
  readonly names: Names;
  /** What the places are decided by, where that is a number. */
  readonly total: (seat: Seat) => ComponentChildren;
  /** Why the game ended. */
  readonly why?: ComponentChildren;
  /** Without lines it is the standings. */
  readonly lines?: (seat: Seat) => readonly LedgerLine[];
  /** What a player leaves behind, above the lines: a landscape, a chain, a collection. */
  readonly work?: (seat: Seat) => ComponentChildren;
  /** What decided between equals, and the like. */
  readonly footnote?: ComponentChildren;
}

/** Milliseconds from one line of a score sheet to the next; at 0 all of it is there at once. */
export const LedgerPace = createContext(0);

/** The score sheet: everybody side by side in the order of their places, each number where it comes from. */
export function Ledger({ places, language, names, total, why, lines, work, footnote }: LedgerProps) {
  const accounts = placed(places).map(({ seat, place }) => ({ seat, place, lines: lines?.(seat) ?? [] }));
  // How many lines of each account are counted already.
  const longest = Math.max(0, ...accounts.map(account => account.lines.length));
  const counted = useCountUp(0, longest, useContext(LedgerPace));
  return (
    <>
      {why && <p class="ledger-note">{why}</p>}
      <ol class="ledger">
        {accounts.map(account => (
          <li key={account.seat} class="ledger-seat" data-seat={account.seat}>
            <h3>
              <span class="ledger-place">{ordinal(account.place, language)}</span>
              <SeatSign seat={account.seat} />
              <span class="ledger-name">{names(account.seat)}</span>
              <Total total={total(account.seat)} lines={account.lines} counted={counted} />
            </h3>
            {work?.(account.seat)}
            <ul class="ledger-lines">
              {account.lines.map(({ key, picture, words, sum, value, isComplete }, i) => (
                <li key={key} data-counted={i < counted} data-complete={isComplete || undefined}>
                  <span class="ledger-picture">{picture}</span>
                  <span>{words}</span>
                  <span class="ledger-sum">
                    {sum && <small>{sum} </small>}
                    {isComplete && <Icon of="check" />} <b class="num">{value}</b>
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {footnote && <p class="ledger-note">{footnote}</p>}
    </>
  );
}

interface TotalProps {
  readonly total: ComponentChildren;
  readonly lines: readonly LedgerLine[];
  readonly counted: number;
}

/** The running total, where the lines add up; screen readers are told the final one at once. */
function Total({ total, lines, counted }: TotalProps) {
  const soFar = counted < lines.length ? sumOf(lines.slice(0, counted)) : null;
  return (
    <b class="num ledger-total">
      {soFar === null ? (
        total
      ) : (
        <>
          <span class="only-heard">{total}</span>
          <span aria-hidden="true">{figure(soFar)}</span>
        </>
      )}
    </b>
  );
}

/** Null where the lines are no sum. */
export function sumOf(lines: readonly LedgerLine[]): number | null {
  const values = lines.map(({ value }) => (typeof value === 'number' ? value : Number.NaN));
  const sum = values.reduce((one, other) => one + other, 0);
  return Number.isNaN(sum) ? null : sum;
}
