import { nth } from '../../../core/sure.ts';
import { Count } from '../../../web/kit/count.tsx';
import { Piece } from '../../../web/kit/piece.tsx';
import { type Card, PRICES, ROWS, SCARECROW } from '../data/cards.ts';
import { aboutOf } from './about.ts';
import { CompostHeap, DrawPile, Stall, Stand } from './art/stall.tsx';
import { Coin } from './art/tokens.tsx';
import { isLegal } from './focus.ts';
import type { Place } from './market-places.ts';
import type { Part } from './part.ts';
import { pictureOfCard } from './pictures.tsx';
import { COMPOST, marketPlace, PILE, rowPlace } from './places.ts';
import { Face } from './face.tsx';

type MarketProps = Part & { readonly places: readonly (readonly Place[])[] };

interface StallProps extends MarketProps {
  /** The accessories are out of sight below it. */
  readonly goesOn: boolean;
}

/** The stall: pile and compost, two rows of four, one price strip between them. */
export function Market({ goesOn, ...props }: StallProps) {
  const { view, words, choices, focus, point } = props;
  const canDraw = isLegal(choices, move => move.type === 'draw');
  return (
    <div class="cc-market" role="group" aria-label={words.areas.board}>
      <Stand class="cc-stand behind" />
      <Stall class="cc-stall" stripes={14} />
      <div class="cc-piles">
        <Piece
          class="cc-pile"
          place={PILE}
          label={`${words.pile} ${view.pile}`}
          about={aboutOf({ on: 'pile' }, props)}
          open={choices.length === 0 ? null : canDraw}
          pointed={focus?.on === 'pile'}
          onPick={() => point({ on: 'pile' })}
        >
          <DrawPile cards={view.pile} />
          <span class="label">
            {words.pile} <br />
            <Count value={view.pile} />
          </span>
        </Piece>
        <div
          class="cc-compost"
          data-place={COMPOST}
          title={`${words.compost}, ${words.compostTop(view.compost.at(-1) ?? null)}`}
        >
          <CompostHeap />
          <span class="label">
            {words.compost} <br />
            <Count value={view.compost.length} />
          </span>
        </div>
      </div>
      <MarketRow {...props} row={ROWS[0]} />
      <div class="cc-row num" aria-hidden="true">
        {PRICES.toReversed().map(price => (
          <span key={price} class="cc-sign on-wood">
            {price}
            <Coin />
          </span>
        ))}
        {goesOn && <span class="cc-sign cc-below">{pictureOfCard(SCARECROW)}↓</span>}
      </div>
      <MarketRow {...props} row={ROWS[1]} />
    </div>
  );
}

function MarketRow(props: MarketProps & { row: number }) {
  const { view, words, choices, focus, point, row, places } = props;
  const renewable = isLegal(choices, move => move.type === 'refresh' && move.row === row);
  return (
    <div class="cc-row" role="group" aria-label={words.row(row)} data-place={rowPlace(row)}>
      {PRICES.toReversed().map(price => (
        <Offered
          key={nth(places, row)[price - 1]?.key ?? `gap-${price}`}
          {...props}
          price={price}
          card={nth(nth(view.market, row), price - 1)}
        />
      ))}
      <Piece
        class="cc-renew round"
        label={`${words.renew}, ${words.row(row)}`}
        about={aboutOf({ on: 'row', row }, props)}
        open={choices.length === 0 ? null : renewable}
        pointed={focus?.on === 'row' && focus.row === row}
        onPick={() => point({ on: 'row', row })}
      >
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M20 11a8 8 0 0 0-14-4.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4.5l2-2.5M20 20v-5h-5" />
        </svg>
      </Piece>
    </div>
  );
}

interface OfferedProps extends MarketProps {
  readonly row: number;
  readonly price: number;
  readonly card: Card | null;
}

function Offered(props: OfferedProps) {
  const { words, choices, focus, point, edition, places, row, price, card } = props;
  const place = nth(nth(places, row), price - 1);
  if (card === null || place === null)
    return (
      <span class="card-gap" role="img" aria-label={words.emptyPlace} data-place={marketPlace(row, price)} />
    );
  const buyable = isLegal(
    choices,
    move => move.type === 'buy-vegetable' && move.row === row && move.price === price,
  );
  return (
    <Piece
      class="cc-offer"
      label={`${words.card(card)}, ${words.price(price)}`}
      about={aboutOf({ on: 'market', row, price }, props)}
      open={choices.length === 0 ? null : buyable}
      pointed={focus?.on === 'market' && focus.row === row && focus.price === price}
      changed={place.isNew}
      place={marketPlace(row, price)}
      onPick={() => point({ on: 'market', row, price })}
      glide={place.key}
      glideFrom="pile"
    >
      <Face card={card} edition={edition} words={words} />
    </Piece>
  );
}
