import { SeatSign } from '../../../web/kit/seat.tsx';
import { HatIcon } from './art/gnome.tsx';
import { LastDeal } from './last-deal.tsx';
import type { Part } from './part.ts';

/** So many deals before the latest are kept in sight; the log has them all. */
const EARLIER = 1;

/** The latest deal at large, and those before it with every price that was named: once opened, fists are everybody's business. */
export function Deals(part: Part) {
  const { frame, words, names } = part;
  const { ledger } = frame.view;
  if (ledger.length === 0) return <p>{words.ledger.none}</p>;
  return (
    <>
      <LastDeal {...part} />
      <ol class="gz-list gz-stack gz-aside">
        {ledger
          .slice(-EARLIER - 1, -1)
          .toReversed()
          .map((deal, i) => (
            <li key={i}>
              <span class="gz-line">
                <SeatSign seat={deal.seat} />
                {(deal.job === 'seek' ? words.fist.seeks : words.fist.offers)(names(deal.seat), deal.hat)} (
                {words.promises.madeIn(deal.round)})
              </span>
              <span class="gz-line">
                {deal.prices.map(({ by, petals, hat }) => (
                  <span key={by} class={deal.with === by ? 'gz-taken' : ''}>
                    {hat !== null && <HatIcon hat={hat} class="gz-hat" />}
                    {words.party(by, names)} <b class="num">{petals}</b>
                    {deal.with === by && ` (${words.fist.won})`}
                  </span>
                ))}
                {deal.with === null && <em>{words.ledger.noDeal}</em>}
              </span>
            </li>
          ))}
      </ol>
    </>
  );
}
