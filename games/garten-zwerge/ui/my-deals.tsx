import type { Deal } from '../vocabulary.ts';
import type { Part } from './part.ts';

type Known = Pick<Part, 'frame' | 'words' | 'names' | 'viewer'>;

/** So many are kept in sight. */
const LATEST = 3;

/** The reader's own deals outlast the next one at the table: what they paid or were paid, the latest first. */
export function MyDeals(part: Known) {
  const { words } = part;
  const said = myDeals(part);
  if (said.length === 0) return null;
  return (
    <section>
      <h3>{words.ledger.mine}</h3>
      <ul class="bare-list">
        {said.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The same in words. */
export function myDeals({ frame, viewer, ...known }: Known): string[] {
  return frame.view.ledger
    .filter(deal => deal.seat === viewer || deal.with === viewer)
    .slice(-LATEST)
    .map(deal => `${known.words.round(deal.round)}: ${said(deal, deal.seat === viewer, known)}`)
    .toReversed();
}

/** Whoever seeks pays the one who joins; whoever offers is paid by the one who takes. */
function said(deal: Deal, isMine: boolean, { words, names }: Pick<Part, 'words' | 'names'>): string {
  if (deal.with === null) return words.ledger.inVain(deal.hat);
  const joined = deal.prices.find(({ by }) => by === deal.with)?.hat;
  const lent = deal.job === 'seek' ? (joined ?? deal.hat) : deal.hat;
  const pays = (deal.job === 'seek') === isMine;
  const other = words.party(isMine ? deal.with : deal.seat, names);
  return (pays ? words.ledger.paid : words.ledger.earned)(other, deal.petals, lent);
}
