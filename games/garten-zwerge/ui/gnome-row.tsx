import type { ComponentChildren } from 'preact';
import type { Names } from '../../../core/texts.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { GnomeView, PlayerView } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Schmiedel, ShackArt, Trophy } from './art/things.tsx';
import './gnome-row.css';

interface RowProps {
  readonly player: PlayerView;
  readonly seat: number;
  readonly words: TableWords;
  readonly names: Names;
  /** Wraps a gnome that can be picked; else it only stands there. */
  readonly around?: (gnome: GnomeView, figure: ComponentChildren) => ComponentChildren;
}

/** A player's gnomes by rank, each with a badge for its job: free ones stand upright, busy ones step back. */
export function GnomeRow({ player, seat, words, names, around }: RowProps) {
  return (
    <ul class="gz-row" aria-label={words.theirGnomes(names(seat))}>
      {player.gnomes.map((gnome, i) => {
        const nth = player.gnomes.slice(0, i).filter(({ hat }) => hat === gnome.hat).length;
        const label = `${words.gnome(gnome.hat)}, ${badgeWords(gnome, words, names)}`;
        const figure = (
          <>
            <Gnome hat={gnome.hat} class="gz-gnome" />
            <Badge gnome={gnome} />
            <span class="only-heard">{label}</span>
          </>
        );
        return (
          <li
            key={`${gnome.hat}-${nth}`}
            class="gz-figure"
            data-job={gnome.job}
            data-seat={seat}
            title={label}
            data-glide={`g${seat}-${gnome.hat}-${nth}`}
            data-glide-from={`shack-${seat}`}
          >
            {around ? around(gnome, figure) : figure}
          </li>
        );
      })}
    </ul>
  );
}

export function badgeWords({ job, at }: GnomeView, words: TableWords, names: Names): string {
  if (job === 'lent' && at !== null) return words.lentTo(names(at));
  if (job === 'contest' && at !== null)
    return `${words.badges.contest} (${at === 0 ? words.contest.lower : words.contest.higher})`;
  return words.badges[job];
}

/** A small sign at its feet; the letter tells the two contests apart. */
function Badge({ gnome: { job, at } }: { gnome: GnomeView }) {
  if (job === 'free') return null;
  const Can = JOB_ART.garden;
  const Lent = JOB_ART.offer;
  return (
    <span class="gz-badge" data-seat={job === 'lent' && at !== null ? at : undefined} aria-hidden="true">
      {job === 'garden' && <Can />}
      {job === 'home' && <i>z</i>}
      {job === 'shack' && <ShackArt />}
      {job === 'lent' && <Lent />}
      {job === 'hired' && <Schmiedel />}
      {job === 'contest' && (
        <>
          <Trophy />
          <i>{at === 0 ? '▾' : '▴'}</i>
        </>
      )}
    </span>
  );
}
