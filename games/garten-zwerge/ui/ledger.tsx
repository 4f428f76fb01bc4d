import { SeatSign } from '../../../web/kit/seat.tsx';
import { HatIcon } from './art/gnome.tsx';
import { JOB_ART } from './art/jobs.tsx';
import type { Part } from './part.ts';

/** The latest deals with every price that was named; once opened, fists are everybody's business. */
export function Ledger({ frame: { view }, words, names }: Part) {
  if (view.ledger.length === 0) return <p class="gz-quiet">{words.ledger.none}</p>;
  return (
    <ol class="gz-ledger">
      {view.ledger.toReversed().map((deal, i) => {
        const Job = JOB_ART[deal.job];
        return (
          <li key={i}>
            <p>
              <small>{words.promises.madeIn(deal.round)}</small>
              <Job class="gz-icon" />
              <SeatSign seat={deal.seat} />
              <span>
                {(deal.job === 'seek' ? words.fist.seeks : words.fist.offers)(names(deal.seat), deal.hat)}
                {deal.limit !== null &&
                  ` (${deal.job === 'seek' ? words.fist.maximum(deal.limit) : words.fist.minimum(deal.limit)})`}
              </span>
            </p>
            <p class="gz-prices">
              {deal.prices.map(({ by, petals, hat }) => (
                <span key={by} data-won={deal.with === by}>
                  {hat !== null && <HatIcon hat={hat} class="gz-hat" />}
                  {words.party(by, names)} {petals}
                  {deal.with === by && ` (${words.fist.won})`}
                </span>
              ))}
              {deal.with === null && <em>{words.ledger.noDeal}</em>}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
