import { useEffect } from 'preact/hooks';
import type { Seat, Viewer, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import type { Host, Sight } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { settings, type Volume } from '../settings.ts';
import { type Scenes, slownessOf, useScenes } from './use-scenes.ts';
import { useSounds } from './use-sounds.ts';

const LOUDNESS: { readonly [V in Volume]: number } = { off: 0, soft: 0.5, loud: 1 };

interface Staged<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly sight: Sight<V>;
  readonly viewer: Viewer;
  /** The only seat of this device; null where several share it, or nobody plays. */
  readonly me: Seat | null;
  /** How often the turn has come to the viewer; null while it is not theirs. */
  readonly turns: number | null;
  readonly isGuided: boolean;
  readonly isTelevision: boolean;
}

/** What happens is seen and heard above the board, at the pace the reader wants. The host rests meanwhile. */
export function useStaging<V extends Vocabulary>(
  staged: Staged<V>,
): { readonly scenes: Scenes<V>; readonly isStaged: boolean; readonly slowness: number } {
  const { host, screen, sight, viewer, me, turns, isGuided, isTelevision } = staged;
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
    turns,
    ending: outcome && (me !== null && nth(outcome.places, 0).includes(me) ? 'win' : 'over'),
  });
  return { scenes, isStaged, slowness: slownessOf(pace, isTelevision) };
}
