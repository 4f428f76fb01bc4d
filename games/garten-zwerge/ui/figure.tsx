import type { GnomeView } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Schmiedel, ShackArt, Trophy } from './art/things.tsx';

/** A gnome with a sign at its feet for what it does: free ones stand upright, busy ones step back. */
export function Figure({ gnome }: { readonly gnome: GnomeView }) {
  return (
    <span class="gz-figure" data-job={gnome.job}>
      <Gnome hat={gnome.hat} />
      <Badge gnome={gnome} />
    </span>
  );
}

/** Arrows tell the two contests apart. */
function Badge({ gnome: { job, at } }: { readonly gnome: GnomeView }) {
  if (job === 'free') return null;
  const Can = JOB_ART.garden;
  const Lent = JOB_ART.offer;
  return (
    <span class="gz-badge" data-seat={job === 'lent' && at !== null ? at : undefined} aria-hidden="true">
      {job === 'garden' && <Can />}
      {job === 'home' && 'z'}
      {job === 'shack' && <ShackArt />}
      {job === 'lent' && <Lent />}
      {job === 'hired' && <Schmiedel />}
      {job === 'contest' && (
        <>
          <Trophy />
          {at === 0 ? '▾' : '▴'}
        </>
      )}
    </span>
  );
}
