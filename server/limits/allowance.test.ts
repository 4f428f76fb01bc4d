import { expect, test } from 'vitest';
import { purses } from './allowance.ts';

let clock = 0;
const wait = (seconds: number) => {
  clock += seconds * 1000;
};
const tenInFiveSeconds = () => purses({ points: 10, seconds: 5 }, () => clock);

test('so much at once, then as much again little by little, for everybody by themselves', () => {
  const purse = tenInFiveSeconds();
  for (let n = 0; n < 10; n++) expect(purse.take('ann', 1)).toBe(0);
  expect(purse.take('ann', 1)).toBe(1);
  expect(purse.take('bob', 1)).toBe(0);
  wait(0.4);
  expect(purse.take('ann', 1)).toBe(1);
  wait(0.1);
  expect(purse.take('ann', 1)).toBe(0);
  expect(purse.take('ann', 1)).toBe(1);
  wait(3600);
  for (let n = 0; n < 10; n++) expect(purse.take('ann', 1)).toBe(0);
  expect(purse.take('ann', 1)).toBe(1);
});

test('what costs much is paid at once and owed for long', () => {
  const purse = tenInFiveSeconds();
  expect(purse.take('ann', 16)).toBe(0);
  expect(purse.take('ann', 0.5)).toBe(4);
  wait(3.2);
  expect(purse.take('ann', 0.5)).toBe(1);
  wait(0.2);
  expect(purse.take('ann', 0.5)).toBe(0);
});

test('nobody owes more than they may have, and whoever does is broke', () => {
  const purse = tenInFiveSeconds();
  for (let n = 0; n < 5; n++) purse.charge('ann', 100);
  expect(purse.isBroke('ann')).toBe(true);
  expect(purse.isBroke('bob')).toBe(false);
  wait(2);
  expect(purse.isBroke('ann')).toBe(true);
  wait(1);
  expect(purse.isBroke('ann')).toBe(false);
  wait(2.5);
  expect(purse.take('ann', 1)).toBe(0);
});

test('those who ask no more are forgotten', () => {
  const purse = tenInFiveSeconds();
  for (let n = 0; n < 1000; n++) purse.take(`p${n}`, 1);
  wait(6);
  purse.take('ann', 1);
  expect(purse.size()).toBe(1);
});
