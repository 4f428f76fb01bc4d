import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import './board.css';
import { TABLE_WORDS } from './words.ts';

/** Everything in the box. */
export function Reference({ edition, language }: ReferenceProps<Plots>) {
  const words = TABLE_WORDS[language];
  return (
    <>
      <h3>{words.values}</h3>
      <ul class="plots-row">
        {edition.values.map(value => (
          <li key={value} class="plots-cell">
            <PlotPicture value={value} class="plots-picture" />
            <span class="only-heard">{value}</span>
          </li>
        ))}
      </ul>
      <p>{words.purse(edition.purse)}</p>
    </>
  );
}
