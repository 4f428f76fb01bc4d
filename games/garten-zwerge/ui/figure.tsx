import type { GnomeView } from '../vocabulary.ts';
import { Gnome, type Mood } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import { Schmiedel, ShackArt, Trophy } from './art/things.tsx';

const MOODS: { readonly [J in GnomeView['job']]: Mood | undefined } = {
  free: undefined,
  garden: 'working',
  home: 'asleep',
  shack: 'courting',
  lent: 'courting',
  hired: 'courting',
  contest: 'competing',
};

/** A gnome at what it does; a sign at its feet tells where, if that is not on its own lawn. */
export function Figure({ gnome, seat }: { readonly gnome: GnomeView; readonly seat: number }) {
  return (
    <span class="gz-figure" data-job={gnome.job}>
      <Gnome hat={gnome.hat} mood={MOODS[gnome.job]} beard={seat} />
      <Badge gnome={gnome} />
    </span>
  );
}

/** Arrows tell the two contests apart. */
function Badge({ gnome: { job, at } }: { readonly gnome: GnomeView }) {
  if (job === 'free' || job === 'garden' || job === 'home') return null;
  const Lent = JOB_ART.offer;
  return (
    <span
      class="gz-badge gz-enamel"
      data-seat={job === 'lent' && at !== null ? at : undefined}
      aria-hidden="true"
    >
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
