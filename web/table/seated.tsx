import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Refusal, Viewer, Vocabulary } from '../../core/game.ts';
import type { Host, Sight } from '../host/host.ts';
import { RoomContext, useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { RulesText } from '../rules/rules-text.tsx';
import { change, settings } from '../settings.ts';
import { called } from '../words/called.ts';
import { useTitle } from '../use-title.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Bar, Corner, type Panel } from './bar.tsx';
import { Choices } from './choices.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import { ClauseLink } from './clause-link.tsx';
import { digest } from './digest.ts';
import { DigestSheet } from './digest-sheet.tsx';
import { End } from './end.tsx';
import type { Extras } from './extras.ts';
import { sentences } from './log.ts';
import { Prompt } from './prompt.tsx';
import { Reason } from './reason.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { Story, StoryBeside } from './story.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { usePanels } from './use-panels.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { victory } from './victory.ts';
import { nth } from '../../core/sure.ts';

interface SeatedProps<V extends Vocabulary> {
  readonly host: Host<V>;
  readonly screen: GameScreen<V>;
  readonly viewer: Viewer;
  readonly sight: Sight<V>;
  readonly extras: Extras;
}

/** The frame around every game: bar, board, choices, log, rules, end. */
export function Seated<V extends Vocabulary>({ host, screen, viewer, sight, extras }: SeatedProps<V>) {
  const words = useWords();
  const { language, secondThought, television } = useStore(settings);
  const { frame, log } = sight;
  const around = useStore(host.around);
  const texts = screen.texts[language];
  const names = (seat: number) => called(nth(around.holders, seat).name, words);
  const [endSeen, setEndSeen] = useState(false);
  const [caughtUp, setCaughtUp] = useState(false);
  const watches = host.seatsHere.length === 0;
  const isTelevision = television && watches;
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, isTelevision);
  const plays = viewer !== 'spectator';
  const panels = usePanels({ arrangement: room.arrangement, plays });
  const { drawer, open, close, showClause, choicesBeside, storyBeside } = panels;

  const answer = (...moves: readonly V['Move'][]) => {
    close();
    if (viewer !== 'spectator') host.answer(viewer, frame.step, ...moves);
  };
  const takeBack = () => {
    if (viewer !== 'spectator') host.takeBack(viewer);
  };
  const clauseLink = (id: string) => <ClauseLink id={id} onClause={showClause} />;
  const reason = (refusal: Refusal<V>) => <Reason refusal={refusal} texts={texts} onClause={showClause} />;
  useShortcuts({
    u: takeBack,
    ...(plays && { c: () => open('choices') }),
    l: () => open('log'),
    r: () => open('rules'),
  });

  const isMine = frame.deciding.some(({ seat }) => seat === viewer);
  useTitle(isMine ? `${words.net.lobby.yourDecision} – ${texts.title}` : texts.title);
  useFocusKept(table, frame.step);

  const me = host.seatsHere.length === 1 ? nth(host.seatsHere, 0) : null;
  const won = frame.outcome && victory(nth(frame.outcome.places, 0), { words, names, me });
  const { isPassing, worth } = screen;
  const lines = sentences({ log, texts, names, takenBack: words.table.takenBack, isPassing });
  const [missed] = useState(() => digest(lines, extras.missed ?? null));
  const choices = (
    <Choices frame={frame} texts={texts} names={names} worth={worth} reason={reason} onChoose={answer} />
  );
  const story = { talk: extras.talk ?? null, lines, shown: panels.tab, onShow: panels.showTab };
  const drawers: { readonly [P in Panel]: { title: string; content: () => ComponentChildren } } = {
    choices: { title: words.table.choices, content: () => choices },
    log: { title: words.table.log, content: () => <Story {...story} onShow={open} /> },
    talk: { title: words.net.talk.title, content: () => <Story {...story} onShow={open} /> },
    rules: {
      title: words.table.rules,
      content: () => <RulesText markdown={screen.rules[language]} clause={panels.clause} />,
    },
    values: {
      title: words.table.values,
      content: () => <screen.Reference edition={host.edition} language={language} />,
    },
  };
  return (
    <RoomContext.Provider value={room}>
      <div
        ref={table}
        class="table"
        data-step={frame.step}
        data-game={host.game}
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px` }}
      >
        {isTelevision ? (
          <Corner
            title={texts.title}
            code={extras.code}
            begun={log.some(({ seat }) => seat !== 'table')}
            onPanel={open}
            onTelevision={() => change({ television: false })}
          />
        ) : (
          <Bar
            title={texts.title}
            onPanel={open}
            latest={lines.at(-1) ?? null}
            unread={storyBeside ? null : (extras.talk?.unread ?? null)}
            onTelevision={watches ? () => change({ television: true }) : null}
          />
        )}
        <div class="table-notices">
          {extras.notices}
          {around.refused && (
            <RefusedNotice key={frame.step} refused={around.refused} texts={texts} onClause={showClause} />
          )}
        </div>
        <main class="table-board" tabIndex={-1} aria-busy={around.sending}>
          <screen.Board
            frame={frame}
            log={log}
            edition={host.edition}
            language={language}
            texts={texts}
            closes={around.clocks?.closes ?? null}
            viewer={viewer}
            names={names}
            answer={answer}
            asksTwice={secondThought === 'ask'}
            reason={reason}
            clause={clauseLink}
            prompt={
              <Prompt
                frame={frame}
                texts={texts}
                viewer={viewer}
                names={names}
                won={won}
                sending={around.sending}
                onTakeBack={takeBack}
                onChoices={() => open('choices')}
              />
            }
          />
        </main>
        {(storyBeside || choicesBeside) && (
          <aside class="table-side">
            {choicesBeside && <ChoicesPanel visits={panels.visits.choices}>{choices}</ChoicesPanel>}
            {storyBeside && (
              <StoryBeside {...story} visits={panels.visits.story} onFold={() => change({ story: false })} />
            )}
          </aside>
        )}
        {frame.outcome && endSeen && (
          <div class="table-over">
            <button type="button" class="button" onClick={() => setEndSeen(false)}>
              {words.end.sheet}
            </button>
            {extras.afterwards}
          </div>
        )}
        <Announcer lines={lines} frame={frame} texts={texts} viewer={viewer} />

        {drawer && (
          <Sheet title={drawers[drawer].title} closeLabel={words.close} onClose={close}>
            {drawers[drawer].content()}
          </Sheet>
        )}
        {missed.length > 0 && !caughtUp && <DigestSheet lines={missed} onClose={() => setCaughtUp(true)} />}
        {frame.outcome && !endSeen && (caughtUp || missed.length === 0) && (
          <End
            winners={nth(frame.outcome.places, 0)}
            won={won!}
            afterwards={extras.afterwards}
            onLook={() => setEndSeen(true)}
          >
            <screen.ScoreSheet
              view={frame.view}
              edition={host.edition}
              outcome={frame.outcome}
              language={language}
              names={names}
              clause={clauseLink}
            />
          </End>
        )}
      </div>
    </RoomContext.Provider>
  );
}
