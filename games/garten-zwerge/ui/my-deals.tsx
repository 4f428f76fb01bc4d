import { useRoom } from '../../../web/kit/frame/room.ts';
import type { Deal } from '../vocabulary.ts';
import type { Part } from './part.ts';

type Known = Pick<Part, 'frame' | 'words' | 'names' | 'viewer'>;

/** So many are told of a player's own purse, and so many beside the deal that is shown at large; on a low screen there is one line for them. */
const LATEST = 3;
const BESIDE = 2;
const IN_A_LINE = 1;

/** The reader's own deals outlast the next one at the table: those before the one that is shown at large, the latest first. */
export function MyDeals({ frame, words, names, viewer }: Known) {
  const { arrangement } = useRoom();
  const isLow = arrangement === 'laptop' || arrangement === 'tablet';
  const before = ownDeals(frame.view.ledger.slice(0, -1), viewer).slice(0, isLow ? IN_A_LINE : BESIDE);
  if (before.length === 0) return null;
  return (
    <p class="gz-line gz-own-deals apart">
      <strong>{words.ledger.mine}</strong>
      {before.map((deal, i) => (
        <span key={i}>{said(deal, { words, names, viewer })}</span>
      ))}
    </p>
  );
}

/** What one paid or was paid of late, in words. */
export function myDeals({ frame, viewer, ...known }: Known): string[] {
  return ownDeals(frame.view.ledger, viewer)
    .slice(0, LATEST)
    .map(deal => said(deal, { ...known, viewer }));
}

function ownDeals(ledger: readonly Deal[], viewer: Known['viewer']): readonly Deal[] {
  return ledger.filter(deal => deal.seat === viewer || deal.with === viewer).toReversed();
}

/** Whoever seeks pays the one who joins; whoever offers is paid by the one who takes. */
function said(deal: Deal, { words, names, viewer }: Pick<Known, 'words' | 'names' | 'viewer'>): string {
  const { ledger, party } = words;
  const isMine = deal.seat === viewer;
  const told =
    deal.with === null
      ? ledger.inVain(deal.hat)
      : ((deal.job === 'seek') === isMine ? ledger.paid : ledger.earned)(
          party(isMine ? deal.with : deal.seat, names),
          deal.petals,
        );
  return ledger.told(deal.round, told);
}
