import { Palette } from '../../../web/kit/editor/palette.tsx';
import { Icon } from '../../../web/kit/icon.tsx';
import { ACCESSORY_CARDS, type Card, isAccessory, VEGETABLE_FACES } from '../data/cards.ts';
import { tablesOf } from '../data/tables.ts';
import { Face } from './face.tsx';
import type { Part } from './part.ts';

interface CardsProps {
  readonly part: Part;
  /** The name of the heap, of which one is open at a time. */
  readonly heap: string;
  readonly label: string;
  readonly cards: readonly Card[];
  /** Whether it can hold accessories. */
  readonly accessories?: boolean;
  readonly onChange: (cards: readonly Card[]) => void;
}

/** Cards that were entered, each taken away by a tap, and the box to add more from. */
export function CardsField({ part, heap, label, cards, accessories = false, onChange }: CardsProps) {
  const { words, table, game, open, setOpen } = part;
  const isOpen = open === heap;
  return (
    <>
      <div class="sketch-cards" role="group" aria-label={label}>
        {cards.map((card, i) => (
          <button
            key={`${card}.${cards.slice(0, i).filter(other => other === card).length}`}
            type="button"
            class="piece"
            aria-label={words.takeAway(table.card(card))}
            onClick={() => onChange(cards.toSpliced(i, 1))}
          >
            <Face card={card} edition={game.edition} words={table} />
          </button>
        ))}
        <button
          type="button"
          class="button sketch-add"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? words.done : words.add} (${label})`}
          onClick={() => setOpen(isOpen ? null : heap)}
        >
          <Icon of={isOpen ? 'check' : 'plus'} />
          {isOpen ? words.done : words.add}
        </button>
      </div>
      {isOpen && (
        <BoxPalette
          part={part}
          label={`${words.add} (${label})`}
          accessories={accessories}
          onPick={card => onChange([...cards, card])}
        />
      )}
    </>
  );
}

interface BoxProps {
  readonly part: Part;
  readonly label: string;
  readonly accessories?: boolean;
  readonly onPick: (card: Card) => void;
}

/** Every face there is in the box, with how many of it were not entered yet. */
export function BoxPalette({ part, label, accessories = false, onPick }: BoxProps) {
  const { words, table, stock, game } = part;
  const { deck } = tablesOf(game.edition);
  const vegetables = Array.from({ length: VEGETABLE_FACES }, (_, card) => card).filter(card =>
    deck.includes(card),
  );
  const faces = accessories ? [...vegetables, ...ACCESSORY_CARDS] : vegetables;
  return (
    <Palette
      label={label}
      words={{ left: words.left, added: words.added }}
      entries={faces.map(card => ({
        key: String(card),
        label: table.card(card),
        picture: <Face card={card} edition={game.edition} words={table} />,
        ...(!isAccessory(card) && { left: stock.unseen[card] ?? 0 }),
        onPick: () => onPick(card),
      }))}
    />
  );
}
