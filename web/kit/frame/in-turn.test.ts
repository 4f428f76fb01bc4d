import { expect, test } from 'vitest';
import { framesByHand } from '../../../testkit/frame-tests.ts';
import { inTurn } from './in-turn.ts';

const frame = framesByHand();

test('what waits is drawn after a frame, one a frame, in the order it came', () => {
  const drawn: string[] = [];
  inTurn(() => drawn.push('choices'));
  inTurn(() => drawn.push('log'));
  expect(drawn).toEqual([]);
  frame();
  expect(drawn).toEqual(['choices']);
  frame();
  expect(drawn).toEqual(['choices', 'log']);
});

test('what is called off is not drawn, and holds up nobody', () => {
  const drawn: string[] = [];
  const callOff = inTurn(() => drawn.push('choices'));
  inTurn(() => drawn.push('log'));
  callOff();
  frame();
  expect(drawn).toEqual(['log']);
  inTurn(() => drawn.push('again'));
  frame();
  expect(drawn).toEqual(['log', 'again']);
});
