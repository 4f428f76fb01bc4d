import type { ComponentChildren } from 'preact';
import type { About } from '../../games/about.ts';
import { GardenScene } from '../art/brand.tsx';
import { GameCover, lidOf } from './cover.tsx';

interface BandProps {
  /** Whose cover it shows; without one it is the garden of the house. */
  readonly game?: About | null;
  /** The title of the page. */
  readonly children: ComponentChildren;
}

/** The picture across the top of a page, with its title inside. */
export function Band({ game, children }: BandProps) {
  return (
    <div class={game ? 'band band-game' : 'band'} style={game ? lidOf(game) : {}}>
      <div class="band-picture">{game ? <Frieze game={game} /> : <GardenScene />}</div>
      <div class="band-words">{children}</div>
    </div>
  );
}

/** Width and height of a cover in the frieze; its sky and its foreground are left out. */
const COVER = { width: 416, height: 312, above: 126 };

/** The cover of a game side by side with itself, as wide as the page: drawn once, as a pattern. */
function Frieze({ game }: { readonly game: About }) {
  const { width, height, above } = COVER;
  return (
    <svg aria-hidden="true" focusable="false">
      <pattern id="frieze" {...{ width, height }} y={-above} patternUnits="userSpaceOnUse">
        <svg {...{ width, height }}>
          <GameCover game={game} />
        </svg>
      </pattern>
      <rect width="100%" height="100%" fill="url(#frieze)" />
    </svg>
  );
}
