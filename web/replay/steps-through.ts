import type { Running } from './use-autoplay.ts';
import type { Player, Shown } from './use-player.ts';
import type { Steps } from './use-replay-keys.ts';
import { nextTurn, turnBefore, type Waymarks } from './waymarks.ts';

interface Way {
  readonly player: Player;
  readonly shown: Shown;
  readonly waymarks: Waymarks;
  readonly running: Running;
}

/** The ways through a game: by steps, by turns, to its ends, or by itself. Whoever goes on foot stops what runs by itself. */
export function stepsThrough({ player, shown, waymarks, running }: Way): Steps & {
  readonly goTo: (index: number) => void;
  readonly stop: () => void;
} {
  const last = shown.reel.steps.length - 1;
  const stop = () => running.setPlaying(false);
  const goTo = (index: number) => {
    stop();
    player.goTo(index);
  };
  return {
    goTo,
    stop,
    back: () => goTo(player.wanted() - 1),
    forth: () => goTo(player.wanted() + 1),
    turnBack: () => goTo(turnBefore(waymarks, player.wanted())),
    turnForth: () => goTo(nextTurn(waymarks, player.wanted())),
    toStart: () => goTo(0),
    toEnd: () => goTo(last),
    playOrStop() {
      // From the end it begins again.
      if (!running.isPlaying && shown.index === last) player.goTo(0);
      running.setPlaying(!running.isPlaying);
    },
  };
}
