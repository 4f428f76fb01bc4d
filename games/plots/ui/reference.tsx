import type { ReferenceProps } from '../../../web/kit/game-screen.ts';
import { ReferenceList } from '../../../web/kit/reference-list.tsx';
import type { Plots } from '../vocabulary.ts';
import { PlotPicture } from './art.tsx';
import './board.css';
import { TABLE_WORDS } from './words.ts';

/** Everything in the box. */
export function Reference({ edition, language }: ReferenceProps<Plots>) {
  const words = TABLE_WORDS[language];
  return (
    <>
      <ReferenceList
        title={words.values}
        entries={edition.values.map(value => ({
          key: String(value),
          picture: <PlotPicture value={value} class="plots-picture" />,
          title: words.plot(value),
          facts: [],
        }))}
        language={language}
      />
      <p>{words.purse(edition.purse)}</p>
    </>
  );
}
