import { useState } from 'preact/hooks';
import type { About } from '../../games/about.ts';
import { GardenScene } from '../art/brand.tsx';
import { takeFocus } from '../keep-focus.ts';
import { forgetTable, keeps, type SavedTable, savedTables } from '../host/saved.ts';
import { LOCALES } from '../kit/language.ts';
import { SeatSign } from '../kit/seat.tsx';
import { useStore } from '../kit/store.ts';
import { Link } from '../link.tsx';
import { MyTables, OpenTables } from '../lobby/lobby.tsx';
import { settings } from '../settings.ts';
import { SHELF, titleOf } from '../shelf.ts';
import { useWords } from '../words/index.ts';
import { GameCover } from './cover.tsx';
import { PageHead } from './page-head.tsx';
import { PageTitle } from './page-title.tsx';

export function StartPage() {
  const words = useWords();
  const [tables, setTables] = useState(savedTables);
  const kept = useStore(keeps);
  return (
    <>
      <PageHead />
      <main>
        <div class="hero">
          <div class="hero-words">
            <PageTitle tab={null}>{words.house.motto}</PageTitle>
            <p>{words.house.promise}</p>
          </div>
          <GardenScene class="hero-scene" />
        </div>
        <div class="page start">
          {!kept && <p role="alert">{words.tables.notKept}</p>}
          <MyTables
            local={
              tables.length > 0 &&
              tables.map(table => (
                <TableCard
                  key={table.id}
                  table={table}
                  onForget={() => {
                    forgetTable(table.id);
                    setTables(savedTables());
                  }}
                />
              ))
            }
          />
          <section aria-labelledby="shelf">
            <h2 id="shelf">{words.shelf.title}</h2>
            <ul class="shelf">
              {SHELF.map(game => (
                <GameCard key={game.id} game={game} />
              ))}
            </ul>
          </section>
          <OpenTables />
        </div>
      </main>
    </>
  );
}

function GameCard({ game }: { game: About }) {
  const words = useWords();
  const { language } = useStore(settings);
  return (
    <li class="game-card">
      <div class="game-card-cover">
        <GameCover game={game} />
      </div>
      <div class="game-card-text">
        <h3>{game.title[language]}</h3>
        <p>{game.tagline[language]}</p>
        <p class="game-card-facts">
          {words.shelf.players(...game.players)} · {words.shelf.minutes(game.minutes)} ·{' '}
          {words.shelf.age(game.age)}
        </p>
        <p class="row">
          <Link to={`/new/${game.id}`} class="button button-main">
            {words.shelf.newGame}
          </Link>
          <Link to={`/rules/${game.id}`} class="button">
            {words.shelf.rules}
          </Link>
        </p>
      </div>
    </li>
  );
}

function TableCard({ table, onForget }: { table: SavedTable; onForget: () => void }) {
  const words = useWords();
  const { language } = useStore(settings);
  const [sure, setSure] = useState(false);
  const when = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' }).format(
    table.touched,
  );
  const title = titleOf(table.record.game, language);
  return (
    <li class="table-card">
      <div>
        <strong>{title}</strong>
        <p class="table-card-seats">
          {table.holders.map((holder, seat) => (
            <span key={seat} class="nowrap">
              <SeatSign seat={seat} /> {holder.name}
            </span>
          ))}
        </p>
        <small>
          {when} · {table.over ? words.tables.over : words.tables.moves(table.record.entries.length)}
        </small>
      </div>
      <p class="row">
        {sure ? (
          <>
            <button type="button" class="button button-danger" onClick={onForget}>
              {words.tables.forgetSure}
            </button>
            <button ref={takeFocus} type="button" class="button" onClick={() => setSure(false)}>
              {words.tables.keep}
            </button>
          </>
        ) : (
          <>
            <Link to={`/table/${table.id}`} class="button button-main">
              {table.over ? words.tables.look : words.tables.goOn}
            </Link>
            <button type="button" class="button button-quiet" onClick={() => setSure(true)}>
              {words.tables.forget}
            </button>
          </>
        )}
      </p>
    </li>
  );
}
