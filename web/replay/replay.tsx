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
import { usePlayable } from '../use-game.ts';
import type { StepHash } from '../step-hash.ts';
import { Notice } from '../table/notice.tsx';
import { useWords } from '../words/index.ts';
import type { Viewpoint } from '../../core/film.ts';
import type { Projector } from './projector.ts';
import { ReplayTable } from './replay-table.tsx';
import { ReplayTools } from './replay-tools.tsx';
import type { Opened, Source } from './source.ts';
import { useCalled } from './use-called.ts';
import { useKeptStep, useLinkFollowed } from './use-kept-step.ts';
import { usePlayer } from './use-player.ts';
import { usePoints } from './use-points.ts';
import { useReplayWords } from './use-replay-words.ts';

interface ReplayProps {
  readonly source: Source;
  /** Where it begins. */
  readonly link: Omit<StepHash, 'invite'>;
  /** A file named another place than its game has. */
  readonly isLost?: boolean;
}

/** Fetches all that a replay needs. */
export function Replay({ source, link, isLost = false }: ReplayProps) {
  const words = useWords();
  const replay = useReplayWords();
  const fetched = usePlayable(source.game);
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
  if (fetched === 'unknown')
    return <TroublePage title={words.trouble.divergedTitle} text={replay.file.unknownGame} />;
  if (typeof fetched === 'string') return <FetchingPage state={fetched} />;
  if (opened === null) return <FetchingPage state="loading" />;
  if (!opened.ok)
    return <TroublePage title={words.trouble.divergedTitle} text={whyNot(opened.error, replay.file)} />;
  return <Running {...fetched} source={source} link={link} isLost={isLost} projector={opened.value} />;
}

function whyNot(error: Divergence | 'broken', words: ReturnType<typeof useReplayWords>['file']): string {
  if (error === 'broken') return words.broken;
  return 'step' in error ? words.wrong(error.step) : words.otherRules;
}

/** The eyes that a link asks for, where this reader may use them. */
const allowed = (viewpoints: readonly Viewpoint[], eyes: Viewpoint | null): Viewpoint | null =>
  viewpoints.find(viewpoint => viewpoint === eyes) ?? null;

interface RunningProps extends ReplayProps {
  readonly rules: Rules<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly projector: Projector;
}

function Running({ source, link, isLost, rules, screen, projector }: RunningProps) {
  const { me } = source;
  const words = useWords();
  const replay = useReplayWords();
  const { viewpoints } = projector;
  const isOver = viewpoints.includes('open');
  const own: Viewpoint = !isOver ? nth(viewpoints, 0) : (me ?? 'open');
  const seen = allowed(viewpoints, link.eyes);
  const player = usePlayer(projector, { viewpoint: seen ?? own, link });
  const [barred, setBarred] = useState(seen === null ? link.eyes : null);
  const [lost, setLost] = useState(isLost);
  useLinkFollowed(next => {
    const eyes = allowed(viewpoints, next.eyes);
    setBarred(eyes === null ? next.eyes : null);
    player.follow(next, eyes ?? own);
  });
  const called = useCalled(source);
  const edition = useMemo(() => editionOf(source.edition, rules.box), [source, rules]);
  const isReckoned = isOver && source.began === null;
  const { language } = useStore(settings);
  const viewpoint = player.shown?.viewpoint ?? null;
  const told = REVIEW_WORDS[language];
  const { reviewing, settled, chances } = useReviewing(isOver ? source.recording : null, {
    viewpoint,
    counts: told.chances,
  });
  const points = usePoints({ screen, edition, projector, shown: isReckoned ? player.shown : null });
  useKeptStep({
    step: player.shown?.shot.frame.step ?? null,
    eyes: viewpoint === own ? null : viewpoint,
    invite: source.share?.invite ?? null,
  });
  const playback = { source, projector, rules, edition };
  if (player.failed) return <TroublePage title={words.trouble.divergedTitle} text={replay.failed} />;
  if (!player.shown) return <FetchingPage state="loading" />;
  return (
    <ReplayTable
      playback={playback}
      screen={screen}
      player={player}
      shown={player.shown}
      isOver={isOver}
      evaluator={chances ?? points}
      notice={
        <>
          {barred !== null && (
            <Notice kind="calm" onClose={() => setBarred(null)}>
              {isOver ? replay.noSuchEyes(called(own)) : replay.notYetEyes(called(barred))}
            </Notice>
          )}
          {lost && (
            <Notice kind="calm" onClose={() => setLost(false)}>
              {replay.file.noSuchPlace}
            </Notice>
          )}
        </>
      }
      began={source.began && told.began[source.began]}
      tools={showing => (
        <ReplayTools
          showing={showing}
          playback={playback}
          review={
            reviewing && {
              reviewing,
              settled,
              texts: screen.texts[language],
              rules: screen.rules[language],
              advice: screen.advice,
              roundAt(step) {
                const round = points?.roundAt(step) ?? null;
                return round === null ? null : (points?.round ?? told.round)(round);
              },
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
