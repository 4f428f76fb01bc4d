import { useRef } from 'preact/hooks';
import type { Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import { useMeasuredRoom } from '../kit/frame/room.ts';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Drawer } from './drawer.tsx';
import { Finish } from './finish.tsx';
import { Head } from './head.tsx';
import { Hint } from '../hint/hint.tsx';
import { OnlyChoiceSlip } from './only-choice-slip.tsx';
import { PlayedBoard } from './played-board.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Stage } from './stage.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableSide } from './table-side.tsx';
import { useAheadOf } from './use-ahead-of.ts';
import { useAnswering } from './use-answering.tsx';
import { useBeside } from './use-beside.tsx';
import { useClauses } from './use-clauses.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useNews } from './use-news.tsx';
import { usePanels } from './use-panels.ts';
import { type Seen, useReader } from './use-reader.ts';
import { useKeys } from '../kit/use-keys.ts';
import { useStaging } from './use-staging.ts';

interface SeatedProps<V extends Vocabulary> extends Seen<V> {
  /** Whether nobody else was ever asked the question that stands. */
  readonly isAskedAlone: boolean;
  /** How often the turn has come to the viewer. */
  readonly turns: number;
}

/** The frame around every game: bar, board, choices, log, rules, end. */
export function Seated<V extends Vocabulary>({ isAskedAlone, turns, ...seen }: SeatedProps<V>) {
  const words = useWords();
  const reader = useReader(seen);
  const { host, screen, viewer, sight, extras, around, language, texts, names, plays, isMine, won } = reader;
  const { frame } = sight;
  useAheadOf({ screen, language, isOver: frame.outcome !== null });
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, reader.isTelevision);
  const panels = usePanels({ arrangement: room.arrangement, plays });
  const { drawer, open, close, showClause } = panels;
  const { scenes, isStaged } = useStaging(reader, turns);
  const { telling, lines, told, ...news } = useNews(reader, { table, onLook: close, onAgain: scenes.again });
  const { answer, finalAsk, undo, hint, only, prompt } = useAnswering(reader, {
    isAskedAlone,
    isStaged,
    isCovered: drawer !== null || news.since !== null,
    onAct() {
      close();
      scenes.clear();
    },
    onChoices: () => open('choices'),
  });
  const clauses = useClauses(texts, showClause);
  useKeys({
    u: undo.takeBack,
    ...(hint && { h: hint.toggle }),
    ...(plays && { c: () => open('choices') }),
    s: news.openSince,
    escape() {
      if (!document.querySelector('.note[role=dialog]')) news.waveAway();
    },
    l: () => open('log'),
    r: () => open('rules'),
  });
  useTitle(isMine ? `${words.net.lobby.yourDecision} – ${texts.title}` : texts.title);
  useFocusKept(table, frame.step);

  const scenery = { view: frame.view, edition: host.edition, language, names, telling };
  const beside = useBeside(reader, { lines, told, reason: clauses.reason, panels, answer });
  return (
    <TableFrame
      table={table}
      room={room}
      game={host.game}
      screen={screen}
      sight={sight}
      viewer={viewer}
      scenery={scenery}
      scenes={scenes}
      marks={{ 'data-waved': news.isWaved || undefined }}
    >
      <Head
        reader={reader}
        // While a moment shows, its own ribbon tells it; and nobody reads the end before it has been shown.
        latest={isStaged ? null : (lines.at(-1) ?? null)}
        isStoryBeside={panels.storyBeside}
        onPanel={open}
        onRewind={undo.askRewind}
      />
      <div class="table-notices">
        {extras.notices}
        {around.refused && (
          <RefusedNotice key={frame.step} refused={around.refused} texts={texts} onClause={showClause} />
        )}
      </div>
      <PlayedBoard reader={reader} telling={telling} answer={answer} prompt={prompt} {...clauses}>
        <Stage scenes={scenes} texts={texts} traces={screen.traces} scenery={scenery} />
        <OnlyChoiceSlip
          move={only.move && sayMove(texts, only.move, { view: frame.view, names })}
          onStop={only.stop}
        />
      </PlayedBoard>
      {hint?.isOpen && viewer !== 'spectator' && (
        <Hint
          key={frame.step}
          reader={reader}
          seat={viewer}
          announce={hint.announce}
          onChoose={answer}
          onClause={showClause}
          onClose={hint.toggle}
        />
      )}
      <TableSide panels={panels} {...beside} />
      <Announcer lines={lines} frame={frame} texts={texts} viewer={viewer} />

      <Drawer panels={panels} table={host} screen={screen} language={language} {...beside} />
      {news.since}
      {finalAsk}
      {undo.sheet}
      {frame.outcome && won !== null && (
        <Finish
          reader={reader}
          outcome={frame.outcome}
          won={won}
          lines={lines}
          clause={clauses.clause}
          // First what happened last is shown.
          waits={isStaged || news.since !== null}
        />
      )}
    </TableFrame>
  );
}
