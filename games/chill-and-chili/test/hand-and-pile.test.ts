import { expect, test } from 'vitest';
import { scripted } from '../../../testkit/scripted.ts';
import { buy, buyAccessory, DRAW, discard } from './moves.ts';
import { position } from './position.ts';
import { game, hand, legalKinds, play, playWith, refusal, row } from './table.ts';
import { card, cards, words } from './words.ts';

const SIX = 'corn1 corn1 corn2 carrot1 carrot2 tomato1';
const SEVEN = `${SIX} tomato2`;

test('[CC-46] a seventh card is welcome', () => {
  const { state } = play(position({ hand: SIX, top: 'chili3' }), DRAW);
  expect(hand(state).split(' ')).toHaveLength(7);
  expect(state.turn.seat).toBe(1);
});

test.each([
  ['the hidden card', DRAW],
  ['a market card', buy('lower', 1)],
  ['an accessory', buyAccessory('watering-can')],
])('[CC-46][CC-47] an eighth card, %s, must be answered by a discard before anything else', (_, move) => {
  const { state } = play(position({ hand: SEVEN }), move);
  expect(state.turn.seat).toBe(0);
  expect(legalKinds(state)).toEqual(['discard']);
});

test('[CC-47] the discard goes from the hand to the compost, and the turn passes on', () => {
  const { state, events } = play(position({ hand: SEVEN, top: 'chili3' }), DRAW, discard('corn2'));
  expect(hand(state)).toBe('corn1 corn1 carrot1 carrot2 tomato1 tomato2 chili3');
  expect(words(state.compost)).toBe('corn2');
  expect(events.slice(1)).toMatchObject([
    { type: 'discarded', seat: 0, card: card('corn2') },
    { type: 'pushed', seat: 1 },
  ]);
});

test('[CC-47] only a card of the hand can be discarded', () => {
  const { state } = play(position({ hand: SEVEN, top: 'chili3' }), DRAW);
  expect(refusal(state, discard('pumpkin2'))).toEqual({ code: 'not-in-hand', clause: 'CC-47' });
});

test('[CC-48] the card just gained may be the one to go', () => {
  const { state } = play(position({ hand: SEVEN, top: 'chili3' }), DRAW, discard('chili3'));
  expect(hand(state)).toBe(SEVEN);
});

test('[CC-49] an accessory in hand counts towards the seven', () => {
  const { state } = play(position({ hand: `${SIX} scarecrow` }), DRAW);
  expect(legalKinds(state)).toEqual(['discard']);
});

test('[CC-49] accessories on the table do not', () => {
  const laidOut = 'fertiliser scarecrow wheelbarrow watering-can';
  expect(play(position({ hand: SIX, laidOut }), DRAW).state.turn.seat).toBe(1);
});

test('[CC-50] a discarded accessory returns to its stack, not to the compost', () => {
  const { state, events } = play(position({ hand: `${SIX} scarecrow` }), DRAW, discard('scarecrow'));
  expect(state.compost).toEqual([]);
  expect(game.view(state, 'spectator').stacks.map(({ left }) => left)).toEqual([5, 5, 5, 5]);
  expect(events).toContainEqual({ type: 'discarded', seat: 0, card: card('scarecrow') });
});

test('[CC-51] when the pile is used up, the compost is shuffled and becomes the pile', () => {
  const before = position({ pile: '', compost: 'corn1 carrot2 tomato1' });
  const order = cards('tomato1 corn1 carrot2'); // the top card last
  const { state, events } = playWith(scripted(order), before, DRAW);
  expect(hand(state)).toBe('carrot2');
  expect([words(state.pile), words(state.compost)]).toEqual(['tomato1 corn1', '']);
  expect(events[0]).toEqual({ type: 'reshuffled', cards: 3 });
});

test('[CC-51] a market gap is filled from the shuffled compost too', () => {
  const before = position({
    upper: 'corn1 carrot1 tomato1 cauliflower2',
    pile: '',
    compost: 'corn1 carrot2',
  });
  const { state } = playWith(scripted(cards('carrot2 corn1')), before, buy('upper', 4));
  expect(row(state, 0)).toBe('corn1 carrot1 tomato1 corn1');
});

test('[CC-52] with pile and compost empty no card can be drawn', () => {
  const before = position({ pile: '', compost: '' });
  expect(refusal(before, DRAW)).toEqual({ code: 'no-cards-left', clause: 'CC-52' });
});
