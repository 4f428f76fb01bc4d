import { nth } from '../../../core/sure.ts';
import { type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { type Card, isAccessory, type KindName, kindName } from '../data/cards.ts';
import { canBrings } from '../ui/consequence.ts';
import { bedPlace } from '../ui/places.ts';
import type { BedView, ChillAndChili, Event, Move } from '../vocabulary.ts';
import { inBloom } from './basil.ts';

export type Situation = Now<ChillAndChili>;
export type Deed = Did<ChillAndChili>;

export const mine = ({ view }: Situation) => nth(view.players, LEARNER);
export const hand = ({ view }: Situation): readonly Card[] => view.hand ?? [];
export const isKind = (kind: KindName) => (card: Card) => !isAccessory(card) && kindName(card) === kind;
export const holds = (now: Situation, kind: KindName) => hand(now).filter(isKind(kind)).length;
export const acts = ({ isAsked, view }: Situation) => isAsked && view.agenda.at(-1)?.do === 'act';
export const waters = ({ isAsked, view }: Situation) => isAsked && view.agenda.at(-1)?.do === 'water';
/** The watering can has brought something, and nobody has said what it shall be. */
export const fetches = ({ isAsked, view }: Situation) => isAsked && view.agenda.at(-1)?.do === 'choose-face';
/** What is left without a drop once those that wait are placed. */
export const bareSuns = (now: Situation): number => {
  const waiting = now.view.agenda.find(task => task.do === 'water');
  return mine(now).freeSuns - (waiting?.do === 'water' ? waiting.drops : 0);
};
/** What taking from the pond brings now, with what the watering can fetches. */
export const brings = ({ view }: Situation): number => view.withdrawal + canBrings(view);
export const beds = (now: Situation, which: (bed: BedView) => boolean): string[] =>
  mine(now).beds.flatMap((bed, i) => (which(bed) ? [bedPlace(LEARNER, i)] : []));
export const isDry = (bed: BedView) => !inBloom(bed);

/** The first of these that may be done. */
export const wanted =
  (...tests: readonly ((move: Move, now: Situation) => boolean)[]) =>
  (now: Situation): Move | null => {
    for (const test of tests) {
      const found = now.choices.findLast(({ move, refusal }) => !refusal && test(move, now));
      if (found) return found.move;
    }
    return null;
  };
export const plants = (kind: KindName) => (move: Move) =>
  move.type === 'plant' && isKind(kind)(nth(move.cards, 0));
export const takes = (as: 'coins' | 'drops') => (move: Move) => move.type === 'withdraw' && move.as === as;

/** The same, of what was done. */
export const took = (as: 'coins' | 'drops') => (did: Deed) => takes(as)(did.move);
const caused = ({ events }: Deed, test: (event: Event) => boolean) => events.some(test);
export const planted = (kind: KindName) => (did: Deed) => plants(kind)(did.move);
export const gotCard = ({ move }: Deed) =>
  move.type === 'draw' || move.type === 'buy-vegetable' || move.type === 'buy-accessory';
export const boughtCarrot = (did: Deed) =>
  caused(
    did,
    event => event.type === 'bought-vegetable' && event.seat === LEARNER && isKind('carrot')(event.card),
  );
export const bloomed = (did: Deed) =>
  caused(did, event => event.type === 'watered' && event.seat === LEARNER && event.full);

/** Where carrots lie in the market. */
export const carrots = ({ view }: Situation): { row: number; price: number }[] =>
  view.market.flatMap((cards, row) =>
    cards.flatMap((card, i) => (card !== null && isKind('carrot')(card) ? [{ row, price: i + 1 }] : [])),
  );
