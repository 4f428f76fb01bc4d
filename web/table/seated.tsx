import { useEffect, useRef, useState } from 'preact/hooks';
import type { Refusal, Viewer, Vocabulary } from '../../core/game.ts';
import type { Host, Sight } from '../host/host.ts';
import { RoomContext, useMeasuredRoom } from '../kit/frame/room.ts';
import type { GameScreen } from '../kit/game-screen.ts';
import { Sheet } from '../kit/sheet.tsx';
import { useStore } from '../kit/store.ts';
import { RulesText } from '../rules/rules-text.tsx';
import { change, settings } from '../settings.ts';
import { called } from '../words/called.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Bar, type Panel } from './bar.tsx';
import { Choices } from './choices.tsx';
import { ChoicesPanel } from './choices-panel.tsx';
import { ClauseLink } from './clause-link.tsx';
import { digest } from './digest.ts';
import { DigestSheet } from './digest-sheet.tsx';
import { End } from './end.tsx';
import type { Extras } from './extras.ts';
import { sentences } from './log.ts';
import { Log } from './log-list.tsx';
import { Prompt } from './prompt.tsx';
import { Reason } from './reason.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { SideTalk } from './side-talk.tsx';
import { victory } from './victory.ts';

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
  const { language, secondThought, choices: wantsChoices } = useStore(settings);
  const { frame, log } = sight;
  const around = useStore(host.around);
  const texts = screen.texts[language];
  const names = (seat: number) => called(around.holders[seat]!.name, words);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [clause, setClause] = useState<string | null>(null);
  const [endSeen, setEndSeen] = useState(false);
  const [caughtUp, setCaughtUp] = useState(false);
  const [visits, setVisits] = useState(0);
  const [isTelevision, setTelevision] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  const room = useMeasuredRoom(table, isTelevision);
  const logBeside = room.arrangement === 'desktop';
  const choicesBeside = wantsChoices && (logBeside || room.arrangement === 'laptop');

  /** To the choices in words: beside the board where there is room, else in a sheet. */
  const toChoices = () => {
    if (!logBeside && room.arrangement !== 'laptop') return setPanel('choices');
    change({ choices: true });
    setVisits(visits + 1);
  };
  const answer = (...moves: readonly V['Move'][]) => {
    setPanel(null);
    if (viewer !== 'spectator') host.answer(viewer, frame.step, ...moves);
  };
  const takeBack = () => {
    if (viewer !== 'spectator') host.takeBack(viewer);
  };
  const showClause = (id: string) => {
    setClause(id);
    setPanel('rules');
  };
  const clauseLink = (id: string) => <ClauseLink id={id} onClause={showClause} />;
  const reason = (refusal: Refusal<V>) => <Reason refusal={refusal} texts={texts} onClause={showClause} />;
  useShortcuts({
    u: takeBack,
    c: toChoices,
    l: () => setPanel('log'),
    r: () => setPanel('rules'),
  });

  const me = host.seatsHere.length === 1 ? host.seatsHere[0]! : null;
  const won = frame.outcome && victory(frame.outcome.places[0]!, { words, names, me });
  const { isPassing, worth } = screen;
  const lines = sentences({ log, texts, names, takenBack: words.table.takenBack, isPassing });
  const [missed] = useState(() => digest(lines, extras.missed ?? null));
  const choices = (
    <Choices frame={frame} texts={texts} names={names} worth={worth} reason={reason} onChoose={answer} />
  );
  const close = () => {
    setPanel(null);
    setClause(null);
  };
  return (
    <RoomContext.Provider value={room}>
      <div
        ref={table}
        class={screen.framed ? 'table table-framed' : 'table'}
        data-step={frame.step}
        data-game={host.game}
        data-arrangement={room.arrangement}
        style={{ '--u': `${room.unit}px` }}
      >
        <Bar
          title={texts.title}
          onPanel={setPanel}
          latest={lines.at(-1)?.text ?? ''}
          unread={logBeside ? null : (extras.talk?.unread ?? null)}
          onTelevision={viewer === 'spectator' && screen.framed ? () => setTelevision(!isTelevision) : null}
        />
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
                onChoices={toChoices}
              />
            }
          />
        </main>
        {(logBeside || choicesBeside) && (
          <aside class="table-side">
            {choicesBeside && <ChoicesPanel visits={visits}>{choices}</ChoicesPanel>}
            {logBeside && <SideTalk talk={extras.talk ?? null} lines={lines} />}
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

        {panel === 'choices' && (
          <Sheet title={words.table.choices} closeLabel={words.close} onClose={close}>
            {choices}
          </Sheet>
        )}
        {panel === 'log' && (
          <Sheet title={words.table.log} closeLabel={words.close} onClose={close}>
            <Log lines={lines} />
          </Sheet>
        )}
        {panel === 'talk' && (
          <Sheet title={words.net.talk.title} closeLabel={words.close} onClose={close}>
            {extras.talk?.panel}
          </Sheet>
        )}
        {panel === 'rules' && (
          <Sheet title={words.table.rules} closeLabel={words.close} onClose={close}>
            <RulesText markdown={screen.rules[language]} clause={clause} />
          </Sheet>
        )}
        {panel === 'values' && (
          <Sheet title={words.table.values} closeLabel={words.close} onClose={close}>
            <screen.Reference edition={host.edition} language={language} />
          </Sheet>
        )}
        {missed.length > 0 && !caughtUp && <DigestSheet lines={missed} onClose={() => setCaughtUp(true)} />}
        {frame.outcome && !endSeen && (caughtUp || missed.length === 0) && (
          <End
            winners={frame.outcome.places[0]!}
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

/** Single keys, unless someone is typing or a sheet is open. */
function useShortcuts(keys: { readonly [key: string]: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && /^(input|select|textarea)$/i.test(event.target.tagName);
      if (typing || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]'))
        return;
      const deed = keys[event.key.toLowerCase()];
      if (!deed) return;
      event.preventDefault();
      deed();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
