import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { PotagerMark } from '../art/brand.tsx';
import { Note } from '../kit/frame/note.tsx';
import { useRoom } from '../kit/frame/room.ts';
import { Icon, type IconName } from '../kit/icon.tsx';
import { SeatSign } from '../kit/seat.tsx';
import { Link } from '../link.tsx';
import { SettingsButton } from '../pages/page-head.tsx';
import { go } from '../router.ts';
import { useWords } from '../words/index.ts';
import type { Line } from './log.ts';

export type Panel = 'choices' | 'log' | 'rules' | 'values' | 'talk';

interface BarProps {
  readonly title: string;
  /** What happened last; null before anything has. */
  readonly latest: Line | null;
  /** Things said that were not read yet; none where nobody can talk, or the chat stands beside the board. */
  readonly unread?: number | null;
  readonly onPanel: (panel: Panel) => void;
  /** To the view for a whole room and back; none for who plays. */
  readonly onTelevision?: (() => void) | null;
  /** To before the reader's latest move; none where others play too. */
  readonly onRewind?: (() => void) | null;
  /** To what happened so far, step by step; none where there is nothing to see. */
  readonly replay?: string | null;
  /** What kind of game this is, where it is not an ordinary one. */
  readonly mark: Mark | null;
  /** Which keys do what; the table's own unless it is said. */
  readonly keys?: string;
}

/** A word beside the title, and what it means. */
export interface Mark {
  readonly word: string;
  readonly hint: string;
  /** The replay or the entered position that a study began at; null where there is no way back. */
  readonly from?: string | null;
}

/** Letters that the latest sentence may have in the type of the bar on a tablet, whose bar has buttons too, and on a phone. */
const FEW = 44;
const MANY = 80;

const lengthOf = ({ length }: string): 'short' | 'middling' | 'long' =>
  length > MANY ? 'long' : length > FEW ? 'middling' : 'short';

/** The strip above the table: the way home, what just happened, and the drawers. */
export function Bar(props: BarProps) {
  const { title, latest, unread = null, onPanel, onTelevision = null, onRewind, replay = null } = props;
  const { mark, keys } = props;
  const from = mark?.from ?? null;
  const words = useWords();
  const { isPhone } = useRoom();
  const drawers = (
    <>
      {onRewind && <BarButton icon="undo" label={words.table.rewind} onClick={onRewind} />}
      {from !== null && <BarButton icon="back" label={words.table.studyBack} onClick={() => go(from)} />}
      {replay !== null && (
        <BarButton icon="replay" label={words.table.replaySoFar} onClick={() => go(replay)} />
      )}
      <Drawers onPanel={onPanel} onTelevision={onTelevision} />
    </>
  );
  return (
    <header class="bar">
      <div class="bar-tab">
        <Link to="/" class="bar-home">
          <PotagerMark class="brand-mark" />
          <span class="only-heard">{words.end.home + words.colon}</span>
          <h1 class="bar-title">{title}</h1>
        </Link>
        {mark && (
          <small class="bar-mark" title={mark.hint}>
            {mark.word}
          </small>
        )}
      </div>
      <button
        type="button"
        class="bar-latest"
        data-seat={latest?.about}
        data-length={latest ? lengthOf(latest.text) : undefined}
        onClick={() => onPanel('log')}
        title={keys ?? words.table.shortcuts}
      >
        <span class="only-heard">{words.table.log + words.colon}</span>
        {latest && latest.about !== 'table' && <SeatSign seat={latest.about} />}
        <span class="bar-sentence">{latest?.text}</span>
      </button>
      {unread !== null && <TalkButton unread={unread} onClick={() => onPanel('talk')} />}
      {isPhone ? (
        <Menu>{drawers}</Menu>
      ) : (
        <>
          {drawers}
          <SettingsButton />
        </>
      )}
    </header>
  );
}

type DrawersProps = Required<Pick<BarProps, 'onPanel' | 'onTelevision'>>;

interface CornerProps extends DrawersProps {
  readonly title: string;
  /** Brings people to the table: in sight until the game has begun, then behind the button. */
  readonly code: ComponentChildren;
  readonly begun: boolean;
}

/** All there is of the bar on a big screen: one button in a corner. */
export function Corner({ title, code, begun, onPanel, onTelevision }: CornerProps) {
  return (
    <header class="bar corner">
      <h1 class="only-heard">{title}</h1>
      {!begun && code}
      <Menu>
        {begun && code}
        <Drawers onPanel={onPanel} onTelevision={onTelevision} />
      </Menu>
    </header>
  );
}

function Drawers({ onPanel, onTelevision }: DrawersProps) {
  const { table } = useWords();
  const { arrangement } = useRoom();
  return (
    <>
      <BarButton icon="rules" label={table.rules} onClick={() => onPanel('rules')} />
      <BarButton icon="cards" label={table.values} onClick={() => onPanel('values')} />
      {onTelevision && (
        <BarButton
          icon="screen"
          label={arrangement === 'television' ? table.noTelevision : table.television}
          onClick={onTelevision}
        />
      )}
    </>
  );
}

/** A round slip; in the menu the word stands beside it. */
function BarButton({ icon, label, onClick }: { icon: IconName; label: string; onClick: () => void }) {
  return (
    <button type="button" class="button button-quiet bar-button" title={label} onClick={onClick}>
      <Icon of={icon} />
      <span class="bar-word">{label}</span>
    </button>
  );
}

/** On a small table everything but the latest sentence waits behind one button. */
function Menu({ children }: { children: ComponentChildren }) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={opener}
        type="button"
        class="round bar-more"
        aria-label={words.table.menu}
        aria-expanded={open}
        data-pointed={open || undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon of="menu" />
      </button>
      {open && (
        <Note label={words.table.menu} about={() => opener.current} onClose={() => setOpen(false)}>
          <div class="bar-menu">
            {children}
            <SettingsButton isNamed />
          </div>
        </Note>
      )}
    </>
  );
}

function TalkButton({ unread, onClick }: { unread: number; onClick: () => void }) {
  const { talk } = useWords().net;
  return (
    <button
      type="button"
      class="round bar-talk"
      aria-label={unread > 0 ? `${talk.title} (${talk.unread(unread)})` : talk.title}
      onClick={onClick}
    >
      <Icon of="talk" />
      {unread > 0 && <b class="unread">{Math.min(unread, 99)}</b>}
    </button>
  );
}
