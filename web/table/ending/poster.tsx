import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { elementOf } from '../../kit/element-of.ts';
import { Icon, type IconName } from '../../kit/icon.tsx';
import { Modal } from '../../kit/frame/modal.tsx';
import { watchSize } from '../../kit/frame/watch-size.ts';
import { Link } from '../../link.tsx';
import { useWords } from '../../words/index.ts';
import { Podium, type PodiumProps } from './podium.tsx';
import { useActs } from './use-acts.ts';
import type { EndingWords } from './words.en.ts';

interface PosterProps {
  /** Who won, said to the reader. */
  readonly title: string;
  readonly place: ComponentChildren;
  /** Drawn for a room of so many heights across. */
  readonly work: (aspect: number) => ComponentChildren;
  /** About what it will be, until it is measured. */
  readonly aspect: number;
  readonly podium: Omit<PodiumProps, 'label' | 'counts'>;
  /** What only this game could say, and what is said to who did not win. */
  readonly lines: readonly string[];
  readonly words: EndingWords;
  /** Milliseconds for each act; 0: everything is there at once. */
  readonly pace: number;
  readonly afterwards: ComponentChildren;
  readonly onShare: () => void;
  readonly onSheet: () => void;
  readonly onLook: () => void;
  /** What became of the picture that was shared. */
  readonly said: string | null;
  readonly trouble: ComponentChildren;
}

/** The end of a game: the winner's work, who came where, and one sentence, in three acts. */
export function Poster({
  title,
  place,
  work,
  aspect,
  podium,
  lines,
  words,
  pace,
  said,
  trouble,
  ...ways
}: PosterProps) {
  const house = useWords().end;
  const { act, isStaged } = useActs(pace);
  const heading = useRef<HTMLHeadingElement>(null);
  const { room, measured } = useRoomForWork(aspect);
  // Not on a button: whoever was about to press a key would start another game.
  useEffect(() => elementOf(heading).focus(), []);
  return (
    <Modal
      class="poster"
      label={title}
      onClose={ways.onLook}
      data-act={act}
      data-staged={isStaged ? '' : undefined}
    >
      <div class="poster-room">
        <div class="poster-place" aria-hidden="true">
          {place}
        </div>
        <div ref={room} class="poster-work" aria-hidden="true">
          {work(measured)}
        </div>
        <div class="poster-slip">
          <h2 ref={heading} class="end-winners" tabIndex={-1}>
            {title}
          </h2>
          <Podium {...podium} label={words.placing} counts={isStaged && act === 2 ? pace : 0} />
          <div class="poster-lines">
            {lines.map(line => (
              <p key={line}>{line}</p>
            ))}
            <p role="status">{said}</p>
          </div>
          {trouble}
          <div class="end-buttons">
            {ways.afterwards}
            <Way to="share" icon="share" words={words.share} onGo={ways.onShare} />
            <Way to="sheet" icon="list" words={house.sheet} onGo={ways.onSheet} />
            <Way to="table" icon="eye" words={house.look} onGo={ways.onLook} />
            <Link to="/" class="button button-quiet poster-way">
              <Icon of="home" />
              {words.shelf}
            </Link>
          </div>
        </div>
      </div>
    </Modal>
  );
}

/** The slip takes what its words need, so the shape of what is left for the work is known only once it is laid out. */
function useRoomForWork(expected: number) {
  const room = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState(expected);
  useLayoutEffect(
    () =>
      watchSize(elementOf(room), ({ width, height }) => {
        if (width > 0 && height > 0) setMeasured(Math.round((10 * width) / height) / 10);
      }),
    [],
  );
  return { room, measured };
}

interface WayProps {
  readonly to: string;
  readonly icon: IconName;
  readonly words: string;
  readonly onGo: () => void;
}

function Way({ to, icon, words, onGo }: WayProps) {
  return (
    <button type="button" class="button button-quiet poster-way" data-way={to} onClick={onGo}>
      <Icon of={icon} />
      {words}
    </button>
  );
}
