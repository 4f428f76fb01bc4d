import type { Character } from '../../../bots/characters.ts';
import type { Taste } from '../../../bots/craft.ts';
import { EXPORT_STEP } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';

/** What each of them would rather do, if it costs little. */
export const CHARACTERS: { readonly [C in Character]?: Taste<Chicoree> } = {
  /** Keeps cards, and waits for a better Start. */
  hoarder: move => (move.type === 'lay-start' ? -1 : move.type === 'bid' || move.type === 'boost' ? 0.5 : 0),
  /** Jumps in auctions. */
  gambler: (move, view) => (move.type === 'bid' ? jump(move.tokens, lastCall(view)) : 0),
  miser: move => (move.type === 'pass' ? 1 : 0),
  /** Likes what everybody sees: shops, an export, a dear card. */
  'show-off': move =>
    move.type === 'open-shop' || (move.type === 'lay-link' && move.step === EXPORT_STEP)
      ? 1
      : move.type === 'bid'
        ? 0.5
        : 0,
  /** Likes the chain itself. */
  gardener: move => (move.type === 'lay-link' || move.type === 'lay-start' ? 1 : 0),
  rival: move => (move.type === 'destroy' || move.type === 'block' ? 1 : 0),
};

const jump = (tokens: number, before: number): number => Math.min(1, (tokens - before - 1) / 2);

function lastCall({ agenda }: Chicoree['View']): number {
  const task = agenda.at(-1);
  return task?.do === 'auction' ? (task.calls.at(-1)?.tokens ?? 0) : 0;
}
