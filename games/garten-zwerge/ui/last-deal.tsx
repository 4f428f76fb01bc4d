import { SeatSign } from '../../../web/kit/seat.tsx';
import type { Deal, Draw, Event, Party } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { FistOpen, Petal, Schmiedel } from './art/things.tsx';
import type { Part } from './part.ts';
import { SchmiedelDraw } from './schmiedel-draw.tsx';
import './auction.css';

/** The fists of the latest auction, opened together; Herr Schmiedel's a moment later. The rule stands beside it. */
export function LastDeal(part: Part) {
  const { frame, log, names, words } = part;
  const deal = frame.view.ledger.at(-1);
  if (!deal || deal.round !== frame.view.round) return null;
  const events = log.flatMap(news => news.events);
  const deals = events.filter(({ type }) => type === 'dealt' || type === 'no-deal').length;
  const drawn = events.findLast(
    (event): event is Extract<Event, { type: 'schmiedel-drew' }> => event.type === 'schmiedel-drew',
  );
  const title = deal.job === 'seek' ? words.fist.seeks : words.fist.offers;
  return (
    <article class="gz-auction gz-deal" data-seat={deal.seat} key={deals} aria-labelledby="gz-deal">
      <header>
        <Gnome hat={deal.hat} class="gz-gnome" />
        <div>
          <small>{words.fist.reveal}</small>
          <h2 id="gz-deal">{title(names(deal.seat), deal.hat)}</h2>
          {deal.limit !== null && <p>{deal.job === 'seek' ? words.fist.ruleSeek : words.fist.ruleOffer}</p>}
          {deal.with === null && <p class="gz-no-deal">{words.ledger.noDeal}</p>}
        </div>
      </header>
      <ul class="gz-fists gz-opening">
        {deal.limit !== null && (
          <li class="gz-fist" data-seat={deal.seat}>
            <FistOpen class="gz-fist-art" />
            <span class="gz-fist-name">
              <SeatSign seat={deal.seat} />
              {names(deal.seat)}
            </span>
            <b>{deal.job === 'seek' ? words.fist.maximum(deal.limit) : words.fist.minimum(deal.limit)}</b>
          </li>
        )}
        {deal.prices.map(price => (
          <Price key={price.by} {...part} deal={deal} price={price} draw={drawn ?? null} />
        ))}
      </ul>
    </article>
  );
}

interface PriceProps extends Part {
  readonly deal: Deal;
  readonly price: { readonly by: Party; readonly petals: number; readonly hat: number | null };
  readonly draw: Draw | null;
}

function Price({ deal, price: { by, petals, hat }, draw, names, words }: PriceProps) {
  const won = deal.with === by;
  const isHim = by === 'schmiedel';
  return (
    <li
      class={isHim ? 'gz-fist gz-fist-schmiedel' : 'gz-fist'}
      data-seat={isHim ? undefined : by}
      data-won={won}
    >
      <span class="gz-fist-pair">
        {isHim ? <Schmiedel class="gz-fist-art" /> : <FistOpen class="gz-fist-art" />}
        {hat !== null && <Gnome hat={hat} class="gz-gnome-small" />}
      </span>
      <span class="gz-fist-name">
        {!isHim && <SeatSign seat={by} />}
        {words.party(by, names)}
      </span>
      {isHim && draw ? (
        <SchmiedelDraw draw={draw} words={words} />
      ) : (
        <b>
          {petals}
          <Petal class="gz-petal" />
        </b>
      )}
      <span class="gz-verdict">{won ? words.fist.won : words.fist.lost}</span>
    </li>
  );
}
