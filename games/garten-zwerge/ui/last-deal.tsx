import { lastOf } from '../../../core/sure.ts';
import type { ComponentChildren } from 'preact';
import { Explained } from '../../../web/kit/explained.tsx';
import { Fist } from '../../../web/kit/fist.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { Event } from '../vocabulary.ts';
import { Gnome } from './art/gnome.tsx';
import { Petal, Schmiedel } from './art/things.tsx';
import type { Part } from './part.ts';
import { SchmiedelDraw } from './schmiedel-draw.tsx';

type Drew = Extract<Event, { type: 'schmiedel-drew' }>;

/** So many fists would need two rows: they are small. */
const MANY = 4;
const SMALL = { '--fist': '2.6em', '--pad': '0', fontSize: 'var(--t1)' };

/** The fists of the latest auction open one after the other, Herr Schmiedel's last; only then is it told whose was taken. */
export function LastDeal({ frame, log, names, words }: Part) {
  // On a low screen the title stands beside the fists: below each other they would not fit.
  const { arrangement } = useRoom();
  const isLow = arrangement === 'laptop';
  const deal = lastOf(frame.view.ledger);
  const events = log.flatMap(news => news.events);
  const deals = events.filter(({ type }) => type === 'dealt' || type === 'no-deal').length;
  const drawn = events.findLast((event): event is Drew => event.type === 'schmiedel-drew');
  const title = deal.job === 'seek' ? words.fist.seeks : words.fist.offers;
  const limit =
    deal.limit !== null &&
    (deal.job === 'seek' ? words.fist.maximum(deal.limit) : words.fist.minimum(deal.limit));
  const prices = deal.prices.toSorted((a, b) => Number(a.by === 'schmiedel') - Number(b.by === 'schmiedel'));
  return (
    <article
      class={isLow ? 'gz-deal gz-line' : 'gz-deal'}
      key={deals}
      data-seat={deal.seat}
      style={prices.length < MANY && !isLow && arrangement !== 'tablet' ? { '--fist': '4.4em' } : SMALL}
    >
      <h3 class="gz-line">
        <span class="gz-small">
          <Gnome hat={deal.hat} />
        </span>
        {title(names(deal.seat), deal.hat)}
      </h3>
      <ul class="gz-line">
        {deal.limit !== null && (
          <li class="gz-tile">
            <Explained
              label={`${names(deal.seat)}, ${limit}`}
              about={{
                title: `${names(deal.seat)}, ${limit}`,
                lines: [deal.job === 'seek' ? words.fist.ruleSeek : words.fist.ruleOffer],
              }}
            >
              {opened(0, <Fist seat={deal.seat} holds={deal.limit} label={names(deal.seat)} />)}
            </Explained>
            <span>{limit}</span>
          </li>
        )}
        {prices.map((price, i) => (
          <Price
            key={price.by}
            price={price}
            nth={i + 1}
            isTaken={deal.with === price.by}
            last={prices.length + 1}
            draw={drawn}
            names={names}
            words={words}
          />
        ))}
      </ul>
      {deal.with === null && <p>{words.ledger.noDeal}</p>}
    </article>
  );
}

const opened = (nth: number, children: ComponentChildren) => (
  <span class="gz-opened" style={{ '--n': nth }}>
    {children}
  </span>
);

interface PriceProps extends Pick<Part, 'names' | 'words'> {
  readonly price: Part['frame']['view']['ledger'][number]['prices'][number];
  /** Which of the fists it is, and after how many all are open. */
  readonly nth: number;
  readonly last: number;
  readonly isTaken: boolean;
  readonly draw: Drew | undefined;
}

/** What somebody asked or offered. */
function Price({ price: { by, petals, hat }, nth, last, isTaken, draw, names, words }: PriceProps) {
  return (
    <li class={isTaken ? 'gz-tile gz-taken' : 'gz-tile'}>
      <span class="gz-line">
        {opened(
          nth,
          by === 'schmiedel' ? (
            <span class="fist">
              <Schmiedel />
            </span>
          ) : (
            <Fist seat={by} holds={petals} label={names(by)} />
          ),
        )}
        {hat !== null && (
          <span class="gz-small" data-seat={by}>
            <Gnome hat={hat} />
            <span class="only-heard">{words.gnome(hat)}</span>
          </span>
        )}
      </span>
      <span>{words.party(by, names)}</span>
      {by === 'schmiedel' && draw ? (
        <SchmiedelDraw draw={draw} words={words} />
      ) : (
        by === 'schmiedel' && (
          <b class="num">
            {petals} <Petal />
          </b>
        )
      )}
      {isTaken ? (
        opened(last, <strong>{words.fist.won}</strong>)
      ) : (
        <span class="only-heard">{words.fist.lost}</span>
      )}
    </li>
  );
}
