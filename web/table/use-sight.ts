import { useEffect, useRef, useState } from 'preact/hooks';
import { shared } from '../../core/data.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Host, Sight } from '../host/host.ts';
import { paced } from '../kit/frame/paced.ts';
import { type Asking, askedNow } from './asked-alone.ts';

interface Seen<V extends Vocabulary> {
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  /** Whether nobody else was ever asked the question that stands. */
  readonly isAskedAlone: boolean;
  /** How often the turn has come to this viewer, drawn or not. */
  readonly turns: number;
}

/**
 * What this viewer sees now, whose eyes it was seen with, whether whoever is asked was asked alone, and how often it was the viewer. The host goes on at once; what it tells is
 * drawn at the pace of the screen.
 */
export function useSight<V extends Vocabulary>(host: Host<V>, viewer: Viewer): Seen<V> | null {
  const [seen, setSeen] = useState<Seen<V> | null>(null);
  const asking = useRef<Asking | null>(null);
  useEffect(() => {
    let latest: Seen<V> | null = null;
    const draw = () => {
      const told = latest;
      // What has not changed stays the same object: it need not be drawn anew.
      if (told) setSeen(known => (known?.viewer === viewer ? sharing(known, told) : told));
    };
    const pace = paced(draw);
    const leave = host.watch(viewer, sight => {
      const isFirst = latest === null;
      asking.current = askedNow(asking.current, viewer, sight);
      const { alone, turns } = asking.current;
      latest = { viewer, sight, isAskedAlone: alone, turns };
      if (isFirst) draw();
      else pace.want();
    });
    return () => {
      leave();
      pace.stop();
    };
  }, [host, viewer]);
  return seen;
}

const sharing = <V extends Vocabulary>(known: Seen<V>, told: Seen<V>): Seen<V> => ({
  ...told,
  sight: { ...told.sight, frame: shared(known.sight.frame, told.sight.frame) },
});
