import { nth } from '../../../core/sure.ts';
import { GOLD, GREY, HATS } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { View } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import { Petal } from './art/things.tsx';

/** The hats by rank: what each sells for, and the nine cards of its pile. */
export function HatKey({ view, words }: { view: View; words: TableWords }) {
  return (
    <>
      <p>{words.key.intro}</p>
      <ul class="gz-key columns">
        {HATS.map((name, hat) => (
          <li key={name} class="gz-line">
            <HatIcon hat={hat} class="gz-hat" />
            <span class="only-heard">
              {words.key.order} {hat}, {words.hat(hat)},{' '}
            </span>
            <b class="num">
              {hat === GOLD ? (
                words.key.never
              ) : (
                <>
                  {view.values[hat]} <Petal />
                </>
              )}
            </b>
            {hat !== GREY && hat !== GOLD && <PileCards pile={nth(view.piles, hat)} words={words} />}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Nine small hats in a row, alike ones together, with their chance in words. */
export function PileCards({ pile, words }: { pile: readonly number[]; words: TableWords }) {
  const shown = pile.map((count, hat) => ({ count, hat })).filter(({ count }) => count > 0);
  return (
    <ul class="gz-line">
      {shown.map(({ count, hat }) => (
        <li key={hat} class="gz-line" title={`${words.hat(hat)}, ${words.key.outOfNine(count)}`}>
          <HatIcon hat={hat} class="gz-hat" />
          <b aria-hidden="true">×{count}</b>
          <span class="only-heard">
            {words.hat(hat)}, {words.key.outOfNine(count)}
          </span>
        </li>
      ))}
    </ul>
  );
}
