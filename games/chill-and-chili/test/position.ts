import { countsOf, listOf } from '../../../core/counts.ts';
import { freeze, same } from '../../../core/data.ts';
import type { Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { lastOf, nth } from '../../../core/sure.ts';
import type { Wished } from '../../../testkit/rehearsal.ts';
import { BED_SIZES, type Card, FACES, FIRST_COINS, isAccessory, kindOf, TOKENS } from '../data/cards.ts';
import { EDITION } from '../data/edition.ts';
import { tablesOf } from '../data/tables.ts';
import type { Bed, Options, Player, State, Task, Turn } from '../vocabulary.ts';
import { promises } from './promises.ts';
import { card, cards, marketRow } from './words.ts';

/** What one player has. Nothing unless told, except the four coins of the start. */
export interface Garden {
  readonly hand?: string;
  /** Cards of the hand that were bought in the open. */
  readonly known?: string;
  /** Cards, and the drops that lie on them: `carrot1 carrot2 +1`. */
  readonly beds?: readonly string[];
  readonly laidOut?: string;
  readonly coins?: number;
}

/** What a test wants to find on the table. Seat 0's garden stands in the wish itself. */
export interface Wish extends Wished<Garden, Options> {
  /** Market rows, the 1-coin column first; a dash is an empty place. */
  readonly upper?: string;
  readonly lower?: string;
  /** The next cards of the pile, the top one first; all cards the test does not place lie below them. */
  readonly top?: string;
  /** The whole pile, the top card first; all other cards are compost, or in the last seat's garden if that is given too. */
  readonly pile?: string;
  /** The latest card last. */
  readonly compost?: string;
  /** Tokens that the test does not place are in the supply; or in the well, or in the pond, if that is given too. */
  readonly supply?: number;
  readonly well?: number;
  readonly pond?: number;
  readonly turn?: Partial<Turn>;
  readonly agenda?: Task[];
}

const UPPER = 'corn1 carrot1 tomato1 cauliflower2';
const LOWER = 'corn2 carrot2 tomato2 chili2';
const { deck } = tablesOf(EDITION);

/** A legal table around what the test cares about: by default three players, and seat 0 to act after its push. */
export function position(wish: Wish = {}): Read<State> {
  const gardens = [wish, ...(wish.others ?? [])];
  const seats = wish.seats ?? 3;
  const laid: State = {
    rng: seedRng('position'),
    options: { start: 'random', beds: 'one', discard: 'any', ...wish.options },
    supply: 0,
    pond: 0,
    well: 0,
    pile: cards(wish.pile ?? wish.top ?? '').reverse(),
    compost: cards(wish.compost ?? ''),
    market: [marketRow(wish.upper ?? UPPER), marketRow(wish.lower ?? LOWER)],
    players: Array.from({ length: seats }, (_, seat) => playerOf(gardens[seat] ?? {})),
    turn: { seat: 0, refreshed: false, scarecrowUsed: false, ...wish.turn },
    agenda: wish.agenda ?? [{ do: 'act' }],
  };
  placeOtherCards(laid, wish);
  const state = { ...laid, ...otherTokens(wish, TOKENS[seats]! - promises.conserved!(laid).tokens!) };
  const wrong = whatIsWrong(state);
  if (wrong) throw new Error(`Not a legal position: ${wrong}`);
  return freeze(state);
}

function playerOf({ hand = '', known = '', beds = [], laidOut = '', coins = FIRST_COINS }: Garden): Player {
  return {
    coins,
    hand: countsOf(cards(hand), FACES),
    known: countsOf(cards(known), FACES),
    beds: beds.map(bedOf),
    laidOut: cards(laidOut),
  };
}

function bedOf(words: string): Bed {
  const [planted, drops = '0'] = words.split('+');
  return { cards: cards(planted!).sort((a, b) => a - b), drops: Number(drops) };
}

function placeOtherCards(state: State, { pile, compost }: Wish): void {
  const left = countsOf(deck, FACES);
  for (const one of vegetablesOf(state)) left[one]!--;
  if (pile === undefined) state.pile.unshift(...rest(left));
  else if (compost === undefined) state.compost.unshift(...rest(left));
  else bury(rest(left), lastOf(state.players));
}

const rest = (counts: readonly number[]): Card[] => listOf(counts.map(count => Math.max(0, count)));

/** Plants all these cards, kind by kind; the few that make no full bed are held in hand. */
function bury(list: readonly Card[], player: Player): void {
  for (const [kind, [, size]] of BED_SIZES.entries()) {
    const ofKind = list.filter(one => kindOf(one) === kind);
    while (ofKind.length >= size) player.beds.push({ cards: ofKind.splice(0, size), drops: 0 });
    if (kindOf(card('pumpkin2')) === kind && ofKind.length > 0) player.beds.push({ cards: ofKind, drops: 0 });
    else for (const one of ofKind) player.hand[one]!++;
  }
}

function otherTokens({ supply, well, pond }: Wish, left: number): Pick<State, 'supply' | 'well' | 'pond'> {
  if (supply === undefined)
    return { supply: left - (pond ?? 1) - (well ?? 0), well: well ?? 0, pond: pond ?? 1 };
  if (well === undefined) return { supply, well: left - supply - (pond ?? 1), pond: pond ?? 1 };
  return { supply, well, pond: pond ?? left - supply - well };
}

function whatIsWrong(state: State): string | null {
  const { supply, pond, well, players } = state;
  if (supply < 0 || pond < 0 || well < 0)
    return `there are not so many tokens: ${JSON.stringify({ supply, pond, well })}`;
  if (promises.conserved!(state).tokens !== TOKENS[players.length])
    return 'tokens are lost or made from nothing';
  if (!same(countsOf(vegetablesOf(state), FACES), countsOf(deck, FACES)))
    return 'it has cards that are not in the box';
  if (players.some(player => player.beds.some(bed => !isBed(bed)))) return 'nobody can plant such a bed';
  return promises.invariant!(state);
}

function vegetablesOf({ pile, compost, market, players }: State): Card[] {
  return [
    ...pile,
    ...compost,
    ...market.flat().filter(place => place !== null),
    ...players.flatMap(({ hand, beds }) => [...listOf(hand), ...beds.flatMap(bed => bed.cards)]),
  ].filter(one => !isAccessory(one));
}

function isBed({ cards: [first, ...others] }: Bed): boolean {
  const [min, max] = nth(BED_SIZES, kindOf(first!));
  const size = 1 + others.length;
  return others.every(one => kindOf(one) === kindOf(first!)) && size >= min && size <= max;
}
