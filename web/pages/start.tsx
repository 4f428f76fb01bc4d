import { useState } from 'preact/hooks';
import { GardenScene } from '../art/brand.tsx';
import { forgetTable, keeps, savedTables } from '../host/saved.ts';
import { Icon } from '../kit/icon.tsx';
import { useStore } from '../kit/store.ts';
import { LocalCard } from '../lobby/local-card.tsx';
import { MyTables, OpenTables, useOpenTables } from '../lobby/lobby.tsx';
import { SHELF } from '../shelf.ts';
import { useWords } from '../words/index.ts';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';
import { Shelf } from './shelf.tsx';
import { OpenFileLink } from './open-file-link.tsx';

export function StartPage() {
  const words = useWords();
  const [tables, setTables] = useState(savedTables);
  const kept = useStore(keeps);
  const open = useOpenTables();
  return (
    <div class="start-page">
      <PageHead />
      <main>
        <div class="hero">
          <GardenScene class="hero-scene" />
          <div class="hero-words">
            <PageTitle tab={null}>{words.house.motto}</PageTitle>
            <p>{words.house.promise}</p>
          </div>
        </div>
        <div class="page start">
          {!kept && <p role="alert">{words.tables.notKept}</p>}
          <MyTables
            local={tables.map(table => (
              <LocalCard
                key={table.id}
                table={table}
                onForget={() => {
                  forgetTable(table.id);
                  setTables(savedTables());
                }}
              />
            ))}
          />
          <section aria-labelledby="shelf">
            <div class="shelf-head">
              <h2 id="shelf">{words.shelf.title}</h2>
              <a class="button button-quiet" href="#open-tables">
                {words.net.lobby.open}
                <Icon of="down" />
                {open.cards && open.cards.length > 0 && <span class="tally">{open.cards.length}</span>}
              </a>
            </div>
            <Shelf games={SHELF} />
          </section>
          <OpenTables {...open} />
          <OpenFileLink />
        </div>
      </main>
    </div>
  );
}
