import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { tellingTo } from '../../core/telling.ts';
import { RoomContext, useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useSteady } from '../kit/steady.tsx';
import { marksOf } from '../kit/story/marks.ts';
import { trailOf } from '../kit/story/trace.ts';
import { useMarks } from '../kit/story/use-marks.tsx';
import { useStore } from '../kit/store.ts';
import { Travellers } from '../kit/travel/travellers.tsx';
import { RulesText } from '../rules/rules-text.tsx';
import { change, type ScenePace, settings } from '../settings.ts';
import { Bar, type Panel } from '../table/bar.tsx';
import { ClauseLink } from '../table/clause-link.tsx';
import { type Line, sentences } from '../table/log.ts';
import { Stage } from '../table/stage.tsx';
import { Story, StoryBeside } from '../table/story.tsx';
import { chaptersOf } from '../table/turns.ts';
import { usePanels } from '../table/use-panels.ts';
import { slownessOf, useScenes } from '../table/use-scenes.ts';
import { useShortcuts } from '../table/use-shortcuts.ts';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';
import type { Viewpoint } from '../../core/film.ts';
import { Curve } from './curve.tsx';
import type { Evaluator } from './evaluator.ts';
import { ReplayLog } from './replay-log.tsx';
import { ReplayedBoard } from './replayed-board.tsx';
import { Scrubber } from './scrubber.tsx';
import { type Speed, useAutoplay, useRunning } from './use-autoplay.ts';
import type { Player, Shown } from './use-player.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { nextTurn, turnBefore, waymarksOf } from './waymarks.ts';
import { useSettled } from './use-settled.ts';
import { useReplayWords } from './use-replay-words.ts';

/** What the tools beside the slider are told. */
export interface Showing {
  readonly shown: Shown;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly onLook: (viewpoint: Viewpoint) => void;
  readonly onStep: (step: number) => void;
  /** The sentences of the whole log. */
  readonly lines: readonly Line[];
  /** A link to a clause of the rules. */
  readonly clause: (id: string) => ComponentChildren;
  /** Before a sheet is opened: nothing goes on behind it. */
  readonly stop: () => void;
}

interface ReplayTableProps {
  readonly game: string;
  readonly screen: GameScreen<Vocabulary>;
  readonly edition: Vocabulary['Edition'];
  readonly names: readonly string[];
  /** The reader's own seat; null where they had none. */
  readonly me: Seat | null;
  readonly player: Player;
  readonly shown: Shown;
  /** Whether the game is over: otherwise the replay goes as far as the reader has seen. */
  readonly isOver: boolean;
  /** How everybody stood, for a curve behind the slider; null where nobody knows. */
  readonly evaluator: Evaluator | null;
  readonly tools: (showing: Showing) => ComponentChildren;
}

/** Milliseconds after which the log follows. */
const SETTLING = 200;

const PACES: { readonly [S in Speed]: ScenePace } = { 1: 'calm', 2: 'quick', 4: 'none' };

