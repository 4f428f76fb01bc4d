import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../core/game.ts';
import { PHRASES } from '../../wire/agreed.ts';
import { LIMITS } from '../../wire/limits.ts';
import type { Speech, TableSheet } from '../../wire/tells.ts';
import { Icon } from '../kit/icon.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import type { NetTable } from '../net/net-table.ts';
import { useAsking } from '../net/use-asking.ts';
import { useWords } from '../words/index.ts';
import { sayRefused } from '../words/say-refused.ts';
import { muted, setMuted } from './muted.ts';
import { FaultNote } from '../kit/fault-note.tsx';
import { useGatherWords } from '../words/gather.ts';

interface TalkProps {
  readonly table: NetTable;
  readonly sheet: TableSheet;
  readonly me: string | null;
  readonly onRead: () => void;
}

/** What people say at a table: ready-made phrases first, own words where the table allows them. */
export function Talk({ table, sheet, me, onRead }: TalkProps) {
  const words = useWords();
  const { talk } = useGatherWords();
  const silenced = useStore(muted);
  const list = useRef<HTMLOListElement>(null);
  const asking = useAsking();
  const count = sheet.speeches.length;
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
    onRead();
  }, [count]);
  const seatOf = (person: string) =>
    sheet.seats.findIndex(holder => holder.kind === 'person' && holder.person === person);
  const speaks = sheet.you !== 'spectator' || sheet.owner === me;
  return (
    <div class="talk">
      {/* biome-ignore lint/a11y: a scrollable region must be reachable by keyboard */}
      <ol class="speeches" ref={list} tabIndex={0}>
        {count === 0 && <li class="hint">{talk.none}</li>}
        {sheet.speeches
          .filter(({ person }) => !silenced.includes(person))
          .map(speech => (
            <SpeechLine
              key={`${speech.at} ${speech.person}`}
              speech={speech}
              seat={seatOf(speech.person)}
              mine={speech.person === me}
            />
          ))}
      </ol>
      <Muted sheet={sheet} silenced={silenced} />
      {asking.refused && (
        <FaultNote>
          {talk.notSent} {sayRefused(asking.refused, words, null)}
        </FaultNote>
      )}
      {speaks ? (
        <>
          <div class="phrases" role="group" aria-label={talk.phrasesTitle}>
            {PHRASES.map(phrase => (
              <button
                key={phrase}
                type="button"
                class="phrase"
                onClick={() => void asking.track(table.ask({ type: 'say-phrase', phrase }))}
              >
                {talk.phrases[phrase]}
              </button>
            ))}
          </div>
          {sheet.chat === 'free' && <OwnWords say={text => asking.track(table.ask({ type: 'say', text }))} />}
        </>
      ) : (
        <p class="hint">{talk.lookersOn}</p>
      )}
    </div>
  );
}

function OwnWords({ say }: { say: (text: string) => Promise<boolean> }) {
  const { talk } = useGatherWords();
  const [text, setText] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    // What was not said stays in the field.
    void say(said).then(done => !done && setText(now => now || said));
  };
  return (
    <form class="own-words" onSubmit={submit}>
      <input
        type="text"
        maxLength={LIMITS.speech}
        autocomplete="off"
        aria-label={talk.write}
        placeholder={talk.write}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <button type="submit" class="round" aria-label={talk.send}>
        <Icon of="send" />
      </button>
    </form>
  );
}

interface SpeechLineProps {
  readonly speech: Speech;
  /** -1 for someone who has no seat. */
  readonly seat: Seat;
  readonly mine: boolean;
}

function SpeechLine({ speech, seat, mine }: SpeechLineProps) {
  const { talk } = useGatherWords();
  const { said, name, person } = speech;
  const [open, setOpen] = useState(false);
  const line = (
    <>
      {seat >= 0 ? <SeatSign seat={seat} /> : <span />}
      <span>
        <b class="speaker">{name}</b>
        <span class="speech-words">{'text' in said ? said.text : talk.phrases[said.phrase]}</span>
      </span>
    </>
  );
  if (mine)
    return (
      <li>
        <div class="speech">{line}</div>
      </li>
    );
  return (
    <li>
      <button type="button" class="speech" aria-expanded={open} onClick={() => setOpen(!open)}>
        {line}
      </button>
      {open && (
        <button type="button" class="button" onClick={() => setMuted(person, true)}>
          {talk.mute(name)}
        </button>
      )}
    </li>
  );
}

function Muted({ sheet, silenced }: { sheet: TableSheet; silenced: readonly string[] }) {
  const { talk } = useGatherWords();
  const people = new Map(
    sheet.speeches
      .filter(({ person }) => silenced.includes(person))
      .map(({ person, name }) => [person, name]),
  );
  return (
    <>
      {[...people].map(([person, name]) => (
        <p key={person} class="hint row">
          {talk.muted(name)}
          <button type="button" class="button button-quiet" onClick={() => setMuted(person, false)}>
            {talk.unmute(name)}
          </button>
        </p>
      ))}
    </>
  );
}
