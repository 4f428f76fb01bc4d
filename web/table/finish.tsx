import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../../core/frame.ts';
import type { Vocabulary } from '../../core/game.ts';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { End } from './end.tsx';
import type { EndProps } from './ending/ending.tsx';
import { finishedHere } from './finished-here.ts';
import type { Reader } from './use-reader.ts';

interface FinishProps<V extends Vocabulary> extends Pick<EndProps<V>, 'lines' | 'won' | 'clause'> {
  readonly reader: Reader<V>;
  readonly outcome: NonNullable<Frame<V>['outcome']>;
  /** Something else is shown first. */
  readonly waits: boolean;
}

/** A finished game: the poster and the score sheet, or a bar that leads back to them while one looks at the table. A guide speaks of the end instead. */
export function Finish<V extends Vocabulary>({ reader, outcome, waits, ...told }: FinishProps<V>) {
  const { host, screen, viewer, sight, language, extras, names, me, isGuided } = reader;
  const words = useWords();
  const [end, setEnd] = useState<'poster' | 'sheet' | null>('poster');
  const isStudy = extras.isStudy === true;
  useEffect(() => {
    if (me !== null && !isStudy) finishedHere.note(host.game);
  }, [me, host]);
  if (isGuided) return null;
  if (end === null)
    return (
      <div class="table-over">
        <button type="button" class="button" onClick={() => setEnd('sheet')}>
          {words.end.sheet}
        </button>
        {extras.afterwards}
        <Link to="/" class="button button-quiet">
          {words.end.home}
        </Link>
      </div>
    );
  if (waits) return null;
  return (
    <End
      {...told}
      screen={screen}
      finished={{ view: sight.frame.view, outcome, edition: host.edition, language }}
      log={sight.log}
      isWhole={!isStudy}
      names={names}
      me={me}
      ended={extras.ended?.() ?? null}
      hinted={extras.hinted ?? null}
      afterwards={extras.afterwards}
      replayAt={step => extras.replayAt?.(viewer, step) ?? null}
      opensAt={end}
      onLook={() => setEnd(null)}
    />
  );
}
