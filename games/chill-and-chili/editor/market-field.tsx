import { nth } from '../../../core/sure.ts';
import { BoxPalette } from '../../../web/kit/editor/cards-field.tsx';
import { Field } from '../../../web/kit/editor/field.tsx';
import { type Card, PRICES, ROWS } from '../data/cards.ts';
import { Coin } from '../ui/art/tokens.tsx';
import { Face } from '../ui/face.tsx';
import { FIELDS } from './places.ts';
import type { Part } from './part.ts';

const placeKey = (row: number, price: number) => `market-${row}-${price}`;
/** As they lie on the table: the dearest on the left. */
const COLUMNS = PRICES.toReversed();
const PLACES = ROWS.flatMap(row => COLUMNS.map(price => ({ row, price })));

/** Both rows. A tap on a place opens it, the next card goes there, and the next empty place is open. */
export function MarketField(part: Part) {
  const { sketch, change, words, table, game, box, vegetables } = part;
  const { open, setOpen } = box;
  const { market } = sketch;
  const isOpen = PLACES.find(({ row, price }) => open === placeKey(row, price));
  const put = ({ row, price }: (typeof PLACES)[number], card: Card | null) => {
    const next = market.map((cards, r) => (r === row ? cards.with(price - 1, card) : cards));
    change({ ...sketch, market: next });
    return next;
  };
  const fill = (place: (typeof PLACES)[number], card: Card) => {
    const next = put(place, card);
    const from = PLACES.indexOf(place);
    const gap = [...PLACES.slice(from), ...PLACES.slice(0, from)].find(
      ({ row, price }) => nth(next, row)[price - 1] === null,
    );
    setOpen(gap ? placeKey(gap.row, gap.price) : null);
  };
  return (
    <Field at={FIELDS.market} title={words.market}>
      <div class="sketch-market">
        <div class="sketch-prices num" aria-hidden="true">
          {COLUMNS.map(price => (
            <span key={price}>
              {price}
              <Coin />
            </span>
          ))}
        </div>
        {ROWS.map(row => (
          <div key={row} class="sketch-row" role="group" aria-label={table.row(row)}>
            {COLUMNS.map(price => {
              const card = nth(market, row)[price - 1] ?? null;
              const key = placeKey(row, price);
              return (
                <button
                  key={price}
                  type="button"
                  class="piece"
                  aria-label={words.place(
                    table.row(row),
                    table.price(price),
                    card === null ? null : table.card(card),
                  )}
                  aria-pressed={open === key}
                  data-pointed={open === key || undefined}
                  onClick={() => {
                    // A second tap takes the card away.
                    if (open === key && card !== null) put({ row, price }, null);
                    else setOpen(open === key ? null : key);
                  }}
                >
                  {card === null ? (
                    <span class="card-gap" />
                  ) : (
                    <Face card={card} edition={game.edition} words={table} />
                  )}
                </button>
              );
            })}
          </div>
        ))}
      </div>
      {isOpen && (
        <BoxPalette box={box} faces={vegetables} label={words.market} onPick={card => fill(isOpen, card)} />
      )}
    </Field>
  );
}
