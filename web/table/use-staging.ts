import { useEffect } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { useStore } from '../kit/store.ts';
import { settings, type Volume } from '../settings.ts';
import type { Reader } from './use-reader.ts';
import { type Scenes, useScenes } from './use-scenes.ts';
import { useSounds } from './use-sounds.ts';

const LOUDNESS: { readonly [V in Volume]: number } = { off: 0, soft: 0.5, loud: 1 };

/** What happens is seen and heard above the board, at the pace the reader wants. The host rests meanwhile. `turns` says how often the turn has come to them. */
export function useStaging<V extends Vocabulary>(
  { host, screen, sight, viewer, me, isGuided, isMine, isTelevision }: Reader<V>,
  turns: number,
): { readonly scenes: Scenes<V>; readonly isStaged: boolean } {
  const { outcome } = sight.frame;
  const wishes = useStore(settings);
  const pace = isGuided && wishes.scenes === 'calm' ? 'quick' : wishes.scenes;
  const scenes = useScenes({
    sight,
    stagings: screen.stagings,
    // Nothing stays on the stage while the guide speaks of it.
    viewer: isGuided ? 'spectator' : viewer,
    pace,
    isTelevision,
  });
  const isStaged = scenes.moment !== null;
  useEffect(() => {
    host.rest(isStaged);
    return () => host.rest(false);
  }, [host, isStaged]);
  useSounds({
    voice: screen.voice,
    // A screen that several look at is silent: nobody knows whose turn it would mean.
    volume: me === null ? 0 : LOUDNESS[wishes.volume],
    moment: scenes.moment,
    turns: isMine ? turns : null,
    ending: outcome && (me !== null && nth(outcome.places, 0).includes(me) ? 'win' : 'over'),
  });
  return { scenes, isStaged };
}
