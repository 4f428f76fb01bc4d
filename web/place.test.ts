import { expect, test } from 'vitest';
import { placeAt } from './place.ts';

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
  ['/table/abc/replay', '', { page: 'replay', where: 'device', id: 'abc', step: null, invite: null }],
  ['/t/tulip/replay', '#42', { page: 'replay', where: 'house', id: 'tulip', step: 42, invite: null }],
  ['/t/tulip/replay', '#42.tok', { page: 'replay', where: 'house', id: 'tulip', step: 42, invite: 'tok' }],
  ['/t/tulip/replay', '#.tok', { page: 'replay', where: 'house', id: 'tulip', step: null, invite: 'tok' }],
  ['/t/tulip/replay', '#-1', { page: 'replay', where: 'house', id: 'tulip', step: null, invite: null }],
  ['/t/tulip/replay/x', '', { page: 'lost' }],
  ['/replay', '#7', { page: 'game-file', step: 7 }],
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
