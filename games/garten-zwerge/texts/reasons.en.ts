import { english, type Phrases } from '../../../core/words.ts';

const petals = (n: number) => english.count(n, 'petal', 'petals');

export const reasonsEn = {
  sure: (n: number) => `${petals(n)}, for sure.`,
  contest: (n: number) => `About ${petals(n)} to be expected.`,
  sale: (n: number) => `${petals(n)} now, and one gnome less to feed.`,
  seek: 'May bring you a newborn tonight.',
  offer: (n: number) => `Earns what a neighbour bids; the garden would pay ${n}.`,
  pays: (n: number) => `You pay the lowest price asked, ${n} at most.`,
  asks: (n: number) => `The lowest price is taken; the garden would pay ${n}.`,
  least: 'The highest bid is yours; below this there is no deal.',
  bids: 'The highest bid gets the newborn.',
  noLend: 'Your gnome stays free for a job of yours.',
  hat: 'Two hats become a higher one.',
};

export type ReasonWords = Phrases<typeof reasonsEn>;
