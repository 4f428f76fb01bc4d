import { Component, type ComponentChildren } from 'preact';
import { Dialog } from './dialog.tsx';
import { useStore } from './kit/store.ts';
import { Fetching } from './pages/fetching.tsx';
import { LostPage } from './pages/lost.tsx';
import { onDemand } from './pages/on-demand.tsx';
import { PageTitle } from './pages/page-title.tsx';
import { StartPage } from './pages/start.tsx';
import { place } from './router.ts';
import { isSpeechless, settings } from './settings.ts';
import { FETCH_GATHER } from './words/fetch-gather.ts';
import { useWords } from './words/index.ts';

const MePage = onDemand(async () => (await import('./pages/me.tsx')).MePage);
const MovePage = onDemand(async () => (await import('./pages/move.tsx')).MovePage);
const NetTablePage = onDemand(async () => {
  // Its words come beside it, not after it.
  const words = FETCH_GATHER[settings.get().language]();
  const [{ NetTablePage }] = await Promise.all([import('./pages/net-table.tsx'), words]);
  return NetTablePage;
});
const NewGamePage = onDemand(async () => (await import('./pages/new-game.tsx')).NewGamePage);
const GameFilePage = onDemand(async () => (await import('./pages/game-file.tsx')).GameFilePage);
const PositionPage = onDemand(async () => (await import('./pages/position.tsx')).PositionPage);
const ReplayPage = onDemand(async () => (await import('./pages/replay.tsx')).ReplayPage);
const RulesPage = onDemand(async () => (await import('./pages/rules.tsx')).RulesPage);
const ExamplePage = onDemand(async () => (await import('./pages/example.tsx')).ExamplePage);
const TablePage = onDemand(async () => (await import('./pages/table.tsx')).TablePage);

export function House() {
  const here = useStore(place);
  return (
    <>
      <Shelter key={JSON.stringify(here)}>{page(here)}</Shelter>
      <Speechless />
    </>
  );
}

/** The words of the other language did not arrive. */
function Speechless() {
  const { closedDoors } = useWords().net;
  if (!useStore(isSpeechless)) return null;
  return (
    <Dialog title={closedDoors.unreachable.title} onClose={() => isSpeechless.set(false)}>
      <Fetching state="failed" />
    </Dialog>
  );
}

function page(here: ReturnType<typeof place.get>) {
  switch (here.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return <NewGamePage id={here.game} />;
    case 'rules':
      return <RulesPage id={here.game} clause={here.clause} />;
    case 'position':
      return <PositionPage id={here.game} linked={here.sketch} />;
    case 'example':
      return <ExamplePage id={here.game} name={here.example} />;
    case 'table':
      return <TablePage id={here.id} />;
    case 'net-table':
      return <NetTablePage id={here.id} invite={here.invite} seat={here.seat} />;
    case 'replay':
      return <ReplayPage {...here} />;
    case 'game-file':
      return <GameFilePage step={here.step} eyes={here.eyes} />;
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
      <PageTitle>{words.trouble.crashTitle}</PageTitle>
      <p>{words.trouble.crash}</p>
      <button type="button" class="button button-main" onClick={() => location.reload()}>
        {words.trouble.reload}
      </button>
    </main>
  );
}
