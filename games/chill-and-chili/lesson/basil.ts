import { nth } from '../../../core/sure.ts';
import type { OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import { KINDS, kindOf, type KindName } from '../data/cards.ts';
import type { BedView, ChillAndChili, Move } from '../vocabulary.ts';

/** The supply when Basil shows how coins are taken from the pond: on his second turn. */
const SHOWS_HOW = 48;

export const inBloom = ({ drops, suns }: BedView): boolean => drops === suns;

/** Basil draws, plants, and leaves the pond alone, but for once to show how; when a bed of the learner's has bloomed, he waters his own. */
export function basil({ view, legal, seat }: OtherAsked<ChillAndChili>): Move | null {
  const a = (test: (move: Move) => boolean): Move | null => legal.find(test) ?? null;
  const plants = (kind: KindName) =>
    a(move => move.type === 'plant' && kindOf(nth(move.cards, 0)) === KINDS.indexOf(kind));
  const learnerBlooms = nth(view.players, 0).beds.some(inBloom);
  const isThirsty = nth(view.players, seat).freeSuns > 0;
  const water = legal.findLast(({ type }) => type === 'water') ?? null;
  const shows = view.supply === SHOWS_HOW ? a(move => move.type === 'withdraw' && move.as === 'coins') : null;
  const drinks =
    learnerBlooms && isThirsty ? a(move => move.type === 'withdraw' && move.as === 'drops') : null;
  return (
    water ??
    a(({ type }) => type === 'finish-watering') ??
    shows ??
    drinks ??
    (view.supply < SHOWS_HOW ? plants('corn') : null) ??
    (learnerBlooms ? plants('tomato') : null) ??
    a(({ type }) => type === 'draw')
  );
}
