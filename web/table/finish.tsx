import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Frame } from '../../core/frame.ts';
import type { Viewer, Vocabulary } from '../../core/game.ts';
import type { Host } from '../host/host.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import type { Language } from '../kit/language.ts';
import { Link } from '../link.tsx';
import { useWords } from '../words/index.ts';
import { End } from './end.tsx';
import type { EndProps } from './ending/ending.tsx';
import type { Extras } from './extras.ts';
import { finishedHere } from './finished-here.ts';

interface FinishProps<V extends Vocabulary>
  extends Pick<EndProps<V>, 'log' | 'lines' | 'names' | 'me' | 'won'> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly viewer: Viewer;
  readonly view: V['View'];
  readonly outcome: NonNullable<Frame<V>['outcome']>;
  readonly language: Language;
  readonly extras: Extras;
  readonly clause: (id: string) => ComponentChildren;
  /** A guide speaks of the end instead. */
  readonly isGuided: boolean;
  /** Something else is shown first. */
  readonly waits: boolean;
}

/** A finished game: the poster and the score sheet, or a bar that leads back to them while one looks at the table. */
export function Finish<V extends Vocabulary>(props: FinishProps<V>) {
  const { host, screen, viewer, view, outcome, language, extras, me, isGuided, waits, ...told } = props;
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
      finished={{ view, outcome, edition: host.edition, language }}
      isWhole={!isStudy}
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
