import { expect, test } from 'vitest';
import type { Refusal } from '../../../core/game.ts';
import { sayRefusal } from '../../../core/texts.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { ChillAndChili, Task } from '../vocabulary.ts';
import { buy, buyAccessory, DRAW, discard, FINISH, layOut, plant, refresh, SCARE, water } from './moves.ts';
import { position } from './position.ts';
import { refusal } from './table.ts';
import { type Refused, refusalTests } from '../../../testkit/refusal-tests.ts';

const watering = (drops: number): Task[] => [{ do: 'water', drops }];
const nothingLeft = { pile: '', compost: '' } as const;
const eight = 'corn1 corn1 corn1 corn1 corn1 corn1 corn1 scarecrow';

/** Every reason the game can give, in each situation it belongs to, with the clause that says so. */
const REFUSED: readonly Refused<ChillAndChili>[] = [
  ['too-few-coins', 'CC-42', position({ coins: 2 }), buy('upper', 3)],
  ['too-few-coins', 'CC-42', position({ coins: 2 }), buyAccessory('fertiliser')],
  ['too-few-coins', 'CC-96', position({ coins: 0 }), refresh('upper')],
  ['nothing-there', 'CC-A10', position({ ...nothingLeft, upper: 'corn1 - - -' }), buy('upper', 2)],
  ['no-cards-left', 'CC-52', position(nothingLeft), DRAW],
  ['no-cards-left', 'CC-52', position({ ...nothingLeft, laidOut: 'scarecrow' }), SCARE],
  ['already-owned', 'CC-34', position({ hand: 'scarecrow' }), buyAccessory('scarecrow')],
  ['once-a-turn', 'CC-93', position({ turn: { refreshed: true } }), refresh('upper')],
  ['once-a-turn', 'CC-80', position({ laidOut: 'scarecrow', turn: { scarecrowUsed: true } }), SCARE],
  ['no-scarecrow', 'CC-79', position({ hand: 'scarecrow' }), SCARE],
  ['row-empty', 'CC-A12', position({ ...nothingLeft, lower: '- - - -' }), refresh('lower')],
  ['cards-missing', 'CC-56', position({ hand: 'tomato1' }), plant('tomato1 tomato1')],
  ['cards-missing', 'CC-57', position({ hand: 'chili2' }), plant('chili2 chili2 chili2')],
  ['cards-missing', 'CC-59', position(), plant('pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2')],
  ['wrong-number', 'CC-58', position({ hand: 'carrot1 carrot1 carrot1' }), plant('carrot1 carrot1 carrot1')],
  ['cards-missing', 'CC-59', position(), plant('pumpkin2')],
  ['wrong-number', 'CC-58', position({ hand: 'carrot1' }), plant('carrot1')],
  ['wrong-number', 'CC-59', position(), plant('pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2')],
  ['mixed-kinds', 'CC-60', position({ hand: 'corn1 carrot1' }), plant('corn1 carrot1')],
  ['not-in-hand', 'CC-55', position({ hand: 'corn1 corn1' }), plant('corn1 corn2')],
  ['not-in-hand', 'CC-71', position(), layOut('scarecrow')],
  ['not-in-hand', 'CC-47', position({ hand: eight, agenda: [{ do: 'discard' }] }), discard('chili3')],
  [
    'vegetables-only',
    'CC-A05',
    position({ hand: eight, agenda: [{ do: 'discard' }], options: { discard: 'vegetables' } }),
    discard('scarecrow'),
  ],
  ['suns-still-free', 'CC-89', position({ beds: ['corn1 corn1'], agenda: watering(1) }), FINISH],
  ['no-free-sun', 'CC-87', position({ beds: ['corn1 corn1 +2'], agenda: watering(1) }), water(0, 1)],
  ['too-few-drops', 'CC-87', position({ beds: ['corn1 corn1'], agenda: watering(0) }), water(0, 1)],
];

refusalTests<ChillAndChili>({ refused: REFUSED, refusal, en, fr });

test.each<[Refusal<ChillAndChili>, english: RegExp, french: RegExp]>([
  [
    { code: 'too-few-coins', clause: 'CC-96', with: { price: 3, coins: 2, missing: 1 } },
    /3 coins.*1 more/,
    /3 pièces.*1/,
  ],
  [
    { code: 'cards-missing', clause: 'CC-59', with: { kind: 'chili', missing: 2 } },
    /2 more chilis/,
    /piments/i,
  ],
  [
    { code: 'cards-missing', clause: 'CC-59', with: { kind: 'chili', missing: 1 } },
    /1 more chili /,
    /piment[^s]/i,
  ],
  [
    { code: 'wrong-number', clause: 'CC-59', with: { kind: 'pumpkin', min: 1, max: 5, cards: 6 } },
    /pumpkin.*1 to 5/,
    /citrouille.*1 à 5/,
  ],
  [
    { code: 'wrong-number', clause: 'CC-59', with: { kind: 'carrot', min: 2, max: 2, cards: 3 } },
    /carrot.*exactly 2/,
    /carotte.*exactement 2/,
  ],
  [{ code: 'suns-still-free', clause: 'CC-89', with: { drops: 1 } }, /1 drop,/, /1 goutte/],
  [{ code: 'too-few-drops', clause: 'CC-87', with: { drops: 2 } }, /2 drops/, /2 gouttes/],
])('%j says its numbers', (refusal, english, french) => {
  expect(sayRefusal(en, refusal)).toMatch(english);
  expect(sayRefusal(fr, refusal)).toMatch(french);
});
