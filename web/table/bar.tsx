import { PotagerMark } from '../art/brand.tsx';
import { Link } from '../link.tsx';
import { SettingsButton } from '../pages/page-head.tsx';
import { useWords } from '../words/index.ts';

export type Panel = 'choices' | 'log' | 'rules' | 'values' | 'talk';

interface BarProps {
  readonly title: string;
  readonly latest: string;
  /** Things said that were not read yet; null where nobody can talk. */
  readonly unread: number | null;
  readonly onPanel: (panel: Panel) => void;
}

/** The strip above the table: the way home, what just happened, and the drawers. */
export function Bar({ title, latest, unread, onPanel }: BarProps) {
  const words = useWords();
  return (
    <header class="bar">
      <Link to="/" class="bar-home">
        <PotagerMark class="brand-mark" />
        <span class="only-heard">{words.end.home}</span>
      </Link>
      <h1 class="bar-title">{title}</h1>
      <button type="button" class="bar-latest" onClick={() => onPanel('log')} title={words.table.shortcuts}>
        <span class="only-heard">{words.table.log + words.colon}</span>
        <span>{latest}</span>
      </button>
      <button type="button" class="button button-quiet bar-button" onClick={() => onPanel('rules')}>
        {words.table.rules}
      </button>
      <button type="button" class="button button-quiet bar-button" onClick={() => onPanel('values')}>
        {words.table.values}
      </button>
      {unread !== null && <TalkButton unread={unread} onClick={() => onPanel('talk')} />}
      <SettingsButton />
    </header>
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
      <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
        <path d="M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2Z" />
      </svg>
      {unread > 0 && <b class="unread">{Math.min(unread, 99)}</b>}
    </button>
  );
}
