import { useRef } from 'preact/hooks';
import type { Refusal, Viewer, Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import type { Host, Sight } from '../host/host.ts';
import { useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { useSteady } from '../kit/steady.tsx';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { ClauseLink } from './clause-link.tsx';
import { Drawer } from './drawer.tsx';
import type { Extras } from './extras.ts';
import { Finish } from './finish.tsx';
import { Head } from './head.tsx';
import { Hint } from '../hint/hint.tsx';
import { OnlyChoiceSlip } from './only-choice-slip.tsx';
import { PlayedBoard } from './played-board.tsx';
import { Reason } from './reason.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Stage } from './stage.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableSide } from './table-side.tsx';
import { useAnswering } from './use-answering.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useNews } from './use-news.tsx';
import { usePanels } from './use-panels.ts';
import { useReader } from './use-reader.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useStaging } from './use-staging.ts';
import { useBeside } from './use-beside.tsx';

interface SeatedProps<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  /** Whether nobody else was ever asked the question that stands. */
  readonly isAskedAlone: boolean;
  /** How often the turn has come to the viewer. */
  readonly turns: number;
  readonly extras: Extras;
}

/** The frame around every game: bar, board, choices, log, rules, end. */
export function Seated<V extends Vocabulary>(props: SeatedProps<V>) {
  const { host, screen, viewer, sight, isAskedAlone, turns, extras } = props;
  const words = useWords();
  const { language, secondThought } = useStore(settings);
  const { frame, log } = sight;
  const around = useStore(host.around);
  const texts = screen.texts[language];
  const reader = useReader({ host, around, viewer, sight, extras });
  const { names, me, isTelevision, plays, isGuided, isMine, won } = reader;
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, isTelevision);
  const panels = usePanels({ arrangement: room.arrangement, plays });
  const { drawer, open, close, showClause } = panels;
  const { scenes, isStaged, slowness } = useStaging({
    host,
    screen,
    sight,
    viewer,
    me,
    turns: isMine ? turns : null,
    isGuided,
    isTelevision,
  });
  const { telling, lines, told, ...news } = useNews({
    table,
    host,
    screen,
    language,
    viewer,
    sight,
    names,
    me,
    missed: extras.missed ?? null,
    onLook: close,
    onAgain: scenes.again,
  });
  const { answer, finalAsk, undo, hint, only, prompt } = useAnswering({
    host,
    around,
    viewer,
    sight,
    texts,
    names,
    extras,
    isAskedAlone,
    isGuided,
    isMine,
    isBusy: isStaged || drawer !== null || news.since !== null,
    won: isStaged ? null : won,
    onAct() {
      close();
      scenes.clear();
    },
    onChoices: () => open('choices'),
  });
  const clauseLink = useSteady((id: string) => <ClauseLink id={id} onClause={showClause} />);
  const reason = useSteady((refusal: Refusal<V>) => (
    <Reason refusal={refusal} texts={texts} onClause={showClause} />
  ));
  useShortcuts({
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
  const { choices, story } = useBeside({
    sight,
    screen,
    texts,
    names,
    lines,
    told,
    reason,
    panels,
    extras,
    answer,
  });
  return (
    <TableFrame
      table={table}
      room={room}
      game={host.game}
      screen={screen}
      sight={sight}
      viewer={viewer}
      scenery={scenery}
      awaited={scenes.awaited}
      slowness={slowness}
      marks={{ 'data-waved': news.isWaved || undefined }}
    >
      <Head
        title={texts.title}
        log={log}
        // While a moment shows, its own ribbon tells it; and nobody reads the end before it has been shown.
        latest={isStaged ? null : (lines.at(-1) ?? null)}
        extras={extras}
        isTelevision={isTelevision}
        watches={reader.watches}
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
      <PlayedBoard
        screen={screen}
        isSending={around.sending}
        frame={frame}
        log={log}
        edition={host.edition}
        language={language}
        texts={texts}
        closes={around.clocks?.closes ?? null}
        viewer={viewer}
        names={names}
        telling={telling}
        answer={answer}
        asksTwice={secondThought === 'ask' && !isGuided}
        reason={reason}
        clause={clauseLink}
        prompt={prompt}
      >
        <Stage scenes={scenes} texts={texts} traces={screen.traces} scenery={scenery} slowness={slowness} />
        <OnlyChoiceSlip
          move={only.move && sayMove(texts, only.move, { view: frame.view, names })}
          onStop={only.stop}
        />
      </PlayedBoard>
      {hint?.isOpen && viewer !== 'spectator' && (
        <Hint
          key={frame.step}
          table={{ game: host.game, edition: host.edition, seats: around.holders.length }}
          asked={{ frame, viewer, texts, names, screen }}
          announce={hint.announce}
          hinted={extras.hinted?.[viewer] ?? 0}
          tellsOthers={extras.tellsHints === true}
          onChoose={answer}
          onClause={showClause}
          onClose={hint.toggle}
        />
      )}
      <TableSide panels={panels} choices={choices} story={story} />
      <Announcer lines={lines} frame={frame} texts={texts} viewer={viewer} />

      <Drawer
        panels={panels}
        table={host}
        screen={screen}
        language={language}
        choices={choices}
        story={story}
      />
      {news.since}
      {finalAsk}
      {undo.sheet}
      {frame.outcome && won !== null && (
        <Finish
          host={host}
          screen={screen}
          viewer={viewer}
          view={frame.view}
          outcome={frame.outcome}
          log={log}
          lines={lines}
          language={language}
          names={names}
          me={me}
          won={won}
          extras={extras}
          clause={clauseLink}
          isGuided={isGuided}
          // First what happened last is shown.
          waits={isStaged || news.since !== null}
        />
      )}
    </TableFrame>
  );
}
