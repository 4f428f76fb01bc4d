import type { OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import { LEARNER } from '../../../web/kit/lesson/lesson.ts';
import { cardCalled } from '../data/cards.ts';
import type { Chicoree, Move } from '../vocabulary.ts';

const BASIL = 1;

/** By rival, what is in the closed fist: the same whatever the learner does. */
interface Wishes {
  readonly fists: { readonly [seat: number]: number };
  /** What is given up in a challenge. */
  readonly stakes: { readonly [seat: number]: number };
}

/** They draw, keep what they are dealt, and never bid against the learner twice. */
const rivals =
  ({ fists, stakes }: Wishes) =>
  ({ view, legal, seat }: OtherAsked<Chicoree>): Move | null => {
    const a = (test: (move: Move) => boolean): Move | null => legal.find(test) ?? null;
    switch (view.agenda.at(-1)?.do) {
      case 'fists':
        return { type: 'close-fist', tokens: fists[seat] ?? 0 };
      case 'auction':
        return (
          (seat === BASIL ? a(move => move.type === 'bid' && move.tokens === 1) : null) ?? { type: 'pass' }
        );
      case 'challenge':
        return (
          a(({ type }) => type === 'close-hand') ??
          a(move => move.type === 'stake' && move.card === stakes[seat]) ??
          a(({ type }) => type === 'stake')
        );
      case 'act':
        return (
          a(move => move.type === 'destroy' && move.target === LEARNER) ??
          a(({ type }) => type === 'open-shop') ??
          a(({ type }) => type === 'lay-start') ??
          // Without a harvest there is no lamp, and no lesson of shops.
          (view.harvestLaid
            ? null
            : a(move => move.type === 'lay-link' && move.card === cardCalled('harvest') && seat === BASIL)) ??
          a(({ type }) => type === 'draw')
        );
      case 'settle':
      case undefined:
        return null;
    }
  };

export const openingRivals = rivals({
  fists: { 1: 4, 2: 2 },
  stakes: { 1: cardCalled('flowers-2'), 2: cardCalled('sowing') },
});
export const middleRivals = rivals({ fists: { 1: 1, 2: 3 }, stakes: {} });
