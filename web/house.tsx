import { Component, type ComponentChildren } from 'preact';
import { useStore } from './kit/store.ts';
import { MePage } from './pages/me.tsx';
import { MovePage } from './pages/move.tsx';
import { NetTablePage } from './pages/net-table.tsx';
import { NewGamePage } from './pages/new-game.tsx';
import { LostPage } from './pages/lost.tsx';
import { RulesPage } from './pages/rules.tsx';
import { StartPage } from './pages/start.tsx';
import { TablePage } from './pages/table.tsx';
import { place } from './router.ts';
import { useWords } from './words/index.ts';

export function House() {
  const here = useStore(place);
  return <Shelter key={JSON.stringify(here)}>{page(here)}</Shelter>;
}

function page(here: ReturnType<typeof place.get>) {
  switch (here.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewGamePage id={here.game} />;
    case 'rules':
      return <RulesPage id={here.game} clause={here.clause} />;
    case 'table':
      return <TablePage id={here.id} />;
    case 'net-table':
      return <NetTablePage id={here.id} invite={here.invite} seat={here.seat} />;
    case 'me':
      return <MePage />;
    case 'move':
      return <MovePage code={here.code} />;
    case 'lost':
      return <LostPage />;
  }
}

/** A screen that breaks says so and what to do, instead of going blank. */
class Shelter extends Component<{ children: ComponentChildren }, { broken: boolean }> {
  override state = { broken: false };

  static override getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const words = useWords();
  return (
    <main class="page trouble" role="alert">
      <p>{words.trouble.crash}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </main>
  );
}
