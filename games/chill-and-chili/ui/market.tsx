import { Count } from '../../../web/kit/count.tsx';
import { type Card, kindName, PRICES, ROWS } from '../data/cards.ts';
import { CompostHeap, DrawPile, Stall } from './art/stall.tsx';
import { Coin } from './art/tokens.tsx';
import { isLegal, whyNot } from './focus.ts';
import type { Part } from './part.ts';
import { VegetableCard } from './vegetable-card.tsx';

/** The stall: pile and compost, two rows of four, one price strip between them. */
export function Market(props: Part & { places: readonly (readonly (string | null)[])[] }) {
  const { view, words, texts, choices, focus, point } = props;
  const canDraw = isLegal(choices, move => move.type === 'draw');
  return (
    <section class="cc-market" aria-label={words.market}>
      <Stall class="cc-stall" stripes={14} />
      <div class="cc-pile-column">
        <button
          type="button"
          class={focus?.on === 'pile' ? 'cc-pile cc-pointed' : 'cc-pile'}
          aria-pressed={focus?.on === 'pile'}
          data-open={canDraw}
          data-glide-source="pile"
          title={whyNot({ on: 'pile' }, choices, texts)}
          onClick={() => point({ on: 'pile' })}
        >
          <DrawPile cards={view.pile} class="cc-pile-picture" />
          <span>
            {words.pile} <Count value={view.pile} />
            {view.pile === 0 && view.compost.length > 0 && ` + ${view.compost.length}`}
          </span>
        </button>
        <div class="cc-compost" title={`${words.compost}, ${words.compostTop(view.compost.at(-1) ?? null)}`}>
          <CompostHeap class="cc-compost-picture" />
          <span>
            {words.compost} <Count value={view.compost.length} />
          </span>
        </div>
      </div>
      <MarketRow {...props} row={ROWS[0]} />
      <ol class="cc-prices" aria-hidden="true">
        {PRICES.toReversed().map(price => (
          <li key={price}>
            {price}
            <Coin class="cc-coin" />
          </li>
        ))}
      </ol>
      <MarketRow {...props} row={ROWS[1]} />
    </section>
  );
}

function MarketRow(props: Part & { places: readonly (readonly (string | null)[])[]; row: number }) {
  const { view, words, texts, choices, focus, point, row, places } = props;
  const pointed = focus?.on === 'row' && focus.row === row;
  const renewable = isLegal(choices, move => move.type === 'refresh' && move.row === row);
  return (
    <div class={pointed ? 'cc-row cc-row-pointed' : 'cc-row'} role="group" aria-label={words.row(row)}>
      {PRICES.toReversed().map(price => (
        <Offer
          key={places[row]![price - 1] ?? `gap-${price}`}
          {...props}
          price={price}
          card={view.market[row]![price - 1]!}
        />
      ))}
      <button
        type="button"
        class={pointed ? 'cc-renew cc-pointed' : 'cc-renew'}
        data-open={renewable}
        aria-pressed={pointed}
        aria-label={`${words.renew}, ${words.row(row)}`}
        title={whyNot({ on: 'row', row }, choices, texts) ?? words.renew}
        onClick={() => point({ on: 'row', row })}
      >
        <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
          <path d="M20 11a8 8 0 0 0-14-4.5L4 9M4 4v5h5M4 13a8 8 0 0 0 14 4.5l2-2.5M20 20v-5h-5" />
        </svg>
      </button>
    </div>
  );
}

interface OfferProps extends Part {
  readonly places: readonly (readonly (string | null)[])[];
  readonly row: number;
  readonly price: number;
  readonly card: Card | null;
}

function Offer({ words, texts, choices, focus, point, edition, places, row, price, card }: OfferProps) {
  if (card === null) return <span class="cc-gap" role="img" aria-label={words.emptyPlace} />;
  const pointed = focus?.on === 'market' && focus.row === row && focus.price === price;
  const buyable = isLegal(
    choices,
    move => move.type === 'buy-vegetable' && move.row === row && move.price === price,
  );
  return (
    <button
      type="button"
      class={pointed ? 'cc-offer cc-pointed' : 'cc-offer'}
      aria-pressed={pointed}
      aria-label={`${words.card(card)}, ${words.price(price)}`}
      data-open={buyable}
      data-glide={places[row]![price - 1]!}
      data-glide-from="pile"
      title={whyNot({ on: 'market', row, price }, choices, texts)}
      onClick={() => point({ on: 'market', row, price })}
    >
      <VegetableCard
        card={card}
        points={edition.kinds[kindName(card)].points.value}
        name={words.kinds[kindName(card)]}
      />
    </button>
  );
}
