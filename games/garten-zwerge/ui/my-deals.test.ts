import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../web/kit/language.ts';
import { fetchWords } from '../../../web/kit/spoken.ts';
import type { Deal } from '../vocabulary.ts';
import { myDeals } from './my-deals.tsx';
import { TABLE_WORDS } from './words.ts';

await Promise.all(LANGUAGES.map(fetchWords));

const deal = (over: Partial<Deal>): Deal => ({
  round: 2,
  job: 'seek',
  seat: 1,
  hat: 3,
  atLeast: 1,
  duty: null,
  words: '',
  limit: null,
  prices: [],
  with: null,
  petals: 100,
  ...over,
});

const told = (ledger: readonly Deal[], language: 'en' | 'fr' = 'en') =>
  myDeals({
    frame: { view: { ledger } },
    words: TABLE_WORDS[language],
    names: (seat: number) => ['Marguerite', 'Basil'][seat]!,
    viewer: 0,
  } as unknown as Parameters<typeof myDeals>[0]);

test('whoever seeks pays, whoever offers is paid, and the latest comes first', () => {
  const ledger = [
    deal({ job: 'seek', seat: 0, with: 1 }),
    deal({ job: 'seek', seat: 1, with: 0, petals: 50 }),
    deal({ job: 'offer', seat: 0, with: 'schmiedel', round: 3 }),
    deal({ job: 'offer', seat: 1, with: 0, petals: 1, round: 4 }),
  ];
  expect(told(ledger)).toEqual([
    'Round 4: you paid Basil 1 petal',
    'Round 3: Herr Schmiedel paid you 100 petals',
    'Round 2: Basil paid you 50 petals',
  ]);
  expect(told(ledger.slice(0, 1), 'fr')).toEqual(['Tour 2 : vous avez payé 100 pétales à Basil']);
});

test('a call in vain is kept, what others agreed on is not', () => {
  expect(told([deal({ seat: 0 }), deal({ seat: 1, with: 'schmiedel' })])).toEqual([
    'Round 2: no deal for your red gnome',
  ]);
});
