import type { Seat } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import { pileOf, rivalChances } from './chances.ts';
import { GOLD, GREY, type Hat, PILE_SIZE } from './words.ts';
import type { View } from '../vocabulary.ts';

/** A gnome and whoever would breed with it. */
interface Deal {
  readonly breeder: Seat;
  readonly own: Hat;
  readonly partner: Hat;
}

/** GZ-53, GZ-65: how often, of nine times, the deal this seat decides on could breed a golden hat for a neighbour; only from what it sees. */
export function goldRisk(view: View): number {
  const { auction, you, stage } = view;
  if (!auction || you === 'spectator') return 0;
  const { job, seat, hat, parties } = auction;
  if (job === 'offer') return seat === you && stage.name !== 'pairing' ? offerRisk(view, hat) : 0;
  if (seat === you) return 0;
  return ofNine(view, { breeder: seat, own: hat, partner: parties[you]?.hat ?? bestFree(view, you) });
}

/** The same for a gnome that may be offered: the worst that a neighbour could make of it. */
export function offerRisk(view: View, hat: Hat): number {
  const breeders = view.players.flatMap((_, seat) => {
    const own = bestFree(view, seat);
    return seat === view.you || own === GREY ? [] : [{ breeder: seat, own, partner: hat }];
  });
  return Math.max(0, ...breeders.map(deal => ofNine(view, deal)));
}

const bestFree = ({ players }: View, seat: Seat): Hat =>
  Math.max(GREY, ...nth(players, seat).gnomes.flatMap(({ job, hat }) => (job === 'free' ? [hat] : [])));

function ofNine({ piles, event: { effect }, treasurer }: View, deal: Deal): number {
  const cards = nth(piles, pileOf(deal)).flatMap((count, hat) => Array<Hat>(count).fill(hat));
  const drawn = effect.do === 'best-of' && deal.breeder !== treasurer ? effect.cards : 1;
  const gold = rivalChances(cards, drawn).find(({ best }) => best === GOLD);
  return gold ? Math.max(1, Math.round(PILE_SIZE * gold.probability)) : 0;
}
