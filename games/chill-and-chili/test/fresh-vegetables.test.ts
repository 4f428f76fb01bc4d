import { expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { DRAW, refresh } from './moves.ts';
import { position } from './position.ts';
import { legalKinds, play, playWith, refusal, row } from './table.ts';
import { card, cards, words } from './words.ts';

const UPPER = 'corn1 carrot1 tomato1 cauliflower2';
const LOWER = 'corn2 carrot2 tomato2 chili2';

test('[CC-92] for one coin into the well a row is renewed before the action', () => {
  const { state, events } = play(position({ upper: UPPER, coins: 1 }), refresh('upper'));
  expect([nth(state.players, 0).coins, state.well]).toEqual([0, 1]);
  expect(events[0]).toEqual({ type: 'refreshed', seat: 0, row: 0, gone: cards(UPPER) });
});

test('[CC-93] once per turn, whichever the row, and in addition to the action', () => {
  const { state } = play(position({ seats: 2 }), refresh('upper'));
  for (const which of ['upper', 'lower'] as const)
    expect(refusal(state, refresh(which))).toEqual({ code: 'once-a-turn', clause: 'CC-93' });
  expect([state.turn.seat, legalKinds(state).includes('draw')]).toEqual([0, true]);
  const nextTurn = play(state, DRAW, DRAW).state;
  expect([nextTurn.turn.seat, refusal(nextTurn, refresh('upper'))]).toEqual([0, null]);
});

test('[CC-94] the four cards of the row go to the compost', () => {
  const { state } = play(position({ lower: LOWER, compost: 'chili3' }), refresh('lower'));
  expect(words(state.compost)).toBe(`chili3 ${LOWER}`);
});

test('[CC-95] the first new card lies beside the market board, then columns 3, 2 and 1', () => {
  const { state, events } = play(position({ top: 'chili3 pumpkin2 tomato1 corn2' }), refresh('upper'));
  expect(row(state, 0)).toBe('corn2 tomato1 pumpkin2 chili3');
  expect(events.slice(1)).toEqual(
    [
      { price: 4, card: card('chili3') },
      { price: 3, card: card('pumpkin2') },
      { price: 2, card: card('tomato1') },
      { price: 1, card: card('corn2') },
    ].map(filled => ({ type: 'filled', row: 0, ...filled })),
  );
});

test('[CC-96] without a coin it is unavailable', () => {
  expect(refusal(position({ coins: 0 }), refresh('upper'))).toEqual({
    code: 'too-few-coins',
    clause: 'CC-96',
    with: { price: 1, coins: 0, missing: 1 },
  });
});

test('[CC-96] the other row is untouched', () => {
  const before = position({ upper: UPPER, lower: LOWER });
  expect(row(play(before, refresh('lower')).state, 0)).toBe(UPPER);
  expect(row(play(before, refresh('upper')).state, 1)).toBe(LOWER);
});

test('[CC-97] a short pile is helped by the compost, the cards just removed included', () => {
  const before = position({ upper: UPPER, pile: 'chili3 chili2', compost: 'corn2' });
  const order = cards('cauliflower2 corn1 corn2 carrot1 tomato1'); // the top card last
  const { state, events } = playWith(scripted(order), before, refresh('upper'));
  expect(row(state, 0)).toBe('carrot1 tomato1 chili2 chili3');
  expect([words(state.pile), words(state.compost)]).toEqual(['cauliflower2 corn1 corn2', '']);
  expect(events.map(event => event.type)).toEqual([
    'refreshed',
    'filled',
    'filled',
    'reshuffled',
    'filled',
    'filled',
  ]);
});
