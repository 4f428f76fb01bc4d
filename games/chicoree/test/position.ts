import { countsOf, listOf } from '../../../core/counts.ts';
import { freeze, same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import type { Wished } from '../../../testkit/rehearsal.ts';
import { type Card, FACES, HARVEST_STEP } from '../data/cards.ts';
import { EDITION } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import type { Block, Options, Player, State, Task, Turn } from '../vocabulary.ts';
import { promises } from './promises.ts';
import { card, cards, chain } from './words.ts';

/** What one player has. Nothing unless told, except the twelve tokens of the start. */
export interface Place {
  readonly tokens?: number;
  readonly hand?: string;
  /** Cards of the hand that came there in the open. */
  readonly known?: string;
  readonly start?: string;
  /** `seed sowing joker@3 shop shop`; a chain brings the monks along unless another Start is named. */
  readonly chain?: string;
  readonly blocks?: readonly Block[];
  readonly closed?: boolean;
  readonly fist?: number;
  readonly staked?: string;
  readonly out?: number;
}

/** What a test wants to find on the table. Seat 0's place stands in the wish itself. */
export interface Wish extends Wished<Place, Options> {
  /** The next cards of the pile, the top one first; all cards the test does not place lie below them. */
  readonly top?: string;
  /** The whole pile, the top card first; all other cards are discarded, or in the last seat's hand if those are given too. */
  readonly pile?: string;
  /** The latest card last. */
  readonly discard?: string;
  readonly harvestLaid?: boolean;
  readonly turn?: Partial<Turn>;
  readonly agenda?: readonly Task[];
  readonly idle?: number;
}

const { copies } = tablesOf(EDITION);
const STANDARD: Options = {
  auction: 'in-turn',
  countdown: 6,
  clock: 'off',
  noFlowers: 'unpaid',
  start: 'random',
};

/** A legal table around what the test cares about: by default three players, and seat 0 to act. */
export function position(wish: Wish = {}): Read<State> {
  const places = [wish, ...(wish.others ?? [])];
  const players = Array.from({ length: wish.seats ?? 3 }, (_, seat) => playerOf(places[seat] ?? {}));
  const seat = wish.turn?.seat ?? 0;
  const hadStart = wish.turn?.hadStart ?? nth(players, seat).start !== null;
  const state: State = {
    rng: seedRng('position'),
    options: { ...STANDARD, ...wish.options },
    pile: cards(wish.pile ?? wish.top ?? '').reverse(),
    discard: cards(wish.discard ?? ''),
    players,
    harvestLaid: wish.harvestLaid ?? players.some(player => nth(player.chain, HARVEST_STEP - 1).length > 0),
    turn: {
      seat,
      number: 10,
      hadStart,
      step: hadStart ? 3 : 5,
      linkLaid: false,
      collected: 0,
      moved: false,
      ...wish.turn,
    },
    agenda: [...(wish.agenda ?? [{ do: 'act' }])],
    idle: wish.idle ?? 0,
    ending: null,
    fists: [],
    lastChallenge: null,
    lastSale: null,
  };
  placeOtherCards(state, wish);
  const wrong = whatIsWrong(state);
  if (wrong) throw new Error(`Not a legal position: ${wrong}`);
  return freeze(state);
}

function playerOf(place: Place): Player {
  const laid = chain(place.chain ?? '');
  const start = place.start ?? (place.chain ? 'monks' : null);
  return {
    tokens: place.tokens ?? (place.out === undefined ? 12 : 0),
    hand: countsOf(cards(place.hand ?? ''), FACES),
    known: countsOf(cards(place.known ?? ''), FACES),
    start: start === null ? null : card(start),
    chain: laid,
    blocks: (place.blocks ?? []).map(block => ({ ...block })),
    closed: place.closed ?? false,
    fist: place.fist ?? 0,
    staked: cards(place.staked ?? ''),
    out: place.out ?? null,
  };
}

function placeOtherCards(state: State, { pile, discard }: Wish): void {
  const left = [...copies];
  for (const one of allCards(state)) left[one]!--;
  const rest = listOf(left.map(count => Math.max(0, count)));
  if (pile === undefined) state.pile.unshift(...rest);
  else if (discard === undefined) state.discard.unshift(...rest);
  else for (const one of rest) lastOf(state.players).hand[one]!++;
}

function whatIsWrong(state: State): string | null {
  if (!same(countsOf(allCards(state), FACES), [...copies])) return 'it has cards that are not in the box';
  return promises.invariant!(state);
}

function allCards({ pile, discard, players, agenda }: State): Card[] {
  return [
    ...pile,
    ...discard,
    ...agenda.flatMap(task => ('card' in task ? [task.card] : [])),
    ...players.flatMap(({ hand, chain: laid, start }) => [
      ...listOf(hand),
      ...laid.flat(),
      ...(start === null ? [] : [start]),
    ]),
  ];
}

export const auction = (word: string, change: Partial<Extract<Task, { do: 'auction' }>> = {}): Task => ({
  do: 'auction',
  card: card(word),
  seller: null,
  calls: [],
  passed: [],
  turn: 0,
  ...change,
});
export const fists = (word: string): Task => ({ do: 'fists', card: card(word) });
export const challenge = (word: string): Task => ({ do: 'challenge', card: card(word) });

/** A harvest under the hammer in the turn of seat 1, and anybody may call. */
export const freeForAll = (wish: Wish = {}): Read<State> =>
  position({
    agenda: [auction('harvest', { turn: null })],
    turn: { seat: 1, step: 8 },
    ...wish,
    options: { auction: 'free-for-all', ...wish.options },
  });

/** Drawing ends the turn of the last seat; then seat 0 begins its own with two shops and the export, and each of the others owes 4. */
export const beforeDebts = (...others: readonly Place[]): Read<State> =>
  position({
    chain: 'shop shop export',
    others,
    seats: others.length + 1,
    turn: { seat: others.length },
    top: 'storm fire',
  });
