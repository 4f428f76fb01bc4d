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
      <div class="band-picture">{game ? <GameCover game={game} /> : <GardenScene />}</div>
      <div class="band-words">{children}</div>
    </div>
  );
}
