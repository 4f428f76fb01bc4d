import { sayMove } from '../../../core/texts.ts';
import type { Move } from '../vocabulary.ts';
import type { Part } from './part.ts';

/** A move in the words of its button. */
export function sayPlainly(move: Move, { frame, texts, names, words }: Part): string {
  return move.type === 'draw' ? words.draw : sayMove(texts, move, { view: frame.view, names });
}
