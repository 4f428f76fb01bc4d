import { keyed, nth } from '../../../core/sure.ts';
import type { About } from '../../../web/kit/piece-card.tsx';
import type { Deck } from '../data/deck.ts';
import type { AncestorId, CardId } from '../data/words.ts';
import type { TableWords } from '../texts/table.en.ts';
import type { AncestorView, Contents, FieldStatus, FieldView, PlayerView } from '../vocabulary.ts';
import { type Focus, fieldKey } from './focus.ts';
import type { Part } from './part.ts';
import { bestIn } from './reach.ts';

export const ancestorNumber = (deck: Deck, id: AncestorId): number =>
  deck.ancestors.findIndex(ancestor => ancestor.id === id);

/** What stands on the paddy side of a card. */
export const contentsOf = (deck: Deck, card: CardId): Contents =>
  nth(deck.cards, keyed(deck.cardNumber, card)).stands;

/** A card: what stands on it, what it would bring me if it is in the air, where it waits. */
export function aboutCard(card: CardId, { deck, words, air, frame }: Part): About {
  const inTheAir = air?.card === card ? Math.max(...bestIn(air.reach)) : null;
  return {
    title: words.about.card,
    lines: [
      words.about.stands(contentsOf(deck, card)),
      ...(inTheAir === null ? [] : [words.about.best(inTheAir)]),
      ...(frame.view.row.includes(card)
        ? [words.about.inRow[frame.view.season === 'dry' ? 'dry' : 'wet']]
        : []),
      words.about.unique,
    ],
  };
}

/** An ancestor: to whoever follows it, or about the other, by their name. */
export function aboutAncestor(
  { id, timing, soFar, atEnd }: AncestorView,
  { deck, words, other }: Pick<Part, 'deck' | 'words'> & { readonly other: string | null },
): About {
  const { name, ability } = nth(deck.ancestors, ancestorNumber(deck, id));
  return {
    title: name,
    lines: [
      words.ability(ability, other),
      words.about.counts[timing],
      timing === 'end' ? words.atEnd(atEnd) : words.soFar(soFar),
    ],
  };
}

/** A field: how large it is, what is in it, what it brought or lacks. */
export function aboutField(field: FieldView, player: PlayerView, words: TableWords): About {
  const { status, squares, houses, size, worth, missing, at } = field;
  const told = {
    closed: () => [words.field.closed(at! + 1), words.field.made(worth)],
    open: () => [words.field.open(missing.length / 2), words.field.ifClosed(worth)],
    spoiled: () => [words.field.spoiled],
  };
  return {
    title: words.field.title[status],
    lines: [
      words.sizeOf(squares.length / 2, houses, size),
      words.about.holds(field),
      ...told[status](),
      ...(touchesHole(field, player) ? [words.field.hole] : []),
    ],
  };
}

function touchesHole({ missing }: FieldView, { holes }: PlayerView): boolean {
  for (let i = 0; i < missing.length; i += 2)
    for (let h = 0; h < holes.length; h += 2)
      if (missing[i] === holes[h] && missing[i + 1] === holes[h + 1]) return true;
  return false;
}

export function fieldOf({ seat, field }: Focus & { on: 'field' }, { frame }: Part): FieldView | null {
  return nth(frame.view.players, seat).fields.find(one => fieldKey(one) === field) ?? null;
}

const FIELD_CLAUSES: { readonly [S in FieldStatus]: string } = {
  closed: 'SR-45',
  open: 'SR-06',
  spoiled: 'SR-38',
};
/** SR-58 to SR-75 are the ancestors in the order of the edition. */
const FIRST_ANCESTOR = 58;

/** The clause that says most about it. */
export function clauseOf(on: Focus, part: Part): string {
  switch (on.on) {
    case 'field':
      return FIELD_CLAUSES[fieldOf(on, part)?.status ?? 'open'];
    case 'card':
      return part.frame.view.season === 'dry' ? 'SR-31' : 'SR-16';
    case 'ancestor': {
      const { ancestor } = nth(part.frame.view.players, on.seat);
      return ancestor ? `SR-${FIRST_ANCESTOR + ancestorNumber(part.deck, ancestor.id)}` : 'SR-53';
    }
  }
}
