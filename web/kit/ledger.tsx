import type { ComponentChildren } from 'preact';
import type { Seat } from '../../core/game.ts';
import { placed } from '../../core/ranking.ts';
import type { Names } from '../../core/texts.ts';
import type { Language } from './language.ts';
import { ordinal } from './ordinal.ts';
import { SeatSign } from './seat.tsx';

/** One line of a score sheet. */
export interface LedgerLine {
  readonly key: string;
  readonly picture?: ComponentChildren;
  readonly words: ComponentChildren;
  /** How the number comes about, “3 × 2 =”. */
  readonly sum?: string;
  readonly value: number | string;
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

/** The score sheet: everybody side by side in the order of their places, each number where it comes from. */
export function Ledger({ places, language, names, total, why, lines, work, footnote }: LedgerProps) {
  return (
    <>
      {why && <p class="ledger-note">{why}</p>}
      <ol class="ledger">
        {placed(places).map(({ seat, place }) => (
          <li key={seat} class="ledger-seat" data-seat={seat}>
            <h3>
              <span class="ledger-place">{ordinal(place, language)}</span>
              <SeatSign seat={seat} />
              <span class="ledger-name">{names(seat)}</span>
              <b class="num ledger-total">{total(seat)}</b>
            </h3>
            {work?.(seat)}
            <ul class="ledger-lines">
              {lines?.(seat).map(({ key, picture, words, sum, value }) => (
                <li key={key}>
                  <span class="ledger-picture">{picture}</span>
                  <span>{words}</span>
                  <span class="ledger-sum">
                    {sum && <small>{sum} </small>}
                    <b class="num">{value}</b>
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
