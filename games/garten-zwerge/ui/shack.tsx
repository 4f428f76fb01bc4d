import type { Names } from '../../../core/texts.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { PlayerView } from '../vocabulary.ts';
import { Gnome, HatIcon } from './art/gnome.tsx';
import { ShackArt } from './art/things.tsx';
import './shack.css';

interface ShackProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly words: TableWords;
  readonly names: Names;
}

/** The pairs in a shack, with the pile each will breed from. It wobbles while somebody is inside. */
export function Shack({ player: { shack }, seat, words, names }: ShackProps) {
  return (
    <div
      class={shack.length > 0 ? 'gz-shack gz-shack-busy' : 'gz-shack'}
      data-glide-source={`shack-${seat}`}
      title={shack.length === 0 ? words.emptyShack : words.shack}
    >
      <ShackArt class="gz-shack-art" />
      {shack.length === 0 ? (
        <span class="only-heard">{words.emptyShack}</span>
      ) : (
        <ul>
          {shack.map((pair, i) => {
            const owner = words.party(pair.owner, names);
            return (
              <li key={i} title={`${words.gnome(pair.own)} + ${words.gnome(pair.partner)} (${owner})`}>
                <span data-seat={seat}>
                  <Gnome hat={pair.own} class="gz-gnome-small" />
                </span>
                <span
                  data-seat={pair.owner === 'schmiedel' ? undefined : pair.owner}
                  data-glide={`p${seat}-${i}-${pair.partner}`}
                  data-glide-from={`plot-${pair.owner}`}
                >
                  <Gnome hat={pair.partner} class="gz-gnome-small" />
                </span>
                <span class="gz-pile">
                  <HatIcon hat={pair.pile} class="gz-hat" />
                  <span class="only-heard">
                    {owner}, {words.pairOdds(pair.pile)}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
