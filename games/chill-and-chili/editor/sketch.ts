import type { Game, Seat } from '../../../core/game.ts';
import { defaultOptions } from '../../../core/opening.ts';
import type { Result } from '../../../core/result.ts';
import type { Fault, Schema } from '../../../core/schema.ts';
import { fields, integer, list, oneOf, read, variants, where } from '../../../core/schema.ts';
import { type Heap, optionsSchema, seatedBy, stayingWithin } from '../../../web/kit/editor/sketch.ts';
import { type Card, FACES, FIRST_COINS, FIRST_HAND, PRICES, ROWS, VEGETABLE_FACES } from '../data/cards.ts';
import type { ChillAndChili, Options, Task, Turn, View } from '../vocabulary.ts';

/** What one person sees of a real table. The supply and the pile need no counting: they are what is left. */
export interface Sketch {
  readonly options: Options;
  readonly me: Seat;
  readonly turn: Turn;
  readonly agenda: readonly Task[];
  readonly pond: number;
  readonly well: number;
  readonly market: readonly (readonly (Card | null)[])[];
  readonly compost: Heap;
  /** Mine. */
  readonly hand: readonly Card[];
  readonly players: readonly Gardener[];
}

export interface Gardener {
  readonly coins: number;
  /** Mine is counted from my cards; known are those that everybody saw being bought. */
  readonly hand: Heap;
  readonly beds: readonly SketchedBed[];
  readonly laidOut: readonly Card[];
}

export interface SketchedBed {
  readonly cards: readonly Card[];
  readonly drops: number;
}

const EMPTY_MARKET = ROWS.map(() => PRICES.map(() => null));

export function empty(game: Game<ChillAndChili>, seats: number): Sketch {
  return {
    options: { ...defaultOptions(game) },
    me: 0,
    turn: { seat: 0, refreshed: false, scarecrowUsed: false },
    agenda: [{ do: 'act' }],
    pond: 0,
    well: 0,
    market: EMPTY_MARKET,
    compost: { cards: 0, known: [] },
    hand: [],
    players: Array.from({ length: seats }, () => newcomer(0, 0)),
  };
}

/** CC-15, CC-20, CC-25: five cards and four coins each, and the first drop is in the pond. */
export function opening(game: Game<ChillAndChili>, seats: number): Sketch {
  const players = Array.from({ length: seats }, () => newcomer(FIRST_COINS, FIRST_HAND));
  return { ...empty(game, seats), pond: 1, players };
}

const newcomer = (coins: number, cards: number): Gardener => ({
  coins,
  hand: { cards, known: [] },
  beds: [],
  laidOut: [],
});

export function withSeats(_game: Game<ChillAndChili>, sketch: Sketch, seats: number): Sketch {
  const stays = stayingWithin(seats);
  return {
    ...sketch,
    me: stays(sketch.me),
    turn: { ...sketch.turn, seat: stays(sketch.turn.seat) },
    players: seatedBy(sketch.players, seats, () => newcomer(FIRST_COINS, FIRST_HAND)),
  };
}

export function sketchOf(view: View, me: Seat): Sketch {
  return {
    options: view.options,
    me,
    turn: view.turn,
    agenda: view.agenda,
    pond: view.pond,
    well: view.well,
    market: view.market,
    compost: { cards: view.compost.length, known: view.compost },
    hand: view.hand ?? [],
    players: view.players.map(({ coins, handSize, known, beds, laidOut }) => ({
      coins,
      hand: { cards: handSize, known },
      beds: beds.map(({ cards, drops }) => ({ cards, drops })),
      laidOut,
    })),
  };
}

/** More than any table has; what the rules allow is said by `faultsOf`. */
export const MOST = 120;

const amount = integer(0, MOST);
const vegetable = integer(0, VEGETABLE_FACES - 1);
const anyCard = integer(0, FACES - 1);
const yesOrNo = oneOf(true, false);

const task: Schema<Task> = variants<Task, Task['do']>('do', {
  act: fields<Task & { do: 'act' }>({ do: oneOf('act') }),
  discard: fields<Task & { do: 'discard' }>({ do: oneOf('discard') }),
  'choose-face': fields<Task & { do: 'choose-face' }>({
    do: oneOf('choose-face'),
    tokens: amount,
    thanksTo: anyCard,
  }),
  water: fields<Task & { do: 'water' }>({ do: oneOf('water'), drops: amount }),
  'plant-more': fields<Task & { do: 'plant-more' }>({ do: oneOf('plant-more') }),
});

const heap = (card: Schema<Card>) => fields<Heap>({ cards: amount, known: list(card, 0, MOST) });
const bed = fields<SketchedBed>({ cards: list(vegetable, 1, MOST), drops: amount });
const gardener = fields<Gardener>({
  coins: amount,
  hand: heap(anyCard),
  beds: list(bed, 0, MOST),
  laidOut: list(integer(VEGETABLE_FACES, FACES - 1), 0, FACES - VEGETABLE_FACES),
});

export function readSketch(
  { seats, options }: Game<ChillAndChili>,
  json: unknown,
): Result<Sketch, readonly Fault[]> {
  const seat = integer(0, seats.max - 1);
  const shape = fields<Sketch>({
    options: optionsSchema(options),
    me: seat,
    turn: fields<Turn>({ seat, refreshed: yesOrNo, scarecrowUsed: yesOrNo }),
    agenda: list(task, 0, 3),
    pond: amount,
    well: amount,
    market: list(
      list((at, path, faults) => (at === null ? null : vegetable(at, path, faults)), PRICES.length),
      ROWS.length,
    ),
    compost: heap(vegetable),
    hand: list(anyCard, 0, MOST),
    players: list(gardener, seats.min, seats.max),
  });
  const sits = ({ me, turn, players, options: { start } }: Sketch) =>
    me < players.length && turn.seat < players.length && (start === 'random' || start < players.length);
  return read(where(shape, sits, 'CC-01'), json);
}
