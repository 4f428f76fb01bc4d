import { nth } from '../../../core/sure.ts';
import type { Reasons } from '../../../web/kit/story/reason.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { roughly } from './about.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** What a job brings, for sure or as it may be expected. */
export const reasons: Reasons<GartenZwerge> = ({ move, seat, view }, language) => {
  const words = WORDS[language];
  switch (move.type) {
    case 'garden':
      return words.sure(view.wage);
    case 'contest':
      return words.contest(roughly(nth(nth(view.contests, move.contest).outlook, move.hat).petals));
    case 'sell':
      return words.sale(nth(view.salePrices, move.hat));
    case 'seek':
      return words.seek;
    case 'offer':
      return words.offer(view.wage);
    case 'answer':
      return move.hat === null ? words.noLend : null;
    case 'close-fist': {
      const { auction } = view;
      if (!auction) return null;
      const isActive = auction.seat === seat;
      if (auction.job === 'offer') return isActive ? words.least : words.bids;
      return isActive ? words.pays(move.petals) : words.asks(view.wage);
    }
    case 'exchange':
      return words.hat;
    case 'pass':
    case 'mark':
    case 'call':
    case 'choose':
    case 'pair':
    case 'propose':
    case 'withdraw':
    case 'stand':
    case 'close-board':
    case 'accept':
    case 'decline':
    case 'sell-off':
      return null;
  }
};
