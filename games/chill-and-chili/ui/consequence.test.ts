import { expect, test } from 'vitest';
import { choose, withdraw } from '../test/moves.ts';
import { position } from '../test/position.ts';
import { game, play } from '../test/table.ts';
import { tableEn } from '../texts/table.en.ts';
import { canBrings, consequence } from './consequence.ts';

const can = { laidOut: 'watering-can', pond: 4, well: 5 } as const;
const viewed = (state: Parameters<typeof game.view>[0]) => game.view(state, 0);
const after = (state: Parameters<typeof game.view>[0]) =>
  consequence(choose('drops'), { view: viewed(state), words: tableEn, edition: game.edition });

test('[CC-77] what the watering can adds is known before the pond is used', () => {
  expect(canBrings(viewed(position(can)))).toBe(2);
  expect(canBrings(viewed(position({ ...can, well: 1 })))).toBe(1);
  expect(canBrings(viewed(position({ pond: 4, well: 5 })))).toBe(0);
  expect(canBrings(game.view(position(can), 'spectator'))).toBe(0);
});

test('[CC-87] a sun for which a drop waits is neither free nor watered', () => {
  const waiting = (...beds: string[]) => play(position({ ...can, beds }), withdraw('drops')).state;
  expect(after(waiting('carrot1 carrot1'))).toBe(tableEn.after.promised);
  expect(after(waiting('carrot1 carrot2'))).toBe(tableEn.after.placed(1, 1));
  expect(after(waiting('chili3 chili3 chili3'))).toBe(tableEn.after.placed(2, 0));
  const dry = play(position({ ...can, beds: [] }), withdraw('coins')).state;
  expect(after(dry)).toBe(tableEn.after.pointless);
});

test('what becomes of the drops of the pond is said once, by the move', () => {
  const said = (state: Parameters<typeof game.view>[0]) =>
    consequence(withdraw('drops'), { view: viewed(state), words: tableEn, edition: game.edition });
  const beds = ['carrot1 carrot1'];
  expect(said(position({ pond: 4, beds }))).toBe('');
  expect(said(position({ ...can, beds })), 'and the watering can besides').toBe(tableEn.after.can(2));
});
