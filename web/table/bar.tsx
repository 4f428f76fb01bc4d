import { PotagerMark } from '../art/brand.tsx';
import { Link } from '../link.tsx';
import { SettingsButton } from '../pages/page-head.tsx';
import { useWords } from '../words/index.ts';

export type Panel = 'choices' | 'log' | 'rules' | 'values';

interface BarProps {
  readonly title: string;
  readonly latest: string;
  readonly onPanel: (panel: Panel) => void;
}

/** The strip above the table: the way home, what just happened, and the drawers. */
export function Bar({ title, latest, onPanel }: BarProps) {
  const words = useWords();
  return (
    <header class="bar">
      <Link to="/" class="bar-home">
        <PotagerMark class="brand-mark" />
        <span class="only-heard">{words.end.home}</span>
      </Link>
      <h1 class="bar-title">{title}</h1>
      <button type="button" class="bar-latest" onClick={() => onPanel('log')} title={words.table.shortcuts}>
        <span class="only-heard">{words.table.log}: </span>
        <span>{latest}</span>
      </button>
      <button type="button" class="button button-quiet bar-button" onClick={() => onPanel('rules')}>
        {words.table.rules}
      </button>
      <button type="button" class="button button-quiet bar-button" onClick={() => onPanel('values')}>
        {words.table.values}
      </button>
      <SettingsButton />
    </header>
  );
}
