import type { Vocabulary } from '../../core/game.ts';
import type { News } from '../../core/match.ts';
import { nth } from '../../core/sure.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { type ScenePace, settings } from '../settings.ts';
import { useScenes } from '../table/use-scenes.ts';
import { stepsThrough } from './steps-through.ts';
import { type Speed, useAutoplay, useRunning } from './use-autoplay.ts';
import type { Player, Shown } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import type { Waymarks } from './waymarks.ts';

interface Run {
  readonly screen: GameScreen<Vocabulary>;
  readonly player: Player;
  readonly shown: Shown;
  /** Up to the step that is shown. */
  readonly log: readonly News<Vocabulary>[];
  readonly waymarks: Waymarks;
}

const PACES: { readonly [S in Speed]: ScenePace } = { 1: 'calm', 2: 'quick', 4: 'none' };

/** The way through a game, by hand, by keys or by itself, with the scenes that are met on it. */
export function useReplayRun({ screen, player, shown, log, waymarks }: Run) {
  const { index, isNext, reel } = shown;
  const wished = useStore(settings).scenes;
  const last = reel.steps.length - 1;
  const running = useRunning();
  const pace = isNext ? slower(wished, PACES[running.isPlaying ? running.speed : 1]) : 'none';
  const scenes = useScenes({
    sight: { frame: shown.shot.frame, log },
    stagings: screen.stagings,
    // Whatever happened to somebody then, nobody has to wave it away now.
    viewer: 'spectator',
    pace,
    isTelevision: false,
  });
  useAutoplay(running, {
    index,
    last,
    isBusy: scenes.moment !== null || player.index !== index,
    goTo: player.goTo,
  });
  const steps = stepsThrough({ player, shown, waymarks, running });
  useReplayKeys(steps);
  return { running, steps, last, scenes };
}

const ORDER: readonly ScenePace[] = ['calm', 'quick', 'none'];

/** Whoever wants few scenes gets no more because a replay runs slowly. */
const slower = (one: ScenePace, other: ScenePace): ScenePace =>
  nth(ORDER, Math.max(ORDER.indexOf(one), ORDER.indexOf(other)));
