import { nth } from '../../../core/sure.ts';
import type { About } from '../../../web/kit/piece-card.tsx';
import {
  accessoryName,
  BED_SIZES,
  type Card,
  COPIES,
  isAccessory,
  kindName,
  kindOf,
  sunsOf,
  VEGETABLE_FACES,
} from '../data/cards.ts';
import type { BedView } from '../vocabulary.ts';
import { canBrings } from './consequence.ts';
import type { Focus } from './focus.ts';
import type { Part } from './part.ts';

type Known = Pick<Part, 'view' | 'words' | 'edition'>;

/** What the thing pointed at is, does and costs, where no offer beside it says so already. */
export function aboutOf(focus: Focus, part: Known, isOffered = false): About {
  const { words, view } = part;
  switch (focus.on) {
    case 'market': {
      const card = nth(view.market, focus.row)[focus.price - 1]!;
      const { title, lines } = aboutCard(card, part);
      return { title, lines: isOffered ? lines : [...lines, words.about.price(focus.price)] };
    }
    case 'stack': {
      const { price, left } = nth(view.stacks, focus.card - VEGETABLE_FACES);
      const { title, lines } = aboutCard(focus.card, part);
      return { title, lines: [...lines, words.about.stack(price, left)] };
    }
    case 'hand':
      return aboutCard(focus.card, part);
    case 'row':
      return words.about.fresh;
    case 'pile':
      return { title: words.pile, lines: [words.about.pile(view.pile, view.compost.length)] };
    case 'pond': {
      const half = words.about.pond(view.pond, view.withdrawal);
      const can = canBrings(view);
      return { title: words.pond, lines: can > 0 ? [half, words.about.can(can)] : [half] };
    }
    case 'scarecrow':
      return { title: words.scarecrow, lines: [words.accessories.scarecrow.effect] };
  }
}

function aboutCard(card: Card, { words, edition }: Known): About {
  if (isAccessory(card)) {
    const { name, effect } = words.accessories[accessoryName(card)];
    return { title: name, lines: [effect] };
  }
  const kind = kindName(card);
  return {
    title: words.kinds[kind],
    lines: [
      words.about.bed(nth(BED_SIZES, kindOf(card)), edition.kinds[kind].points.value),
      words.about.suns(sunsOf(card)),
      words.about.copies(nth(COPIES, kindOf(card))),
    ],
  };
}

/** A planted bed: what it counts now, and what its water does or would do. */
export function aboutBed(bed: BedView, words: Part['words']): About {
  const { points, drops, suns } = bed;
  return {
    title: words.planted(kindName(nth(bed.cards, 0)), bed.cards.length),
    lines:
      drops === suns
        ? [words.about.blooms(points)]
        : [words.about.dry(points), words.about.thirst(suns - drops)],
  };
}

const ACCESSORY_CLAUSES = ['CC-73', 'CC-79', 'CC-74', 'CC-77'] as const;
const BED_CLAUSES = ['CC-56', 'CC-56', 'CC-56', 'CC-57', 'CC-67', 'CC-57'] as const;

/** What an accessory does, or how large the bed of a vegetable is. */
export const clauseOfCard = (card: Card): string =>
  isAccessory(card) ? nth(ACCESSORY_CLAUSES, card - VEGETABLE_FACES) : nth(BED_CLAUSES, kindOf(card));

/** The clause that says most about it. */
export function clauseOf(focus: Focus, { view }: Known): string {
  switch (focus.on) {
    case 'market':
      return clauseOfCard(nth(view.market, focus.row)[focus.price - 1]!);
    case 'stack':
    case 'hand':
      return clauseOfCard(focus.card);
    case 'row':
      return 'CC-92';
    case 'pile':
      return 'CC-36';
    case 'pond':
      return 'CC-84';
    case 'scarecrow':
      return 'CC-79';
  }
}
