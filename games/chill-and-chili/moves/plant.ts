import { amount } from '../../../core/counts.ts';
import type { MoveRule, Read, Refusal, Effects } from '../../../core/game.ts';
import { fields, integer, list, oneOf, reads, tidied } from '../../../core/schema.ts';
import { playerAt } from '../../../core/sure.ts';
import {
  BED_SIZES,
  type Card,
  FERTILISER,
  kindName,
  kindOf,
  PUMPKIN,
  VEGETABLE_FACES,
  WHEELBARROW,
} from '../data/cards.ts';
import type { Tables } from '../data/tables.ts';
import { gain, lose } from '../../../core/hand.ts';
import { held } from '../hand.ts';
import { drawCard } from '../market.ts';
import { passOn } from '../turn.ts';
import type { ChillAndChili, Plant, Player, State } from '../vocabulary.ts';
import { fetchFromWell } from '../well.ts';

const inOrder = tidied(list(integer(0, VEGETABLE_FACES - 1), 1, VEGETABLE_FACES), cards =>
  cards.toSorted((a, b) => a - b),
);

/** CC-54 to CC-64: one bed of one kind, all its cards at the same time. */
export const plant = (tables: Tables): MoveRule<ChillAndChili, Plant> => {
  const beds = tables.beds.map(ofKind => ofKind.map((cards): Plant => ({ type: 'plant', cards })));
  return {
    takeback: true,

    /** The beds this hand can plant; of a kind that is started but too small, one bed to say what is missing. */
    candidates(state, seat) {
      const player = playerAt(state.players, seat);
      const offered: Plant[] = [];
      for (let kind = 0; kind < beds.length; kind++) {
        const cards = held(player, kind);
        if (cards === 0) continue;
        if (cards < BED_SIZES[kind]![0]) offered.push(beds[kind]![0]!);
        else for (const bed of beds[kind]!) if (holds(player, bed.cards)) offered.push(bed);
      }
      return offered;
    },

    refuse(state, seat, { cards }) {
      return misfit(cards) ?? shortage(playerAt(state.players, seat), cards);
    },

    legal({ players }, seat, found) {
      const player = playerAt(players, seat);
      for (let kind = 0; kind < beds.length; kind++) {
        if (held(player, kind) < BED_SIZES[kind]![0]) continue;
        const ofKind = beds[kind]!;
        for (let i = 0; i < ofKind.length; i++) if (holds(player, ofKind[i]!.cards)) found.push(ofKind[i]!);
      }
    },

    recognise: reads(fields<Plant>({ type: oneOf('plant'), cards: inOrder })),

    apply(draft, { cards }, effects) {
      const player = playerAt(draft.players, effects.seat);
      for (const card of cards) lose(player, card);
      player.beds.push({ cards: [...cards], drops: 0 });
      const bed = player.beds.length - 1;
      effects.emit?.({ type: 'planted', seat: effects.seat, bed, cards, points: tables.points(cards) });
      if (draft.agenda[draft.agenda.length - 1]!.do === 'act') {
        draft.agenda.pop();
        if (draft.options.beds === 'several') draft.agenda.push({ do: 'plant-more' });
      }
      fertilise(draft, effects);
      fetchWithWheelbarrow(draft, effects);
      passOn(draft, effects);
    },
  };
};

/** CC-58 to CC-60: cards that no hand could plant as one bed. */
function misfit(cards: readonly Card[]): Refusal<ChillAndChili> | null {
  const kind = kindOf(cards[0]!);
  if (cards.some(card => kindOf(card) !== kind)) return { code: 'mixed-kinds', clause: 'CC-60' };
  const [min, max] = BED_SIZES[kind]!;
  if (cards.length >= min && cards.length <= max) return null;
  const clause = kind === PUMPKIN ? 'CC-59' : 'CC-58';
  return { code: 'wrong-number', clause, with: { kind: kindName(cards[0]!), min, max, cards: cards.length } };
}

/** CC-55: all of them must be in hand. */
function shortage(player: Read<Player>, cards: readonly Card[]): Refusal<ChillAndChili> | null {
  const kind = kindOf(cards[0]!);
  const missing = cards.length - held(player, kind);
  if (missing > 0) {
    const clause = kind === PUMPKIN ? 'CC-59' : cards.length === 2 ? 'CC-56' : 'CC-57';
    return { code: 'cards-missing', clause, with: { kind: kindName(cards[0]!), missing } };
  }
  return holds(player, cards) ? null : { code: 'not-in-hand', clause: 'CC-55' };
}

function holds({ hand }: Read<Player>, cards: readonly Card[]): boolean {
  for (let i = 0; i < cards.length; i++) {
    let alike = 1;
    for (let j = 0; j < i; j++) if (cards[j] === cards[i]) alike++;
    if (amount(hand, cards[i]!) < alike) return false;
  }
  return true;
}

/** CC-73, CC-A18: first the fertiliser's card … */
function fertilise(draft: State, effects: Effects<ChillAndChili>): void {
  const player = playerAt(draft.players, effects.seat);
  if (!player.laidOut.includes(FERTILISER)) return;
  const card = drawCard(draft, effects);
  if (card === null) return;
  effects.seal();
  gain(player, card, false);
  effects.emit?.({ type: 'drew', seat: effects.seat, because: 'fertiliser', card });
}

/** CC-74, CC-82: … then the wheelbarrow's tokens, as many as the well holds. */
function fetchWithWheelbarrow(draft: State, { seat }: Effects<ChillAndChili>): void {
  if (playerAt(draft.players, seat).laidOut.includes(WHEELBARROW)) fetchFromWell(draft, WHEELBARROW);
}
