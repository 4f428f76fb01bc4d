import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { About } from '../../games/about.ts';
import { BoxLid } from '../kit/picture.tsx';

/** The colour of a box, and what can be read on it. */
export function lidOf({ colour }: About) {
  const [red = 0, green = 0, blue = 0] = Array.from(colour.matchAll(/[0-9a-f]{2}/gi), ([part]) =>
    parseInt(part, 16),
  );
  const isLight = 3 * red + 6 * green + blue > 1200;
  return {
    '--lid': colour,
    '--on-lid': isLight ? '#2b2420' : '#fffaec',
  };
}

/** So that a cover seen once is there at once when the page is shown again. */
const fetched = new Map<string, ComponentType>();

/** The cover of a game's box. Until it is fetched, and where it cannot be, the lid is bare. */
export function GameCover({ game }: { game: About }) {
  const [, redraw] = useState({});
  useEffect(() => {
    if (fetched.has(game.id)) return;
    game.cover().then(
      Cover => {
        fetched.set(game.id, Cover);
        redraw({});
      },
      () => {},
    );
  }, [game]);
  const Cover = fetched.get(game.id);
  if (Cover) return <Cover />;
  return (
    <BoxLid>
      <rect width="400" height="300" fill={game.colour} />
    </BoxLid>
  );
}
