import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, Vocabulary } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { DrawingContext } from '../kit/frame/in-pieces.ts';
import { useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useStore } from '../kit/store.ts';
import { change, settings } from '../settings.ts';
import { Bar } from '../table/bar.tsx';
import { Drawer } from '../table/drawer.tsx';
import type { Line } from '../table/log.ts';
import { Notice } from '../table/notice.tsx';
import { Stage } from '../table/stage.tsx';
import { StoryBeside } from '../table/story.tsx';
import { TableFrame } from '../table/table-frame.tsx';
import { useClauses } from '../table/use-clauses.tsx';
import { usePanels } from '../table/use-panels.ts';
import { useKeys } from '../kit/use-keys.ts';
import { useTitle } from '../use-title.ts';
import type { Viewpoint } from '../../core/film.ts';
import { Curve } from './curve.tsx';
import type { Evaluator } from './evaluator.ts';
import { Hands } from './hands.tsx';
import { ReplayedBoard } from './replayed-board.tsx';
import { Scrubber } from './scrubber.tsx';
import type { Playback } from './source.ts';
import type { Speed } from './use-autoplay.ts';
import type { Player, Shown } from './use-player.ts';
import { useReplayDrawing } from './use-replay-drawing.ts';
import { useReplayRun } from './use-replay-run.ts';
import { useReplayStory } from './use-replay-story.tsx';
import { useReplayTold } from './use-replay-told.ts';
import { useReplayWords } from './use-replay-words.ts';

/** Something that was found out about a step. */
export interface Remark {
  readonly step: number;
  readonly text: string;
}

/** What the tools beside the slider are told. */
export interface Showing {
  readonly shown: Shown;
  readonly speed: Speed;
  readonly onSpeed: (speed: Speed) => void;
  readonly onLook: (viewpoint: Viewpoint) => void;
  readonly onStep: (step: number) => void;
  /** What to say of a step as long as it is shown. */
  readonly onRemark: (remark: Remark) => void;
  /** To the step before. */
  readonly onBack: () => void;
  /** The sentences of the whole log. */
  readonly lines: readonly Line[];
  /** A link to a clause of the rules. */
  readonly clause: (id: string) => ComponentChildren;
  /** Before a sheet is opened: nothing goes on behind it. */
  readonly stop: () => void;
}

interface ReplayTableProps {
  readonly playback: Playback;
  readonly screen: GameScreen<Vocabulary>;
  readonly player: Player;
  readonly shown: Shown;
  /** Whether the game is over: otherwise the replay goes as far as the reader has seen. */
  readonly isOver: boolean;
  /** How everybody stood, for a curve behind the slider; null where nobody knows. */
  readonly evaluator: Evaluator | null;
  /** Where the game began at a position, that, in words. */
  readonly began: string | null;
  /** What is said about the replay itself, above the board. */
  readonly notice: ComponentChildren;
  readonly tools: (showing: Showing) => ComponentChildren;
}

/** A table that was played: the same board, with a way through the game in place of answers. */
export function ReplayTable(props: ReplayTableProps) {
  const { playback, screen, player, shown, isOver, began } = props;
  const { source, edition, projector } = playback;
  const { game, me } = source;
  const { reel, shot } = shown;
  const { viewer, frame } = shot;
  const replay = useReplayWords();
  const { language } = useStore(settings);
  const texts = screen.texts[language];
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, false);
  const panels = usePanels({ arrangement: room.arrangement, plays: false, readsLog: true });
  const { open, close, showClause, storyBeside } = panels;
  useTitle(`${replay.replay} – ${texts.title}`);

  const names = useMemo(() => (seat: Seat) => nth(source.names, seat), [source.names]);
  const told = useReplayTold({ table, screen, edition, language, names, me, shown, began });
  const { telling, lines, waymarks, log, sentence } = told;

  const [remark, setRemark] = useState<Remark | null>(null);
  const drawing = useReplayDrawing(table, shown);
  const { running, steps, last, scenes } = useReplayRun({ screen, player, shown, log, waymarks });
  useKeys({ l: () => open('log'), r: () => open('rules') });

  const scenery = { view: frame.view, edition, language, names, telling };
  const story = {
    talk: null,
    log: useReplayStory({
      told,
      step: frame.step,
      began,
      onPlace: close,
      onStep(step) {
        steps.stop();
        close();
        player.goToStep(step);
      },
    }),
    shown: 'log' as const,
    onShow: panels.showTab,
  };
  const clauses = useClauses(texts, showClause);
  const seats = source.names.length;
  const drawn = { screen, edition, language, names, seats, telling, me, ...clauses };
  const hands = shown.viewpoint === 'open' && (
    <Hands {...drawn} projector={projector} step={frame.step} isOpen={storyBeside} />
  );
  return (
    <TableFrame
      table={table}
      room={room}
      game={game}
      screen={screen}
      sight={{ frame, log }}
      viewer={viewer}
      scenery={scenery}
      scenes={scenes}
      marks={{
        class: 'table table-replayed',
        'data-viewer': viewer,
        'data-still': shown.isNext ? undefined : '',
      }}
    >
      <Bar
        title={texts.title}
        onPanel={open}
        latest={sentence}
        mark={
          isOver ? { word: replay.replay, hint: replay.keys } : { word: replay.soFar, hint: replay.soFarHint }
        }
        keys={replay.keys}
      />
      <div class="table-notices">
        {props.notice}
        {remark?.step === frame.step && (
          <Notice kind="calm" onClose={() => setRemark(null)}>
            {remark.text}
          </Notice>
        )}
        {!storyBeside && hands}
      </div>
      <main class="table-board" tabIndex={-1}>
        <DrawingContext.Provider value={drawing}>
          <ReplayedBoard {...drawn} frame={frame} log={log} viewer={viewer} />
        </DrawingContext.Provider>
        <Stage scenes={scenes} texts={texts} traces={screen.traces} scenery={scenery} />
      </main>
      {storyBeside && (
        <aside class="table-side">
          {hands}
          <StoryBeside {...story} visits={panels.visits.story} onFold={() => change({ story: false })} />
        </aside>
      )}
      <Scrubber
        index={player.index}
        last={last}
        step={reel.steps[player.index] ?? frame.step}
        lastStep={nth(reel.steps, last)}
        waymarks={waymarks}
        sentence={sentence?.text ?? ''}
        steps={steps}
        isPlaying={running.isPlaying}
        onIndex={steps.goTo}
        curve={props.evaluator && <Curve evaluator={props.evaluator} shown={shown} />}
        tools={props.tools({
          shown,
          speed: running.speed,
          onSpeed: running.setSpeed,
          onLook: player.look,
          onStep: player.goToStep,
          onRemark: setRemark,
          onBack: steps.back,
          lines,
          clause: clauses.clause,
          stop: steps.stop,
        })}
      />
      <p class="only-heard" aria-live="polite">
        {sentence?.text}
      </p>
      <Drawer panels={panels} table={{ game, edition }} screen={screen} language={language} story={story} />
    </TableFrame>
  );
}
