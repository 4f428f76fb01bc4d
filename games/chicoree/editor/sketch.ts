import type { Game, Seat } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import { nth } from '../../../core/sure.ts';
import { type Heap, seatedBy, stayingWithin } from '../../../web/kit/editor/sketch.ts';
import { type Card, STEPS } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import type { Block, Call, Chicoree, Options, View } from '../vocabulary.ts';

/** What one person sees of a real table. The pile needs no counting: it is what is left. */
export interface Sketch {
  readonly options: Options;
  readonly me: Seat;
  readonly turn: SketchedTurn;
  readonly moment: Moment;
  /** CH-12: in this game, by anybody, even if it was destroyed since. */
  readonly harvestLaid: boolean;
  /** CH-A22 */
  readonly idle: number;
  readonly discard: Heap;
  /** Mine. */
  readonly hand: readonly Card[];
  readonly players: readonly Trader[];
}

export interface SketchedTurn {
  readonly seat: Seat;
  /** The step that is reached while acting: 3 to 6. */
  readonly step: number;
  /** CH-19: the Start was laid in this very turn. */
  readonly startJustLaid: boolean;
  readonly linkLaid: boolean;
  readonly moved: boolean;
}

/** What is asked now. Of fists and challenges: before anybody has decided. */
export type Moment =
  | { readonly do: 'act' }
  /** `asked` counts where players call in turn. */
  | {
      readonly do: 'auction';
      readonly card: Card;
      readonly calls: readonly Call[];
      readonly passed: readonly Seat[];
      readonly asked: Seat;
    }
  | { readonly do: 'fists'; readonly card: Card }
  | { readonly do: 'challenge'; readonly card: Card };

export interface Trader {
  readonly tokens: number;
  /** Mine is counted from my cards; known are those that everybody saw going there. */
  readonly hand: Heap;
  readonly start: Card | null;
  /** By step minus one. */
  readonly chain: readonly (readonly Card[])[];
  readonly blocks: readonly Block[];
  /** Bankrupt: how many were before. */
  readonly out: number | null;
}

const newcomer = (tokens: number): Trader => ({
  tokens,
  hand: { cards: 0, known: [] },
  start: null,
  chain: STEPS.map(() => []),
  blocks: [],
  out: null,
});

const sketchWith = (game: Game<Chicoree>, seats: number, tokens: number): Sketch => ({
  options: { ...defaultOptions(game) },
  me: 0,
  turn: { seat: 0, step: 5, startJustLaid: false, linkLaid: false, moved: false },
  moment: { do: 'act' },
  harvestLaid: false,
  idle: 0,
  discard: { cards: 0, known: [] },
  hand: [],
  players: Array.from({ length: seats }, () => newcomer(tokens)),
});

export const empty = (game: Game<Chicoree>, seats: number): Sketch => sketchWith(game, seats, 0);

/** CH-03, CH-04: twelve tokens each, and no cards. */
export const opening = (game: Game<Chicoree>, seats: number): Sketch =>
  sketchWith(game, seats, tablesOf(game.edition).firstTokens);

export function withSeats({ edition }: Game<Chicoree>, sketch: Sketch, seats: number): Sketch {
  const { players, moment } = sketch;
  const stays = stayingWithin(seats);
  return {
    ...sketch,
    me: stays(sketch.me),
    turn: { ...sketch.turn, seat: stays(sketch.turn.seat) },
    moment:
      moment.do === 'auction'
        ? {
            ...moment,
            calls: moment.calls.filter(({ seat }) => seat < seats),
            passed: moment.passed.filter(seat => seat < seats),
            asked: stays(moment.asked),
          }
        : moment,
    players: seatedBy(players, seats, () => newcomer(tablesOf(edition).firstTokens)).map(player => ({
      ...player,
      blocks: player.blocks.filter(({ by }) => by < seats),
    })),
  };
}

/** Of a view in which nobody is in debt, and nobody has decided yet what all decide in secret. */
export function sketchOf(view: View, me: Seat): Sketch {
  const { turn, players } = view;
  return {
    options: view.options,
    me,
    turn: {
      seat: turn.seat,
      step: Math.min(turn.step, 6),
      startJustLaid: !turn.hadStart && nth(players, turn.seat).start !== null,
      linkLaid: turn.linkLaid,
      moved: turn.moved,
    },
    moment: momentOf(view),
    harvestLaid: view.harvestLaid,
    idle: view.idle,
    discard: { cards: view.discard.length, known: view.discard },
    hand: view.hand ?? [],
    players: players.map(({ tokens, handSize, known, start, chain, blocks, out }) => ({
      tokens,
      hand: { cards: handSize, known },
      start,
      chain,
      blocks,
      out,
    })),
  };
}

function momentOf({ agenda, turn }: View): Moment {
  const task = agenda.at(-1);
  if (task?.do === 'fists' || task?.do === 'challenge') return { do: task.do, card: task.card };
  if (task?.do !== 'auction') return { do: 'act' };
  const { card, calls, passed } = task;
  return { do: 'auction', card, calls, passed, asked: task.turn ?? turn.seat };
}
