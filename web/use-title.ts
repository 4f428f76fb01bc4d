import { useEffect } from 'preact/hooks';
import { useWords } from './words/index.ts';

/** What the tab, the history and a screen reader call this page; null for the house itself. */
export function useTitle(title: string | null): void {
  const { house } = useWords();
  useEffect(() => {
    document.title = title === null ? house.name : `${title} · ${house.name}`;
  }, [title, house.name]);
}
