import type { Game, Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { type Card, cardOf, type KindName } from '../data/cards.ts';
import type { Bed, ChillAndChili, Options, State } from '../vocabulary.ts';

export const OPTIONS: Options = { start: 0, beds: 'one', discard: 'any' };
export const SEATS = 2;

type Named = readonly [KindName, number];
const named = (cards: readonly Named[]): Card[] => cards.map(([kind, suns]) => cardOf(kind, suns));

interface Wish {
  /** The reader's hand; five cards are dealt, and those that are planted or gone come on top of them. */
  readonly hand: readonly [Named, Named, Named, Named, Named];
  readonly beds?: readonly { readonly cards: readonly Named[]; readonly drops: number }[];
  /** Bought before, and still in hand. */
  readonly accessory?: Card;
  readonly coins?: number;
  readonly pond?: number;
  /** By row, the 1-coin column first. */
  readonly market?: readonly [readonly Named[], readonly Named[]];
}

const MARKET: NonNullable<Wish['market']> = [
  [
    ['corn', 1],
    ['carrot', 1],
    ['pumpkin', 2],
    ['chili', 3],
  ],
  [
    ['carrot', 2],
    ['corn', 2],
    ['tomato', 2],
    ['cauliflower', 2],
  ],
];
const BASIL: readonly Named[] = [
  ['corn', 1],
  ['corn', 1],
  ['tomato', 2],
  ['cauliflower', 3],
  ['pumpkin', 2],
];

/** The table as it is dealt, and what has happened since: beds come from the pile, water and coins from the supply. */
export function positionOf(wish: Wish) {
  return (game: Game<ChillAndChili>): Read<State> => {
    const { hand, beds = [], accessory, coins = 4, pond = 1, market = MARKET } = wish;
    const planted = beds.map(bed => named(bed.cards));
    const top = [...named(hand), ...named(BASIL), ...market.flatMap(named), ...planted.flat()];
    const state = dealt(game, { options: OPTIONS, seats: SEATS }, { shuffles: [{ top }] });
    const drops = beds.reduce((sum, bed) => sum + bed.drops, 0);
    const me = nth(state.players, 0);
    const held = me.hand.map((n, card) => n + Number(card === accessory));
    const known = me.known.map((n, card) => n + Number(card === accessory));
    return {
      ...state,
      supply: state.supply - (pond - state.pond) - drops - (coins - me.coins),
      pond,
      pile: state.pile.slice(0, state.pile.length - planted.flat().length),
      players: [
        {
          ...me,
          coins,
          hand: held,
          known,
          beds: beds.map(
            (bed, i): Bed => ({ cards: nth(planted, i).toSorted((a, b) => a - b), drops: bed.drops }),
          ),
        },
        ...state.players.slice(1),
      ],
    };
  };
}
