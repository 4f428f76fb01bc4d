import { lastOf } from '../../../core/sure.ts';
import { SeatSign } from '../../../web/kit/seat.tsx';
import { useRoom } from '../../../web/kit/frame/room.ts';
import type { Deal } from '../vocabulary.ts';
import { HatIcon } from './art/gnome.tsx';
import { LastDeal } from './last-deal.tsx';
import { MyDeals } from './my-deals.tsx';
import type { Part } from './part.ts';

/** The latest deal at large, on a phone in a few words: once opened, fists are everybody's business. Then the reader's own; the log has all of them. */
export function Deals(part: Part) {
  const { frame, words } = part;
  const { isPhone } = useRoom();
  const { ledger } = frame.view;
  if (ledger.length === 0) return <p>{words.ledger.none}</p>;
  return (
    <>
      {isPhone ? <DealInWords {...part} deal={lastOf(ledger)} /> : <LastDeal {...part} />}
      <MyDeals {...part} />
    </>
  );
}

/** Every price that was named, one after the other. */
function DealInWords({ deal, words, names }: Part & { readonly deal: Deal }) {
  return (
    <>
      <span class="gz-line one-row">
        <SeatSign seat={deal.seat} />
        {(deal.job === 'seek' ? words.fist.seeks : words.fist.offers)(names(deal.seat), deal.hat)}
      </span>
      <span class="gz-line">
        {deal.prices.map(({ by, petals, hat }, i) => {
          const isTaken = deal.with === by;
          return (
            <span
              key={by}
              class={isTaken ? 'gz-opened gz-taken' : 'gz-opened'}
              style={{ '--n': i, ...(isTaken && { 'padding-inline': 'var(--s1)' }) }}
            >
              {hat !== null && <HatIcon hat={hat} class="gz-hat" />}
              {words.party(by, names)} <b class="num">{petals}</b>
            </span>
          );
        })}
        {deal.with === null && <em>{words.ledger.noDeal}</em>}
      </span>
    </>
  );
}
