import { nth } from '../../core/sure.ts';
import type { About } from '../../games/about.ts';
import { GoButton } from '../go-button.tsx';
import { useStore } from '../kit/store.ts';
import { LearnButton } from '../lesson/learn-button.tsx';
import { learntHere } from '../lesson/learnt.ts';
import { Link } from '../link.tsx';
import { settings } from '../settings.ts';
import { finishedHere } from '../table/finished-here.ts';
import { useWords } from '../words/index.ts';
import { GameCover, lidOf } from './cover.tsx';
import { sharesOf } from './planks.ts';

/** The boxes of the house on their planks. */
export function Shelf({ games }: { games: readonly About[] }) {
  const words = useWords();
  const wide = sharesOf(games.length, 3);
  const narrow = sharesOf(games.length, 2);
  if (games.length === 0) return <p class="hint">{words.shelf.none}</p>;
  return (
    <ul class="shelf">
      {games.map((game, i) => (
        <GameCard key={game.id} game={game} widths={[6 / nth(wide, i), 6 / nth(narrow, i)]} />
      ))}
    </ul>
  );
}

interface GameCardProps {
  readonly game: About;
  /** In sixths of a plank, where three and where two boxes fit on one. */
  readonly widths: readonly [wide: number, narrow: number];
}

function GameCard({ game, widths: [wide, narrow] }: GameCardProps) {
  const words = useWords();
  const { language } = useStore(settings);
  const title = game.title[language];
  const isNew = !learntHere.has(game.id) && !finishedHere.has(game.id);
  return (
    <li class="game-card" style={{ ...lidOf(game), '--wide': wide, '--narrow': narrow }}>
      <div class="game-box">
        <div class="game-card-cover">
          <GameCover game={game} />
        </div>
        <h3>
          <Link to={`/new/${game.id}`}>{title}</Link>
        </h3>
      </div>
      <div class="game-card-text">
        <div>
          <p>{game.tagline[language]}</p>
          <p class="game-card-facts">
            <span class="nowrap">{words.shelf.players(...game.players)} ·</span>{' '}
            <span class="nowrap">{words.shelf.minutes(game.minutes)} ·</span>{' '}
            <span class="nowrap">{words.shelf.age(game.age)}</span>
          </p>
        </div>
        <div class="row">
          {isNew && <LearnButton game={game} class="button-learn" />}
          <PlayButton game={game} title={title} />
          <Link to={`/new/${game.id}`} class="button button-second">
            {words.shelf.newGame}
          </Link>
          <Link to={`/rules/${game.id}`} class="button button-quiet">
            {words.shelf.rules}
          </Link>
          {/* Somebody else of the house may be new. */}
          {!isNew && <LearnButton game={game} class="button-quiet" />}
        </div>
      </div>
    </li>
  );
}

/** One tap to a running game. */
function PlayButton({ game, title }: { game: About; title: string }) {
  const words = useWords();
  return (
    <GoButton
      class="button-main"
      label={words.shelf.play}
      of={title}
      open={async () => (await import('../new-game/play-now.ts')).playNow(game, words)}
    />
  );
}
