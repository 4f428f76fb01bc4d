import { nth } from '../../../core/sure.ts';
import { action, type Beat as AnyBeat, type Did, LEARNER, type Now } from '../../../web/kit/lesson/lesson.ts';
import { type CardName, cardCalled, START_CARDS } from '../data/cards.ts';
import { handPlace } from '../ui/places.ts';
import type { Chicoree, Move, Task } from '../vocabulary.ts';

export type Beat = AnyBeat<Chicoree>;
export type Situation = Now<Chicoree>;
export type Deed = Did<Chicoree>;

export const DRAW = action('draw');

export const mine = ({ view }: Situation) => nth(view.players, LEARNER);
export const doing = ({ isAsked, view }: Situation, task: Task['do']) =>
  isAsked && view.agenda.at(-1)?.do === task;
export const acts = (now: Situation) => doing(now, 'act');
export const holds = ({ view }: Situation, name: CardName) => view.hand?.includes(cardCalled(name)) ?? false;
export const starts = ({ view }: Situation) => (view.hand ?? []).filter(card => START_CARDS.includes(card));
export const held = (...names: readonly CardName[]) => names.map(name => handPlace(cardCalled(name)));

export const did =
  (...types: readonly Move['type'][]) =>
  ({ move }: Deed) =>
    types.includes(move.type);
export const laid =
  (name: CardName, step?: number) =>
  ({ move }: Deed) =>
    'card' in move &&
    move.type !== 'stake' &&
    move.card === cardCalled(name) &&
    (step === undefined || (move.type === 'lay-link' && move.step === step));

/** The first of these that may be done. */
export const wanted =
  (...tests: readonly ((move: Move) => boolean)[]) =>
  ({ choices }: Situation): Move | null => {
    for (const test of tests) {
      const found = choices.find(({ move, refusal }) => !refusal && test(move));
      if (found) return found.move;
    }
    return null;
  };
export const is = (type: Move['type'], name?: CardName) => (move: Move) =>
  move.type === type && (name === undefined || ('card' in move && move.card === cardCalled(name)));

/** Who won the fists that opened since. */
export const fistWinner = ({ events }: Deed): number | null | undefined => {
  const opened = events.find(event => event.type === 'fists-opened');
  return opened?.type === 'fists-opened' ? opened.winner : undefined;
};
/** Whether the learner got what was sold since. */
export const bought = ({ events }: Deed) =>
  events.some(event => event.type === 'sold' && event.seat === LEARNER);
