import { freeze } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { placeCard } from '../closing.ts';
import { deckOf } from '../data/deck.ts';
import { EDITION } from '../data/edition.ts';
import { DRY_TURNS, HAND, type Turn, WET_CARDS } from '../data/words.ts';
import { groundOf } from '../ground.ts';
import { ascending } from '../hands.ts';
import { judge, legalTrials } from '../placing.ts';
import { noPlan } from '../setup.ts';
import type { ClosedField, First, Options, Piece, Player, State } from '../vocabulary.ts';
import { invariant } from './promises.ts';

export const deck = deckOf(EDITION);

/** What one player has. */
export interface Estate {
  /** `pally`; unless told one that gives nothing for closing fields. */
  readonly ancestor?: string;
  /** Cards in the order they were placed, each with its quarter turns and its corner: `P17 0 0 0, P13 3 -4 1`. */
  readonly landscape?: string;
  /** `P01 P02`; filled up with what is left. */
  readonly hand?: string;
}

/** What a test wants to find on the table. */
export interface Wish {
  readonly season?: 'wet' | 'dry' | 'over';
  /** Unless told, as many as the longest landscape has cards. */
  readonly turn?: number;
  readonly players?: readonly Estate[];
  readonly row?: string;
  readonly first?: First;
  readonly options?: Partial<Options>;
}

export const STANDARD: Options = { sizes: 'rulebook', houses: 'size', lastCard: 'swap', younger: 'coin' };

/** Ancestors of the final scoring: they keep quiet until then. */
const QUIET = ['sophal', 'nary', 'tola', 'mony', 'bopha', 'chantrea'];

/** A legal table around what the test cares about: by default the first turn of the Wet season. */
export function position(wish: Wish = {}): Read<State> {
  const estates = [wish.players?.[0] ?? {}, wish.players?.[1] ?? {}];
  const season = wish.season ?? 'wet';
  const wanted = estates.map(({ landscape }) => piecesOf(landscape));
  const longest = Math.max(1, ...wanted.map(pieces => pieces.length));
  const turn = wish.turn ?? (season === 'wet' ? longest : season === 'dry' ? 1 : DRY_TURNS);
  const first = season === 'wet' ? null : (wish.first ?? { seat: 0, because: 'points' });
  const seat = season === 'dry' ? (first!.seat + turn - 1) % 2 : null;

  const named = cardsCalled([...estates.map(({ hand }) => hand ?? ''), wish.row ?? ''].join(' '));
  const spare = new Set([...deck.cards.keys()].filter(card => !named.includes(card)));
  for (const piece of wanted.flat()) spare.delete(piece.card);
  const ancestors = estates.map(({ ancestor }) => {
    const id = ancestor ?? QUIET.find(quiet => spare.has(cardOf(quiet)))!;
    spare.delete(cardOf(id));
    return cardOf(id);
  });

  const state: State = {
    rng: seedRng('position'),
    options: { ...STANDARD, ...wish.options },
    season,
    turn,
    seat,
    first,
    deck: [],
    row: cardsCalled(wish.row),
    players: estates.map((_, at): Player => {
      return {
        dealt: [],
        choice: null,
        ancestor: nth(ancestors, at),
        hand: cardsCalled(nth(estates, at).hand),
        plan: noPlan(),
        landscape: [],
        closed: [],
      };
    }),
  };
  for (const at of [0, 1]) settle(state, at, nth(wanted, at));
  for (const at of [0, 1]) extend(state, at, { length: lengthOf(state, at), spare });
  fillUp(state, spare);
  for (const one of state.players) if (one.hand.length === 1) one.plan.card = nth(one.hand, 0);
  if (season === 'dry' && state.row.length === 1) nth(state.players, seat!).plan.card = nth(state.row, 0);
  const wrong = invariant(deck, state) ?? (spare.size > 0 ? 'a card is left over' : null);
  if (wrong) throw new Error(`Not a legal position: ${wrong}`);
  return freeze(state);
}

