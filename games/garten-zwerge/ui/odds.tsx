import { PILES } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { View } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import './odds.css';

/** The nine cards of each pile, laid out: what a pair may bring into the world. */
export function Odds({ piles, words }: { piles: View['piles']; words: TableWords }) {
  return (
    <div class="gz-odds">
      <p>{words.key.intro}</p>
      <ul>
        {PILES.map((name, i) => (
          <li key={name}>
            <strong>
              <HatIcon hat={i + 1} class="gz-hat" />
              {words.key.pile(i + 1)}
            </strong>
            <PileCards pile={piles[i + 1]!} words={words} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Nine small hats in a row, alike ones together, with their chance in words. */
export function PileCards({ pile, words }: { pile: readonly number[]; words: TableWords }) {
  const shown = pile.map((count, hat) => ({ count, hat })).filter(({ count }) => count > 0);
  return (
    <ul class="gz-cards">
      {shown.map(({ count, hat }) => (
        <li key={hat} title={`${words.hat(hat)}, ${words.key.outOfNine(count)}`}>
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
