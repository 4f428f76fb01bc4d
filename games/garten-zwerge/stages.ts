import type { Read } from '../../core/game.ts';
import type { State } from './vocabulary.ts';

/** GZ-68: while calls are open, the order in which they arrive decides. */
export const isCalling = ({ stage }: Read<Pick<State, 'stage'>>): boolean =>
  stage.name === 'calls' && stage.open;
