import { expect, test } from 'vitest';
import { byName, capitalised, tellingTo } from './telling.ts';

const names = (seat: number) => ['Anna', 'Youri'][seat]!;
const toAnna = tellingTo(0, { names, you: 'you' });

test('the reader is “you”, with the verb that goes with it; others have names', () => {
  expect(toAnna.does(0, 'buys', 'buy')).toBe('you buy');
  expect(toAnna.does(1, 'buys', 'buy')).toBe('Youri buys');
  expect([toAnna(0), toAnna(1)]).toEqual(['you', 'Youri']);
  expect([toAnna.isReader(0), toAnna.isReader(1)]).toEqual([true, false]);
});

test('for whoever only watches everybody has a name', () => {
  const told = byName(names);
  expect(told.does(0, 'buys', 'buy')).toBe('Anna buys');
  expect(told.isReader(0)).toBe(false);
  expect(capitalised('you', told)).toBe('you');
});

test('sentences begin with a capital, and nothing else does', () => {
  expect(capitalised('you pay you. you win! Anna, you lose.', toAnna)).toBe(
    'You pay you. You win! Anna, you lose.',
  );
  expect(capitalised('your turn, youri. it is your turn', toAnna)).toBe('Your turn, youri. it is your turn');
});
