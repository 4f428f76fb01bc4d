import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { same } from '../../core/data.ts';
import type { Frame } from '../../core/frame.ts';
import type { Refusal, Viewer, Vocabulary } from '../../core/game.ts';
import { sayMove } from '../../core/texts.ts';
import type { Host, HostState, Sight } from '../host/host.ts';
import { Afterwards } from '../kit/frame/afterwards.tsx';
import { RoomContext, useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { steady, useSteady } from '../kit/steady.tsx';
import { useStore } from '../kit/store.ts';
import { Travellers } from '../kit/travel/travellers.tsx';
import { change, settings, type Volume } from '../settings.ts';
import { called } from '../words/called.ts';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Choices } from './choices.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import { ClauseLink } from './clause-link.tsx';
import { Drawer } from './drawer.tsx';
import type { Extras } from './extras.ts';
import { Finish } from './finish.tsx';
import { Head } from './head.tsx';
import { Log } from './log-list.tsx';
import { onlyChoice } from './only-choice.ts';
import { Hint } from '../hint/hint.tsx';
import { useHint } from '../hint/use-hint.ts';
import { OnlyChoiceSlip } from './only-choice-slip.tsx';
import { Prompt } from './prompt.tsx';
import { Reason } from './reason.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { lastTurnOf } from './since.ts';
import { SinceSheet } from './since-sheet.tsx';
import { Stage } from './stage.tsx';
import { StoryBeside } from './story.tsx';
import { useFinalAsk } from './use-final-ask.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useOnlyChoice } from './use-only-choice.ts';
import { usePanels } from './use-panels.ts';
import { slownessOf, useScenes } from './use-scenes.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useUndo } from './use-undo.tsx';
import { useSounds } from './use-sounds.ts';
import { useTold } from './use-told.ts';
import { victory } from './victory.ts';
import { nth } from '../../core/sure.ts';

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

const LOUDNESS: { readonly [V in Volume]: number } = { off: 0, soft: 0.5, loud: 1 };

