import { useEffect, useRef, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { elementOf } from '../kit/element-of.ts';
import { Chapters, LogPanel, MoreButton, type Told } from '../table/log-list.tsx';
import { turnsAround } from './turns-around.ts';
import type { useReplayTold } from './use-replay-told.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ReplayLogProps extends Pick<Told<Vocabulary>, 'onPlace'> {
  readonly told: Pick<ReturnType<typeof useReplayTold>, 'chapters' | 'trail' | 'telling'>;
  /** The step of the line that was told last. */
  readonly at: number;
  readonly onStep: (step: number) => void;
  /** Where the game began at a position, that, in words. */
  readonly began: string | null;
}

/** So many lines are shown on either side of the present turn, and so many more on demand: what is drawn anew while somebody leafs must be little. */
const LINES = 16;
const MORE = 100;

/** The whole log of a replay: it follows what is shown, and a line leads to its step. */
export function ReplayLog({ told, at, onPlace, onStep, began }: ReplayLogProps) {
  const { chapters, trail, telling } = told;
  const replay = useReplayWords();
  const log = useRef<HTMLDivElement>(null);
  const [reach, setReach] = useState({ before: LINES, after: LINES });
  const { earlier, later, shown } = turnsAround(chapters, at, reach);
  useEffect(() => {
    const panel = elementOf(log);
    const line = panel.querySelector<HTMLElement>('[aria-current]');
    if (!line) return;
    const { top, bottom } = line.getBoundingClientRect();
    const room = panel.getBoundingClientRect();
    if (top < room.top || bottom > room.bottom) panel.scrollTop += top - room.top - room.height / 3;
  }, [at, chapters]);
  return (
    <LogPanel
      panel={log}
      earlier={earlier}
      onEarlier={() => setReach({ ...reach, before: reach.before + MORE })}
    >
      {earlier === 0 && began !== null && <p class="hint">{began}</p>}
      <Chapters
        chapters={shown}
        trail={trail}
        telling={telling}
        onPlace={onPlace}
        lead={{ at, hint: replay.toStep, go: onStep }}
      />
      <MoreButton
        label={later > 0 && replay.later(later)}
        onClick={() => setReach({ ...reach, after: reach.after + MORE })}
      />
    </LogPanel>
  );
}
