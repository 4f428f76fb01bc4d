import type { Game, Read } from '../../../core/game.ts';
import { seedRng } from '../../../core/random.ts';
import { keyed } from '../../../core/sure.ts';
import { placeCard } from '../closing.ts';
import { deckOf } from '../data/deck.ts';
import type { CardId, Turn } from '../data/words.ts';
import { OPTIONS } from '../primer/position.ts';
import { noPlan } from '../setup.ts';
import type { SeasonsOfRice, State } from '../vocabulary.ts';

interface Estate {
  /** The card whose ancestor side is up. */
  readonly ancestor: CardId;
  readonly land: readonly (readonly [CardId, Turn, x: number, y: number])[];
  readonly hand: readonly CardId[];
}

/** The learner has Sovann, who pays in the Dry season, two gold fields, and a house whose field leaks through two gaps. */
const LEARNERS: Estate = {
  ancestor: 'P06',
  land: [
    ['P14', 0, 0, 0],
    ['P04', 2, -3, 0],
    ['P05', 2, -6, -1],
  ],
  hand: ['P08', 'P12', 'P13'],
};

const BASILS: Estate = {
  ancestor: 'P03',
  land: [
    ['P09', 0, 0, 0],
    ['P17', 0, -3, -1],
    ['P15', 0, -6, -2],
  ],
  hand: ['P07', 'P16', 'P18'],
};

const ROW: readonly CardId[] = ['P01', 'P02', 'P10', 'P11'];
/** Of the four turns of the Wet season. */
const TURN = 3;

/** Before the third turn of the Wet season. */
export function position({ edition }: Game<SeasonsOfRice>): Read<State> {
  const deck = deckOf(edition);
  const number = (card: CardId) => keyed(deck.cardNumber, card);
  const estates = [LEARNERS, BASILS];
  const state: State = {
    rng: seedRng('lesson'),
    options: { ...OPTIONS },
    season: 'wet',
    turn: TURN,
    seat: null,
    first: null,
    deck: [],
    row: ROW.map(number),
    players: estates.map(({ ancestor, hand }) => ({
      dealt: [],
      choice: null,
      ancestor: number(ancestor),
      hand: hand.map(number),
      plan: noPlan(),
      landscape: [],
      closed: [],
    })),
  };
  for (const [seat, { land }] of estates.entries())
    for (const [card, turn, x, y] of land)
      placeCard(deck, state, { seat, piece: { card: number(card), turn, x, y }, emit: undefined });
  return state;
}