/** The frame around every game: bar, board, choices, log, rules, end. */
export function Seated<V extends Vocabulary>(props: SeatedProps<V>) {
  const { host, screen, viewer, sight, isAskedAlone, turns, extras } = props;
  const words = useWords();
  const wishes = useStore(settings);
  const { language, television, volume } = wishes;
  const { frame, log } = sight;
  const around = useStore(host.around);
  const texts = screen.texts[language];
  const { holders } = around;
  const names = useMemo(() => (seat: number) => called(nth(holders, seat).name, words), [holders, words]);
  // Whoever comes back after others have moved is told what happened.
  const [isSince, setSince] = useState(
    () => (extras.missed ?? null) !== null && log.some(({ step }) => step > extras.missed!),
  );
  /** The step up to which marks on the board were waved away. */
  const [waved, setWaved] = useState(-1);
  const watches = host.seatsHere.length === 0;
  const isTelevision = television && watches;
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, isTelevision);
  const plays = viewer !== 'spectator';
  const panels = usePanels({ arrangement: room.arrangement, plays });
  const { drawer, open, close, showClause, choicesBeside, storyBeside } = panels;

  const isGuided = extras.lesson === 'guided';
  const scenePace = isGuided && wishes.scenes === 'calm' ? 'quick' : wishes.scenes;
  const scenes = useScenes({
    sight,
    stagings: screen.stagings,
    // Nothing stays on the stage while the guide speaks of it.
    viewer: isGuided ? 'spectator' : viewer,
    pace: scenePace,
    isTelevision,
  });
  const isStaged = scenes.moment !== null;
  useEffect(() => {
    host.rest(isStaged);
    return () => host.rest(false);
  }, [host, isStaged]);

  const act = (...moves: readonly V['Move'][]) => {
    close();
    scenes.clear();
    if (viewer !== 'spectator') host.answer(viewer, frame.step, ...moves);
  };
  const { answer, sheet: finalAsk } = useFinalAsk({
    game: host.game,
    isGuided,
    frame,
    texts,
    names,
    answer: act,
  });
  const undo = useUndo({ host, viewer, sight, rewind: extras.rewind ?? null });
  const waveAway = () => {
    if (!document.querySelector('.note[role=dialog]')) setWaved(frame.step);
  };
  const clauseLink = useSteady((id: string) => <ClauseLink id={id} onClause={showClause} />);
  const reason = useSteady((refusal: Refusal<V>) => (
    <Reason refusal={refusal} texts={texts} onClause={showClause} />
  ));
  const decide = useSteady(answer);
  const isMine = frame.deciding.some(({ seat }) => seat === viewer);
  const hint = useHint(isMine && !isGuided ? (extras.hint ?? null) : null, viewer, frame.step);
  useShortcuts({
    u: undo.takeBack,
    ...(hint && { h: hint.toggle }),
    ...(plays && { c: () => open('choices') }),
    s: () => setSince(true),
    escape: waveAway,
    l: () => open('log'),
    r: () => open('rules'),
  });

  useTitle(isMine ? `${words.net.lobby.yourDecision} – ${texts.title}` : texts.title);
  useFocusKept(table, frame.step);

  const me = host.seatsHere.length === 1 ? nth(host.seatsHere, 0) : null;
  const won = frame.outcome && victory(nth(frame.outcome.places, 0), { words, names, me });
  useSounds({
    voice: screen.voice,
    // A screen that several look at is silent: nobody knows whose turn it would mean.
    volume: me === null ? 0 : LOUDNESS[volume],
    moment: scenes.moment,
    turns: isMine ? turns : null,
    ending: frame.outcome && (me !== null && nth(frame.outcome.places, 0).includes(me) ? 'win' : 'over'),
  });
  const { telling, lines, told } = useTold({
    table,
    host,
    screen,
    language,
    viewer,
    log,
    names,
    me,
    waved,
    onLook: () => {
      close();
      setSince(false);
    },
  });
  const scenery = { view: frame.view, edition: host.edition, language, names, telling };
  const myTurn = lastTurnOf(log, viewer, extras.missed ?? null);
  const only = useOnlyChoice({
    move:
      wishes.onlyChoice === 'play' && isAskedAlone && !isGuided
        ? onlyChoice(frame, { viewer, log, isOpenEnded: extras.isOpenEnded })
        : null,
    step: frame.step,
    isBusy: isStaged || drawer !== null || isSince || around.sending || !isHere(around, viewer),
    mayTakeBack: frame.mayTakeBack,
    play: act,
  });
  const takeBack = useSteady(undo.takeBack);
  const openChoices = useSteady(() => open('choices'));
  const { sending } = around;
  // The same element is not drawn again: what is on the stage, open or sent does not concern the board.
  const prompt = useMemo(
    () => (
      <Prompt
        frame={frame}
        texts={texts}
        viewer={viewer}
        names={names}
        won={won}
        sending={sending}
        undoer={undo.undoer}
        onTakeBack={takeBack}
        onChoices={openChoices}
        hint={hint}
      />
    ),
    [frame, texts, viewer, names, won, sending, undo.undoer, hint],
  );
  const Board = useMemo(() => steady(screen.Board), [screen]);
  // What is beside the board may be drawn a frame later: who was quicker means what they read, if it can still be done.
  const choose = useSteady((move: V['Move'], among: Frame<V>['choices']) => {
    const isOpen = among === frame.choices || frame.choices.some(it => !it.refusal && same(it.move, move));
    if (isOpen) answer(move);
  });
  const choices = useMemo(
    () => (
      <Afterwards>
        <Choices
          frame={frame}
          texts={texts}
          names={names}
          worth={screen.worth}
          reason={reason}
          onChoose={choose}
        />
      </Afterwards>
    ),
    [frame, texts, names, screen],
  );
  const logged = useMemo(
    () => (
      <Afterwards>
        <Log lines={lines} {...told} />
      </Afterwards>
    ),
    [lines, told],
  );
  const story = {
    talk: extras.talk ?? null,
    log: logged,
    shown: panels.tab,
    onShow: panels.showTab,
  };
  return (
    <RoomContext.Provider value={room}>
      <div
        ref={table}
        class="table"
        data-step={frame.step}
        data-game={host.game}
        data-arrangement={room.arrangement}
        data-waved={waved === frame.step || undefined}
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
          slowness={slownessOf(scenePace, isTelevision)}
        />
        <Head
          title={texts.title}
          log={log}
          latest={lines.at(-1) ?? null}
          extras={extras}
          isTelevision={isTelevision}
          watches={watches}
          isStoryBeside={storyBeside}
          onPanel={open}
          onRewind={undo.askRewind}
        />
        <div class="table-notices">
          {extras.notices}
          {around.refused && (
            <RefusedNotice key={frame.step} refused={around.refused} texts={texts} onClause={showClause} />
          )}
        </div>
        <main class="table-board" tabIndex={-1} aria-busy={around.sending}>
          <Board
            frame={frame}
            log={log}
            edition={host.edition}
            language={language}
            texts={texts}
            closes={around.clocks?.closes ?? null}
            viewer={viewer}
            names={names}
            telling={telling}
            answer={decide}
            asksTwice={wishes.secondThought === 'ask' && !isGuided}
            reason={reason}
            clause={clauseLink}
            prompt={prompt}
          />
          <Stage scenes={scenes} texts={texts} scenery={scenery} />
          <OnlyChoiceSlip
            move={only.move && sayMove(texts, only.move, { view: frame.view, names })}
            onStop={only.stop}
          />
        </main>
        {hint?.isOpen && viewer !== 'spectator' && (
          <Hint
            key={frame.step}
            table={{ game: host.game, edition: host.edition, seats: around.holders.length }}
            asked={{ frame, viewer, texts, names, pointers: screen.pointers }}
            announce={hint.announce}
            hinted={extras.hinted?.[viewer] ?? 0}
            tellsOthers={extras.tellsHints === true}
            onChoose={answer}
            onClause={showClause}
            onClose={hint.toggle}
          />
        )}
        {(storyBeside || choicesBeside) && (
          <aside class="table-side">
            {choicesBeside && <ChoicesPanel visits={panels.visits.choices}>{choices}</ChoicesPanel>}
            {storyBeside && (
              <StoryBeside {...story} visits={panels.visits.story} onFold={() => change({ story: false })} />
            )}
          </aside>
        )}
        <Announcer lines={lines} frame={frame} texts={texts} viewer={viewer} />

        <Drawer
          panels={panels}
          host={host}
          screen={screen}
          language={language}
          choices={choices}
          story={story}
        />
        {isSince && (
          <SinceSheet
            lines={lines}
            after={myTurn}
            {...told}
            onShow={() => {
              setSince(false);
              scenes.again(myTurn);
            }}
            onClose={() => setSince(false)}
          />
        )}
        {finalAsk}
        {undo.sheet}
        {frame.outcome && (
          <Finish
            host={host}
            screen={screen}
            view={frame.view}
            outcome={frame.outcome}
            log={log}
            lines={lines}
            language={language}
            names={names}
            me={me}
            won={won!}
            extras={extras}
            clause={clauseLink}
            isGuided={isGuided}
            // First what happened last is shown.
            waits={isStaged || isSince}
          />
        )}
      </div>
    </RoomContext.Provider>
  );
}

/** Whether this device plays the seat now: connected, and with no bot sitting in. */
function isHere({ line, holders }: HostState, viewer: Viewer): boolean {
  const holder = viewer === 'spectator' ? undefined : holders[viewer];
  return line === 'connected' && holder?.kind === 'person' && !holder.standIn;
}
