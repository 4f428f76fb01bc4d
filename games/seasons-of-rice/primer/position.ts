import type { Game, Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { placeCard } from '../closing.ts';
import { type Deck, deckOf } from '../data/deck.ts';
import { type CardId, CARDS, cardId, type Turn } from '../data/words.ts';
import { groundOf } from '../ground.ts';
import { legalTrials } from '../placing.ts';
import { noPlan } from '../setup.ts';
import type { Options, Piece, Player, SeasonsOfRice, State } from '../vocabulary.ts';

export const OPTIONS: Options = { sizes: 'rulebook', houses: 'size', lastCard: 'swap', younger: 'coin' };
export const SEATS = 2;

/** Sovann, who counts in the Dry season only, and Chantrea, who counts at the end: neither disturbs the sums. */
const ANCESTORS: readonly [CardId, CardId] = ['P06', 'P03'];
/** Cards in each hand, by turn of the Wet season (SR-23, SR-24). */
const HANDS = [7, 5, 3, 1] as const;

type Laid = readonly [CardId, Turn, x: number, y: number];

interface Wish {
  /** The reader's cards, in the order in which they were placed: as many as turns were played. One without a spot lies where it closes nothing. */
  readonly land: readonly (Laid | CardId)[];
  /** Cards that the reader holds; chance deals the rest. */
  readonly holds?: readonly CardId[];
}

/** In the Wet season, before the turn that comes after so many cards. Every card of the game is somewhere; Basil's land closes nothing. */
export function positionOf({ land, holds = [] }: Wish) {
  return ({ edition }: Game<SeasonsOfRice>): Read<State> => {
    const deck = deckOf(edition);
    const number = (card: CardId) => keyed(deck.cardNumber, card);
    const turn = land.length;
    const size = HANDS[turn - 1] ?? 1;
    const spoken = [...ANCESTORS, ...land.map(idOf), ...holds];
    const left = Array.from({ length: CARDS }, (_, card) => cardId(card)).filter(
      card => !spoken.includes(card),
    );
    const theirs = left.splice(0, turn);
    const hands = [[...holds, ...left.splice(0, size - holds.length)], left.splice(0, size)];
    const state: State = {
      rng: seedRng('example'),
      options: { ...OPTIONS },
      season: 'wet',
      turn,
      seat: null,
      first: null,
      deck: [],
      row: left.map(number),
      players: hands.map((hand, seat) => ({
        dealt: [],
        choice: null,
        ancestor: number(nth(ANCESTORS, seat)),
        hand: hand.map(number).toSorted((a, b) => a - b),
        // The last card is taken up without being asked for.
        plan: { ...noPlan(), card: size === 1 ? number(nth(hand, 0)) : null },
        landscape: [],
        closed: [],
      })),
    };
    const put = (seat: number, piece: Piece) => placeCard(deck, state, { seat, piece, emit: undefined });
    const loose = (seat: number, card: number) => looseSpot(deck, nth(state.players, seat), card);
    for (const laid of land) {
      const card = number(idOf(laid));
      put(0, typeof laid === 'string' ? loose(0, card) : { card, turn: laid[1], x: laid[2], y: laid[3] });
    }
    for (const card of theirs) put(1, loose(1, number(card)));
    return state;
  };
}

const idOf = (laid: Laid | CardId): CardId => (typeof laid === 'string' ? laid : laid[0]);

/** Where a card may lie and closes nothing (SR-44). */
function looseSpot(deck: Deck, { landscape }: Player, card: number): Piece {
  if (landscape.length === 0) return { card, turn: 0, x: 0, y: 0 };
  const loose = legalTrials(groundOf(deck, landscape), card).find(
    ({ verdict }) => verdict.closes.length === 0,
  );
  if (!loose) throw new Error('Impossible: there is always such a spot (SR-44)');
  return { card, turn: loose.turn, x: loose.x, y: loose.y };
}
