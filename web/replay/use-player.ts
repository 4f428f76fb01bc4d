import { useEffect, useRef, useState } from 'preact/hooks';
import { shared } from '../../core/data.ts';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Reel, Shot, Viewpoint } from '../../core/film.ts';
import { paced } from '../kit/frame/paced.ts';
import type { Projector } from './projector.ts';
import type { StepHash } from '../step-hash.ts';
import { indexOf } from './waymarks.ts';

/** What is on the screen. */
export interface Shown {
  readonly viewpoint: Viewpoint;
  readonly reel: Reel<Vocabulary>;
  readonly shot: Shot<Vocabulary>;
  /** Of its step in the reel. */
  readonly index: number;
  /** Reached by one step forwards: what happened is worth a scene. */
  readonly isNext: boolean;
}

interface Wanted {
  readonly viewpoint: Viewpoint;
  /** A place in the reel, or a step of the game. */
  readonly at: { readonly index: number } | { readonly step: number };
}

export interface Player {
  /** Null until the first shot is there. */
  readonly shown: Shown | null;
  /** Where the reader wanted to be when this was drawn: the screen follows. */
  readonly index: number;
  /** Where they want to be by now: keys may come faster than frames. */
  readonly wanted: () => number;
  readonly goTo: (index: number) => void;
  /** With the same eyes, or others. */
  readonly goToStep: (step: number) => void;
  /** Where a link leads to, with these eyes. */
  readonly follow: (link: Pick<StepHash, 'step' | 'isWitnessed'>, eyes: Viewpoint) => void;
  readonly look: (viewpoint: Viewpoint) => void;
  readonly failed: boolean;
}

/** Where in a replay the reader is. However fast they scrub, only the latest wish is fetched, and drawn at the pace of the screen. */
export function usePlayer(
  projector: Projector,
  first: { readonly viewpoint: Viewpoint; readonly link: Pick<StepHash, 'step' | 'isWitnessed'> },
): Player {
  const [{ shown, index }, setDrawn] = useState<Pick<Player, 'shown' | 'index'>>({ shown: null, index: 0 });
  const [failed, setFailed] = useState(false);
  const wanted = useRef<Wanted | null>(null);
  const isBusy = useRef(false);
  const latest = useRef<Shown | null>(null);
  const place = useRef(0);
  const onScreen = useRef<Shown | null>(null);
  const [pace] = useState(() =>
    paced(() => {
      onScreen.current = latest.current;
      setDrawn({ shown: latest.current, index: place.current });
    }),
  );
  const reels = useRef(new Map<Viewpoint, Reel<Vocabulary>>());

  const fetch = async ({ viewpoint, at }: Wanted): Promise<void> => {
    const reel = reels.current.get(viewpoint) ?? (await projector.reel(viewpoint));
    reels.current.set(viewpoint, reel);
    const { steps } = reel;
    const found = 'index' in at ? Math.min(at.index, steps.length - 1) : indexOf(steps, at.step);
    const shot = await projector.shot(viewpoint, nth(steps, found));
    const before = onScreen.current;
    const isSameEyes = before?.viewpoint === viewpoint;
    const isNext = isSameEyes && before.index + 1 === found;
    // What has not changed stays the same object: it need not be drawn anew.
    const frame = isSameEyes ? shared(before.shot.frame, shot.frame) : shot.frame;
    latest.current = { viewpoint, reel, shot: { ...shot, frame }, index: found, isNext };
    if (wanted.current === null) place.current = found;
    pace.want();
    if (found + 1 < steps.length) void projector.shot(viewpoint, nth(steps, found + 1));
  };
  const want = async (wish: Wanted): Promise<void> => {
    wanted.current = wish;
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      while (wanted.current !== null) {
        const next: Wanted = wanted.current;
        wanted.current = null;
        await fetch(next);
      }
    } catch {
      setFailed(true);
    }
    isBusy.current = false;
  };
  const follow: Player['follow'] = ({ step, isWitnessed }, eyes) =>
    void want({ viewpoint: eyes, at: isWitnessed ? { index: step ?? 0 } : { step: step ?? 0 } });
  useEffect(() => {
    follow(first.link, first.viewpoint);
    return pace.stop;
  }, [projector]);

  const viewpoint = shown?.viewpoint ?? first.viewpoint;
  return {
    shown,
    index,
    failed,
    wanted: () => place.current,
    goTo(next) {
      const last = (latest.current?.reel.steps.length ?? 1) - 1;
      const within = Math.max(0, Math.min(next, last));
      place.current = within;
      pace.want();
      void want({ viewpoint, at: { index: within } });
    },
    goToStep: step => follow({ step }, viewpoint),
    follow,
    look(other) {
      if (shown) void want({ viewpoint: other, at: { step: shown.shot.frame.step } });
    },
  };
}