/** The start of the game, with these cards dealt: `P01 P02`, and the same for the other. */
export function opening(mine: string, theirs: string): Read<State> {
  const dealt = [mine, theirs].map(text => ascending(cardsCalled(text)));
  const rest = [...deck.cards.keys()].filter(card => !dealt.flat().includes(card));
  return freeze({
    rng: seedRng('position'),
    options: STANDARD,
    season: 'ancestors',
    turn: 1,
    seat: null,
    first: null,
    deck: rest,
    row: [],
    players: dealt.map(cards => {
      return {
        dealt: cards,
        choice: null,
        ancestor: null,
        hand: [],
        plan: noPlan(),
        landscape: [],
        closed: [],
      };
    }),
  } satisfies State);
}

export const words = (text = ''): string[] => text.split(' ').filter(Boolean);

export function cardsCalled(text?: string): number[] {
  return words(text).map(id => {
    const card = deck.cardNumber.get(id);
    if (card === undefined) throw new Error(`No card is called "${id}"`);
    return card;
  });
}

const cardOf = (ancestor: string): number => {
  const found = deck.ancestors.find(({ id }) => id === ancestor);
  if (!found) throw new Error(`No ancestor is called "${ancestor}"`);
  return found.card;
};

/** `P17 0 0 0, P13 3 -4 1` */
export function piecesOf(text = ''): Piece[] {
  return text
    .split(',')
    .map(words)
    .filter(parts => parts.length > 0)
    .map(([id, turn, x, y]) => {
      return { card: nth(cardsCalled(id), 0), turn: Number(turn) as Turn, x: Number(x), y: Number(y) };
    });
}

function settle(state: State, seat: number, pieces: readonly Piece[]): void {
  const player = nth(state.players, seat);
  for (const [at, piece] of pieces.entries()) {
    const obstacle = at === 0 ? null : judge(groundOf(deck, player.landscape), piece).obstacle;
    if (obstacle) throw new Error(`Not a legal position: card ${at + 1} ${obstacle}`);
    placeCard(deck, state, { seat, piece, emit: undefined });
  }
}

/** How many cards a landscape has by now. */
function lengthOf({ season, turn, first }: State, seat: number): number {
  if (season === 'wet') return turn;
  if (season === 'over') return WET_CARDS + DRY_TURNS / 2;
  return WET_CARDS + Math.floor((turn - (seat === first!.seat ? 0 : 1)) / 2);
}

/** Cards that the test does not care about, where they close nothing. */
function extend(state: State, seat: number, { length, spare }: { length: number; spare: Set<number> }): void {
  const player = nth(state.players, seat);
  while (player.landscape.length < length) {
    const [card] = spare;
    spare.delete(card!);
    const ground = groundOf(deck, player.landscape);
    const quiet = legalTrials(ground, card!).find(({ verdict }) => verdict.closes.length === 0);
    const { turn, x, y } = quiet ?? { turn: 0 as const, x: 0, y: 0 };
    placeCard(deck, state, { seat, piece: { card: card!, turn, x, y }, emit: undefined });
  }
}

function fillUp(state: State, spare: Set<number>): void {
  const { season, turn } = state;
  const take = (list: number[], length: number) => {
    for (const card of spare) {
      if (list.length >= length) return;
      spare.delete(card);
      list.push(card);
    }
  };
  take(state.row, season === 'wet' ? 2 * (turn - 1) : season === 'dry' ? DRY_TURNS + 1 - turn : 0);
  for (const player of state.players) {
    const hand = [...player.hand];
    if (season === 'wet') take(hand, HAND - 2 * (turn - 1));
    player.hand = ascending(hand);
  }
}

/** A field of nothing but water that was worth so much. */
export const fieldWorth = (points: number, squares: number[] = [0, 1]): ClosedField => ({
  at: 1,
  squares,
  farmers: 0,
  buffaloes: 0,
  houses: 0,
  cards: 1,
  points: { size: points, farmers: 0, buffaloes: 0, houses: 0, ancestor: 0 },
});
