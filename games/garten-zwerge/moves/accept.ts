import type { MoveRule, Read } from '../../../core/game.ts';
import { either, fields, oneOf, reads, whole } from '../../../core/schema.ts';
import { playerAt, present } from '../../../core/sure.ts';
import { auctionOf } from '../data/auction-of.ts';
import { makeDeal } from '../auction.ts';
import type { Tables } from '../data/tables.ts';
import { noteAuction, notePledges } from '../promises.ts';
import type { Accept, Auction, GartenZwerge, Party } from '../vocabulary.ts';

/** GZ-71, GZ-73: the active player takes a proposal exactly as it stands; petals change hands at once. */
export const accept = (tables: Tables): MoveRule<GartenZwerge, Accept> => ({
  takeback: true,

  candidates(state) {
    const { proposals, schmiedel } = auctionOf(state);
    const offered: Accept[] = proposals.flatMap((proposal, party) =>
      proposal ? [{ type: 'accept', party, version: proposal.version }] : [],
    );
    if (schmiedel) offered.push({ type: 'accept', party: 'schmiedel', version: 0 });
    return offered;
  },

  recognise: reads(
    fields<Accept>({ type: oneOf('accept'), party: either(whole, oneOf('schmiedel')), version: whole }),
  ),

  refuse(state, seat, { party, version }) {
    const auction = auctionOf(state);
    const proposal = proposalOf(auction, party);
    if (!proposal) return { code: 'no-proposal', clause: 'GZ-73' };
    if (proposal.version !== version) return { code: 'proposal-changed', clause: 'GZ-69' };
    const held = playerAt(state.players, seat).petals;
    return auction.job === 'seek' && proposal.petals > held
      ? { code: 'too-few-petals', clause: 'GZ-71', with: { petals: proposal.petals, held } }
      : null;
  },

  apply(draft, { party }, effects) {
    const auction = auctionOf(draft);
    const { petals } = present(proposalOf(auction, party), 'proposal');
    noteAuction(draft, auction, effects);
    if (party !== 'schmiedel') {
      const { pledges } = present(auction.proposals[party], 'proposal');
      notePledges(draft, { pledges, proposer: party, desk: effects });
    }
    makeDeal(tables, draft, { party, petals, desk: effects });
  },
});

/** GZ-A24: Herr Schmiedel's price stands as it was drawn. */
function proposalOf(auction: Read<Auction>, party: Party): { version: number; petals: number } | null {
  if (party !== 'schmiedel') return auction.proposals[party] ?? null;
  return auction.schmiedel ? { version: 0, petals: auction.schmiedel.petals } : null;
}
