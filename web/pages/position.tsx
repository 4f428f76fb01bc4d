import { useStore } from '../kit/store.ts';
import { Position } from '../position/position.tsx';
import { usePositionWords } from '../position/use-position-words.ts';
import { settings } from '../settings.ts';
import { onShelf } from '../shelf.ts';
import { useEditable } from '../use-game.ts';
import { useWords } from '../words/index.ts';
import { Fetching } from './fetching.tsx';
import { LostPage } from './lost.tsx';
import { Page } from './page.tsx';

interface PositionPageProps {
  readonly id: string;
  /** A position that came with the link. */
  readonly linked: string | null;
}

/** A game at a real table, entered by hand, and what the house says to it. */
export function PositionPage({ id, linked }: PositionPageProps) {
  const words = useWords();
  const { title } = usePositionWords();
  const { language } = useStore(settings);
  const game = onShelf(id);
  if (!game?.editor) return <LostPage />;
  return (
    <Page title={title + words.colon + game.title[language]} game={game}>
      <Fetched id={id} linked={linked} />
    </Page>
  );
}

function Fetched({ id, linked }: PositionPageProps) {
  const fetched = useEditable(id);
  if (typeof fetched === 'string') return <Fetching state={fetched} />;
  return <Position {...fetched} linked={linked} />;
}
