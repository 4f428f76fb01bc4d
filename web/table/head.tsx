import type { Vocabulary } from '../../core/game.ts';
import type { Sight } from '../host/host.ts';
import { change } from '../settings.ts';
import { Bar, Corner, type Panel } from './bar.tsx';
import type { Extras } from './extras.ts';
import type { Line } from './log.ts';

interface HeadProps<V extends Vocabulary> {
  readonly title: string;
  readonly log: Sight<V>['log'];
  readonly latest: Line | null;
  readonly extras: Extras;
  readonly isTelevision: boolean;
  /** Nobody on this device plays: it may be a television. */
  readonly watches: boolean;
  /** What was said and not read yet shows beside the board. */
  readonly isStoryBeside: boolean;
  readonly onPanel: (panel: Panel) => void;
  readonly onRewind: (() => void) | null;
}

/** The bar above the table, or what a television has of it. */
export function Head<V extends Vocabulary>(props: HeadProps<V>) {
  const { title, log, latest, extras, isTelevision, watches, isStoryBeside, onPanel, onRewind } = props;
  if (isTelevision)
    return (
      <Corner
        title={title}
        code={extras.code}
        begun={log.some(({ seat }) => seat !== 'table')}
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