/** A table that was played: the same board, with a way through the game in place of answers. */
export function ReplayTable(props: ReplayTableProps) {
  const { game, screen, edition, me, player, shown, isOver } = props;
  const { reel, shot, index, viewpoint } = shown;
  const { viewer, frame } = shot;
  const words = useWords();
  const replay = useReplayWords();
  const wishes = useStore(settings);
  const { language } = wishes;
  const texts = screen.texts[language];
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, false);
  const panels = usePanels({ arrangement: room.arrangement, plays: false });
  const { drawer, open, close, showClause, storyBeside } = panels;
  useTitle(`${replay.replay} – ${texts.title}`);

  const names = useMemo(() => (seat: Seat) => nth(props.names, seat), [props.names]);
  const telling = useMemo(
    () => tellingTo(viewpoint === me && me !== null ? me : 'spectator', { names, you: words.table.you }),
    [viewpoint, me, names, words],
  );
  const trail = useMemo(() => trailOf(screen.traces, { edition, language }), [screen, edition, language]);
  const told = { texts, telling, takenBack: words.table.takenBack, isPassing: screen.isPassing };
  const { lines, chapters, waymarks } = useMemo(() => {
    const all = sentences({ log: reel.log, ...told });
    const inChapters = chaptersOf(all, trail);
    return { lines: all, chapters: inChapters, waymarks: waymarksOf(reel.steps, inChapters) };
  }, [reel, telling, trail]);
  const log = useMemo(() => reel.log.slice(0, index + 1), [reel, index]);
  const latest = nth(log, log.length - 1);
  // What was taken back later is told here as well.
  const sentence = sentences({ log: latest.takeback ? log : [latest], ...told }).at(-1) ?? null;
  useMarks(table, index === 0 ? new Map() : marksOf(latest.takeback ? [] : [latest], trail));

  const isOpen = useRef(false);
  // While somebody scrubs, the next frame looks for what lies under the pointer, and paints: what was drawn is laid out before it.
  useLayoutEffect(() => {
    if (isOpen.current && !shown.isNext) table.current?.getBoundingClientRect();
    isOpen.current = true;
  }, [shot]);

  const last = reel.steps.length - 1;
  const running = useRunning();
  const pace = shown.isNext ? slower(wishes.scenes, PACES[running.isPlaying ? running.speed : 1]) : 'none';
  const scenes = useScenes({
    sight: { frame, log },
    stagings: screen.stagings,
    // Whatever happened to somebody then, nobody has to wave it away now.
    viewer: 'spectator',
    pace,
    isTelevision: false,
  });
  useAutoplay(running, {
    index,
    last,
    isBusy: scenes.moment !== null || player.index !== index,
    goTo: player.goTo,
  });
  const stop = () => running.setPlaying(false);
  const goTo = (next: number) => {
    stop();
    player.goTo(next);
  };
  const steps = {
    back: () => goTo(player.wanted() - 1),
    forth: () => goTo(player.wanted() + 1),
    turnBack: () => goTo(turnBefore(waymarks, player.wanted())),
    turnForth: () => goTo(nextTurn(waymarks, player.wanted())),
    toStart: () => goTo(0),
    toEnd: () => goTo(last),
    playOrStop() {
      // From the end it begins again.
      if (!running.isPlaying && index === last) player.goTo(0);
      running.setPlaying(!running.isPlaying);
    },
  };
  useReplayKeys(steps);
  useShortcuts({ l: () => open('log'), r: () => open('rules') });

  const scenery = { view: frame.view, edition, language, names, telling };
  const line = lines.findLast(({ step }) => step <= frame.step)?.step ?? 0;
  const settled = useSettled(line, SETTLING);
  const story = {
    talk: null,
    // The same element is not drawn again.
    log: useMemo(
      () =>
        settled !== null && (
          <ReplayLog
            chapters={chapters}
            at={settled}
            trail={trail}
            telling={telling}
            onPlace={close}
            onStep={step => {
              stop();
              close();
              player.goToStep(step);
            }}
          />
        ),
      [chapters, settled],
    ),
    shown: 'log' as const,
    onShow: panels.showTab,
  };
  const drawers: { readonly [P in Panel]?: { title: string; content: () => ComponentChildren } } = {
    log: { title: words.table.log, content: () => <Story {...story} /> },
    rules: {
      title: words.table.rules,
      content: () => <RulesText game={game} markdown={screen.rules[language]} clause={panels.clause} />,
    },
    values: {
      title: words.table.values,
      content: () => <screen.Reference edition={edition} language={language} />,
    },
  };
  const steadyClause = useSteady(showClause);
  const clauseLink = useSteady((id: string) => <ClauseLink id={id} onClause={showClause} />);
  const content = drawer && drawers[drawer];
  return (
    <RoomContext.Provider value={room}>
      <div
        ref={table}
        class="table table-replayed"
        data-step={frame.step}
        data-viewer={viewer}
        data-still={shown.isNext ? undefined : ''}
        data-game={game}
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px` }}
      >
        <Travellers
          table={table}
          step={frame.step}
          log={log}
          viewer={viewer}
          journeys={screen.journeys}
          scenery={scenery}
          stagings={screen.stagings}
          awaited={scenes.awaited}
          slowness={slownessOf(pace, false)}
        />
        <Bar
          title={texts.title}
          onPanel={open}
          latest={sentence}
          unread={null}
          onTelevision={null}
          onRewind={null}
          replay={null}
          mark={
            isOver
              ? { word: replay.replay, hint: replay.keys }
              : { word: replay.soFar, hint: replay.soFarHint }
          }
          keys={replay.keys}
        />
        <main class="table-board" tabIndex={-1}>
          <ReplayedBoard
            screen={screen}
            edition={edition}
            language={language}
            frame={frame}
            log={log}
            viewer={viewer}
            names={names}
            telling={telling}
            me={me}
            clause={clauseLink}
            onClause={steadyClause}
          />
          <Stage scenes={scenes} texts={texts} scenery={scenery} />
        </main>
        {storyBeside && (
          <aside class="table-side">
            <StoryBeside {...story} visits={panels.visits.story} onFold={() => change({ story: false })} />
          </aside>
        )}
        <Scrubber
          index={player.index}
          last={last}
          waymarks={waymarks}
          sentence={sentence?.text ?? ''}
          steps={steps}
          isPlaying={running.isPlaying}
          onIndex={goTo}
          curve={props.evaluator && <Curve evaluator={props.evaluator} shown={shown} />}
          tools={props.tools({
            shown,
            speed: running.speed,
            onSpeed: running.setSpeed,
            onLook: player.look,
            onStep: player.goToStep,
            lines,
            clause: clauseLink,
            stop,
          })}
        />
        <p class="only-heard" aria-live="polite">
          {sentence?.text}
        </p>
        {content && (
          <Sheet title={content.title} closeLabel={words.close} onClose={close}>
            {content.content()}
          </Sheet>
        )}
      </div>
    </RoomContext.Provider>
  );
}

const ORDER: readonly ScenePace[] = ['calm', 'quick', 'none'];

/** Whoever wants few scenes gets no more because a replay runs slowly. */
const slower = (one: ScenePace, other: ScenePace): ScenePace =>
  nth(ORDER, Math.max(ORDER.indexOf(one), ORDER.indexOf(other)));
