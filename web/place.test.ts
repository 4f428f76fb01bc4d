import { expect, test } from 'vitest';
import { placeAt } from './place.ts';
import { hashOf, stepIn } from './step-hash.ts';

test.each([
  ['/', '', { page: 'start' }],
  ['/new/plots', '', { page: 'new', game: 'plots' }],
  ['/rules/plots', '#PLT-04', { page: 'rules', game: 'plots', clause: 'PLT-04' }],
  ['/position/plots', '#e30', { page: 'position', game: 'plots', sketch: 'e30' }],
  ['/rules/plots', '', { page: 'rules', game: 'plots', clause: null }],
  ['/rules/plots/tie', '', { page: 'example', game: 'plots', example: 'tie' }],
  ['/rules/plots/', '', { page: 'lost' }],
  ['/rules/plots/tie/x', '', { page: 'lost' }],
  ['/table/abc', '', { page: 'table', id: 'abc' }],
  ['/t/tulip', '', { page: 'net-table', id: 'tulip', invite: null, seat: null }],
  ['/t/tulip', '#a-token', { page: 'net-table', id: 'tulip', invite: 'a-token', seat: null }],
  ['/t/tulip', '#a-token.2', { page: 'net-table', id: 'tulip', invite: 'a-token', seat: 1 }],
  [
    '/table/abc/replay',
    '',
    { page: 'replay', where: 'device', id: 'abc', step: null, eyes: null, invite: null },
  ],
  [
    '/t/tulip/replay',
    '#42',
    { page: 'replay', where: 'house', id: 'tulip', step: 42, eyes: null, invite: null },
  ],
  [
    '/t/tulip/replay',
    '#42.tok',
    { page: 'replay', where: 'house', id: 'tulip', step: 42, eyes: null, invite: 'tok' },
  ],
  [
    '/t/tulip/replay',
    '#.tok',
    { page: 'replay', where: 'house', id: 'tulip', step: null, eyes: null, invite: 'tok' },
  ],
  [
    '/t/tulip/replay',
    '#-1',
    { page: 'replay', where: 'house', id: 'tulip', step: null, eyes: null, invite: null },
  ],
  [
    '/t/tulip/replay',
    '#42,as=2',
    { page: 'replay', where: 'house', id: 'tulip', step: 42, eyes: 1, invite: null },
  ],
  [
    '/t/tulip/replay',
    '#7w,as=2.tok',
    { page: 'replay', where: 'house', id: 'tulip', step: 7, eyes: 1, invite: 'tok', isWitnessed: true },
  ],
  ['/replay', '#7,as=open', { page: 'game-file', step: 7, eyes: 'open' }],
  ['/replay', '#7,as=everybody', { page: 'game-file', step: 7, eyes: null }],
  ['/replay', '#7,as=0', { page: 'game-file', step: 7, eyes: null }],
  ['/t/tulip/replay/x', '', { page: 'lost' }],
  ['/replay', '#7', { page: 'game-file', step: 7, eyes: null }],
  ['/me', '', { page: 'me' }],
  ['/me/too', '', { page: 'lost' }],
  ['/move', '#a-code', { page: 'move', code: 'a-code' }],
  ['/table', '', { page: 'lost' }],
  ['/table/a/b', '', { page: 'lost' }],
  ['/attic/x', '', { page: 'lost' }],
  ['/%E0%A4%A/x', '', { page: 'lost' }],
])('%s%s', (path, hash, expected) => {
  expect(placeAt(path, hash)).toEqual(expected);
});

test.each([
  { step: 42, eyes: null, invite: null },
  { step: 0, eyes: 0, invite: null },
  { step: 7, eyes: 11, invite: 'tok-en' },
  { step: 7, eyes: 'spectator', invite: null },
  { step: 7, eyes: 'open', invite: 'tok-en' },
] as const)('the address of step $step with eyes $eyes is read as it was written', at => {
  expect(stepIn(hashOf(at))).toEqual(at);
});
