import type { ComponentChildren } from 'preact';
import type { Game, Read, Vocabulary } from '../../core/game.ts';
import type { Names } from '../../core/telling.ts';
import type { PositionEditor, Sketch } from '../kit/editor/editor.ts';
import type { SaidFault } from '../kit/editor/field.tsx';
import type { GameScreen } from '../kit/game-screen.ts';

/** What is known of a position that is being entered. */
export interface AboutPosition {
  readonly game: Game<Vocabulary>;
  readonly editor: PositionEditor<Vocabulary>;
  readonly screen: GameScreen<Vocabulary>;
  readonly sketch: Sketch;
  readonly faults: readonly (SaidFault & { readonly text: string })[];
  /** A table that agrees with the sketch; null while it has faults. */
  readonly state: Read<Vocabulary['State']> | null;
  readonly ownEdition: Vocabulary['Edition'] | null;
  readonly names: Names;
  readonly clause: (id: string) => ComponentChildren;
}
