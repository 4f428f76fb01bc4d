import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import type { Divergence } from '../../core/record.ts';
import type { Rules } from '../../games/about.ts';
import { nth } from '../../core/sure.ts';
import { useReviewing } from '../review/use-reviewing.ts';
import { REVIEW_WORDS } from '../review/words.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { editionOf } from '../own-edition.ts';
import { FetchingPage } from '../pages/fetching.tsx';
import { TroublePage } from '../pages/trouble.tsx';
import '../style/replay.css';
import { useRules, useScreen } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import type { Viewpoint } from '../../core/film.ts';
import type { Projector } from './projector.ts';
import { ReplayTable } from './replay-table.tsx';
import { ReplayTools } from './replay-tools.tsx';
import type { Opened, Source } from './source.ts';
import { useKeptStep } from './use-kept-step.ts';
import { usePlayer } from './use-player.ts';
import { usePoints } from './use-points.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ReplayProps {
  readonly source: Source;
  readonly step: number | null;
}

/** Fetches all that a replay needs. */
export function Replay({ source, step }: ReplayProps) {
  const words = useWords();
  const replay = useReplayWords();
  const rules = useRules(source.game);
  const screen = useScreen(source.game);
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let projector: Projector | null = null;
    let left = false;
    void source.open().then(found => {
      if (found.ok) projector = found.value;
      if (left) projector?.stop();
      else setOpened(found);
    });
    return () => {
      left = true;
      projector?.stop();
    };
  }, [source]);
  if (rules === 'unknown' || screen === 'unknown')
    return <TroublePage title={words.trouble.divergedTitle} text={replay.file.unknownGame} />;
  if (typeof rules === 'string') return <FetchingPage state={rules} />;
  if (typeof screen === 'string') return <FetchingPage state={screen} />;
  if (opened === null) return <FetchingPage state="loading" />;
  if (!opened.ok)
    return <TroublePage title={words.trouble.divergedTitle} text={whyNot(opened.error, replay.file)} />;
  return <Running source={source} step={step} rules={rules} screen={screen} projector={opened.value} />;
}

function whyNot(error: Divergence | 'broken', words: ReturnType<typeof useReplayWords>['file']): string {
  if (error === 'broken') return words.broken;
  return 'step' in error ? words.wrong(error.step) : words.otherRules;
}

interface RunningProps extends ReplayProps {
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly projector: Projector;
}

function Running({ source, step, rules, screen, projector }: RunningProps) {
  const { me } = source;
  const words = useWords();
  const replay = useReplayWords();
  const { viewpoints } = projector;
  const isOver = viewpoints.includes('open');
  const first: Viewpoint = !isOver ? nth(viewpoints, 0) : (me ?? 'open');
  const player = usePlayer(projector, { viewpoint: first, step });
  const edition = useMemo(() => editionOf(source.edition, rules.box), [source, rules]);
  const isReckoned = isOver && source.began === null;
  const { language } = useStore(settings);
  const viewpoint = player.shown?.viewpoint ?? null;
  const told = REVIEW_WORDS[language];
  const { reviewing, chances } = useReviewing(isOver ? source.recording : null, {
    viewpoint,
    counts: told.chances,
  });
  const points = usePoints({ screen, edition, projector, shown: isReckoned ? player.shown : null });
  useKeptStep(player.shown?.shot.frame.step ?? null, source.share?.invite ?? null);
  if (player.failed) return <TroublePage title={words.trouble.divergedTitle} text={replay.failed} />;
  if (!player.shown) return <FetchingPage state="loading" />;
  return (
    <ReplayTable
      game={source.game}
      screen={screen}
      edition={edition}
      names={source.names}
      me={me}
      player={player}
      shown={player.shown}
      isOver={isOver}
      evaluator={chances ?? points}
      began={source.began && told.began[source.began]}
      tools={showing => (
        <ReplayTools
          showing={showing}
          source={source}
          projector={projector}
          rules={rules}
          edition={edition}
          review={
            reviewing && {
              reviewing,
              texts: screen.texts[language],
              rules: screen.rules[language],
              pointers: screen.pointers,
              names: seat => nth(source.names, seat),
              me,
              began: source.began,
            }
          }
        />
      )}
    />
  );
}
