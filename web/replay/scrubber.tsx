import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useRoom } from '../kit/frame/room.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import type { Steps } from './use-replay-keys.ts';
import { chapterAt, type Waymarks } from './waymarks.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ScrubberProps {
  /** Where one is, among so many. */
  readonly index: number;
  readonly last: number;
  /** The step of the game that this is, and the last one: links and reviews count by them. */
  readonly step: number;
  readonly lastStep: number;
  readonly waymarks: Waymarks;
  /** What happened at this step, for who cannot see it. */
  readonly sentence: string;
  readonly steps: Steps;
  readonly isPlaying: boolean;
  readonly onIndex: (index: number) => void;
  /** How everybody stood on the way; null where nobody knows. */
  readonly curve: ComponentChildren;
  /** What else can be done: in the open where there is room. */
  readonly tools: ComponentChildren;
}

/** The way through a game: a slider with its turns and chapters, and the buttons of a player. */
export function Scrubber(props: ScrubberProps) {
  const { index, last, step, lastStep, waymarks, sentence, steps, isPlaying, onIndex, curve, tools } = props;
  const words = useReplayWords();
  const { arrangement } = useRoom();
  const chapter = chapterAt(waymarks, index);
  const counted = words.stepOf(step, lastStep);
  const button = (icon: IconName, label: string, keys: string, press: () => void) => (
    <button
      type="button"
      class="round"
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      onClick={press}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <section class="scrubber" aria-label={words.replay} data-arrangement={arrangement}>
      <div class="scrubber-way">
        {curve}
        <Ticks waymarks={waymarks} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={index}
          style={{ '--done': last === 0 ? 0 : index / last }}
          aria-label={words.step}
          aria-valuetext={[counted, chapter, sentence].filter(Boolean).join(', ')}
          aria-describedby="replay-keys"
          onInput={event => onIndex(Number(event.currentTarget.value))}
        />
        <p id="replay-keys" class="only-heard">
          {words.keys}
        </p>
      </div>
      <div class="scrubber-buttons">
        {button('backTurn', words.turnBack, 'ArrowUp', steps.turnBack)}
        {button('back', words.back, 'ArrowLeft', steps.back)}
        <button
          type="button"
          class="round scrubber-play"
          aria-label={isPlaying ? words.pause : words.play}
          title={isPlaying ? words.pause : words.play}
          aria-keyshortcuts="Space"
          onClick={steps.playOrStop}
        >
          <Icon of={isPlaying ? 'pause' : 'play'} />
        </button>
        {button('forth', words.forth, 'ArrowRight', steps.forth)}
        {button('fold', words.turnForth, 'ArrowDown', steps.turnForth)}
        <p class="scrubber-place">
          {chapter !== null && <b>{chapter}</b>}
          <span>{counted}</span>
        </p>
      </div>
      <div class="scrubber-tools">{tools}</div>
    </section>
  );
}

/** Short for a turn, long for a chapter: one drawing, however long the game. */
function Ticks({ waymarks: { turns, chapters }, last }: { waymarks: Waymarks; last: number }) {
  const [short, long] = useMemo(
    () => [turns.map(at => `M${at} 0v5`).join(''), chapters.map(({ at }) => `M${at} 0v10`).join('')],
    [turns, chapters],
  );
  return (
    <svg
      class="scrubber-ticks"
      viewBox={`0 0 ${Math.max(1, last)} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={short} />
      <path class="scrubber-chapters" d={long} />
    </svg>
  );
}
