import { present } from '../../../core/sure.ts';

/** The auction that is going on: the stages that need one begin with it. */
export const auctionOf = <A>({ auction }: { readonly auction: A | null }): A =>
  present(auction, 'auction going on');
