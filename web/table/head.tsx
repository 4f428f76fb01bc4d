import type { Vocabulary } from '../../core/game.ts';
import { change } from '../settings.ts';
import { Bar, Corner, type Panel } from './bar.tsx';
import type { Line } from './log.ts';
import type { Reader } from './use-reader.ts';

interface HeadProps<V extends Vocabulary> {
  readonly reader: Reader<V>;
  readonly latest: Line | null;
  /** What was said and not read yet shows beside the board. */
  readonly isStoryBeside: boolean;
  readonly onPanel: (panel: Panel) => void;
  readonly onRewind: (() => void) | null;
}

/** The bar above the table, or what a television has of it. */
export function Head<V extends Vocabulary>(props: HeadProps<V>) {
  const { reader, latest, isStoryBeside, onPanel, onRewind } = props;
  const { sight, texts, extras, isTelevision, watches } = reader;
  const { title } = texts;
  if (isTelevision)
    return (
      <Corner
        title={title}
        code={extras.code}
        begun={sight.log.some(({ seat }) => seat !== 'table')}
        onPanel={onPanel}
        onTelevision={() => change({ television: false })}
      />
    );
  return (
    <Bar
      title={title}
      onPanel={onPanel}
      latest={latest}
      unread={isStoryBeside ? null : (extras.talk?.unread ?? null)}
      onTelevision={watches ? () => change({ television: true }) : null}
      onRewind={onRewind}
      replay={extras.replay ?? null}
      mark={extras.mark ?? null}
    />
  );
}
