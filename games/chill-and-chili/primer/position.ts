import type { Game, Read } from '../../../core/game.ts';
import { keyed, nth } from '../../../core/sure.ts';
import { dealt } from '../../../web/kit/lesson/arranged.ts';
import { type Card, cardOf, type KindName, KINDS } from '../data/cards.ts';
import type { Bed, ChillAndChili, Options, State } from '../vocabulary.ts';

export const OPTIONS: Options = { start: 0, beds: 'one', discard: 'any' };
export const SEATS = 2;

type Named = `${KindName}${1 | 2 | 3}`;
const CARDS = new Map(
  KINDS.flatMap(kind => [1, 2, 3].map(suns => [`${kind}${suns}`, cardOf(kind, suns)] as const)),
);
const named = (cards: readonly Named[]): Card[] => cards.map(name => keyed(CARDS, name));

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
  ['corn1', 'carrot1', 'pumpkin2', 'chili3'],
  ['carrot2', 'corn2', 'tomato2', 'cauliflower2'],
];
const BASIL: readonly Named[] = ['corn1', 'corn1', 'tomato2', 'cauliflower3', 'pumpkin2'];

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
