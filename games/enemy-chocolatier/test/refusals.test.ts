import { expect, test } from 'vitest';
import type { Read } from '../../../core/game.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { EnemyChocolatier, State } from '../vocabulary.ts';
import { position } from './position.ts';
import { buy, refusal, turn } from './table.ts';
import { type Refused, refusalTests } from '../../../testkit/refusal-tests.ts';

const full = { owns: 'E1 E2 F4 F5 D2 A4-1 A4-2 A4-3', recipe: 'R4', options: { markers: 'thirty' } } as const;

/** Every reason the game can give, in each situation it belongs to, with the clause that says so. */
const REFUSED: readonly Refused<EnemyChocolatier>[] = [
  ['own-house', 'EC-33', position({ owns: 'A3-1' }), buy('A3-1')],
  ['limit-reached', 'EC-31', position({ bought: 2 }), buy('A3-1')],
  ['limit-reached', 'EC-31', position({ bought: 3, owns: 'D4' }), buy('A3-1')],
  ['no-marker-left', 'EC-A20', position(full), buy('A4-4')],
  ['closed', 'EC-51', position({ others: [{ owns: 'B1' }] }), buy('B1-1')],
  ['unavailable', 'EC-52', position(), buy('A1-1')],
  ['too-few-dollars', 'EC-36', position({ money: 1 }), buy('A3-1')],
  ['too-few-dollars', 'EC-36', position({ money: 9, others: [{ owns: 'C4 A3-1' }] }), buy('A3-1')],
  [
    'no-changes-left',
    'EC-A21',
    position({ phase: { name: 'arranging', changesLeft: 0 }, first: null, round: 0 }),
    turn(0),
  ],
];

refusalTests<EnemyChocolatier>({ refused: REFUSED, refusal, en, fr });

test('the first obstacle is the one that is told: limit, own, way in, money', () => {
  const poor = { money: 0, others: [{ owns: 'B1' }] } as const;
  const codes = (state: Read<State>) =>
    ['A3-1', 'B1-1', 'A1-1', 'C5-1'].map(id => refusal(state, buy(id))!.code);
  expect(codes(position({ ...poor, owns: 'A3-1' }))).toEqual([
    'own-house',
    'closed',
    'unavailable',
    'too-few-dollars',
  ]);
  const done = position({ ...poor, owns: 'A3-1', bought: 2 });
  expect(new Set(codes(done))).toEqual(new Set(['limit-reached']));
});
