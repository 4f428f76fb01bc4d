import { nth } from '../../../core/sure.ts';
import { BoxPalette } from '../../../web/kit/editor/cards-field.tsx';
import { SubField } from '../../../web/kit/editor/field.tsx';
import { NumberField } from '../../../web/kit/editor/number-field.tsx';
import { withPlayer } from '../../../web/kit/editor/sketch.ts';
import { Icon } from '../../../web/kit/icon.tsx';
import { BED_SIZES, type Card, kindOf, sunsOf } from '../data/cards.ts';
import { thirst } from '../data/tables.ts';
import { Drop } from '../ui/art/tokens.tsx';
import { Face } from '../ui/face.tsx';
import { FIELDS } from './places.ts';
import type { Part } from './part.ts';
import { MOST, type SketchedBed } from './sketch.ts';

/** The beds of one garden: cards go into the open bed as long as they fit there, else they begin the next one. */
export function BedsField({ seat, ...part }: Part & { readonly seat: number }) {
  const { sketch, change, words, table, game, box, vegetables } = part;
  const { open, setOpen } = box;
  const { beds } = nth(sketch.players, seat);
  const key = (bed: number) => `bed-${seat}-${bed}`;
  const setBeds = (next: readonly SketchedBed[]) => change(withPlayer(sketch, seat, { beds: next }));
  const setBed = (i: number, bed: SketchedBed) =>
    setBeds(bed.cards.length === 0 ? beds.toSpliced(i, 1) : beds.with(i, bed));
  const growing = Array.from({ length: beds.length + 1 }, (_, i) => i).find(i => open === key(i));
  const plant = (at: number, card: Card) => {
    const bed = beds[at];
    if (bed && takes(bed, card)) {
      setBed(at, { ...bed, cards: [...bed.cards, card].toSorted((a, b) => a - b) });
    } else {
      setBeds([...beds, { cards: [card], drops: 0 }]);
      setOpen(key(beds.length));
    }
  };
  return (
    <SubField at={FIELDS.beds(seat)} title={words.beds}>
      <ol class="sketch-beds">
        {beds.map((bed, i) => (
          <li key={i} data-pointed={growing === i || undefined}>
            <div class="sketch-cards" role="group" aria-label={words.bed(i + 1)}>
              {dropsByCard(bed).map(({ card, drops }, k) => (
                <button
                  key={k}
                  type="button"
                  class="piece"
                  aria-label={words.takeAway(table.card(card))}
                  onClick={() => setBed(i, withoutCard(bed, k))}
                >
                  <Face card={card} edition={game.edition} words={table} drops={drops} />
                </button>
              ))}
              {growing !== i && hasRoom(bed) && (
                <button
                  type="button"
                  class="round sketch-grow"
                  aria-label={`${words.add} (${words.bed(i + 1)})`}
                  onClick={() => setOpen(key(i))}
                >
                  <Icon of="plus" />
                </button>
              )}
            </div>
            <NumberField
              label={words.drops}
              heard={words.dropsOn(i + 1)}
              symbol={<Drop />}
              value={bed.drops}
              max={Math.min(MOST, Math.max(bed.drops, thirst(bed.cards)))}
              onChange={drops => setBed(i, { ...bed, drops })}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        class="button sketch-add"
        aria-expanded={growing !== undefined}
        onClick={() => setOpen(growing === undefined || growing < beds.length ? key(beds.length) : null)}
      >
        <Icon of="plus" />
        {words.newBed}
      </button>
      {growing !== undefined && (
        <>
          <BoxPalette box={box} faces={vegetables} label={words.beds} onPick={card => plant(growing, card)} />
          <button type="button" class="button sketch-add" onClick={() => setOpen(null)}>
            <Icon of="check" />
            {words.done}
          </button>
        </>
      )}
    </SubField>
  );
}

const hasRoom = ({ cards }: SketchedBed) => cards.length < nth(BED_SIZES, kindOf(nth(cards, 0)))[1];
const takes = (bed: SketchedBed, card: Card) => hasRoom(bed) && kindOf(nth(bed.cards, 0)) === kindOf(card);

/** Drops that lay on a card go with it. */
function withoutCard(bed: SketchedBed, at: number): SketchedBed {
  const cards = bed.cards.toSpliced(at, 1);
  return { cards, drops: Math.min(bed.drops, thirst(cards)) };
}

/** Drops fill the suns card by card. */
function dropsByCard({ cards, drops }: SketchedBed): { card: Card; drops: number }[] {
  let left = drops;
  return cards.map(card => {
    const here = Math.min(left, sunsOf(card));
    left -= here;
    return { card, drops: here };
  });
}
