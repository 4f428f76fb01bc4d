import { describe, expect, test } from 'vitest';
import { legal } from '../../../core/play.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { buy, DRAW, discard, plant, refresh, SCARE } from './moves.ts';
import { position } from './position.ts';
import { game, hand, legalKinds, play, playWith, refusal, row, rows } from './table.ts';
import { card, cards, words } from './words.ts';

const UPPER = 'corn1 carrot1 tomato1 cauliflower2';
const LOWER = 'corn2 carrot2 tomato2 chili2';
const SEVEN = 'corn1 corn1 corn2 carrot1 carrot2 tomato1 tomato2';
const nothingLeft = { pile: '', compost: '' } as const;

describe('pile and compost both empty', () => {
  test('[CC-52][CC-A10] the free card and the scarecrow are refused', () => {
    const before = position({ ...nothingLeft, laidOut: 'scarecrow' });
    expect(refusal(before, DRAW)).toEqual({ code: 'no-cards-left', clause: 'CC-52' });
    expect(refusal(before, SCARE)).toEqual({ code: 'no-cards-left', clause: 'CC-52' });
  });

  test('[CC-A10] the fertiliser gives nothing, and the planting counts all the same', () => {
    const before = position({ ...nothingLeft, hand: 'corn1 corn1', laidOut: 'fertiliser' });
    const { state, events } = play(before, plant('corn1 corn1'));
    expect(events.map(event => event.type)).toEqual(['planted', 'pushed']);
    expect(hand(state)).toBe('');
  });

  test('[CC-A10] market cards still slide, and the 4-column stays empty', () => {
    const { state, events } = play(position({ ...nothingLeft, upper: UPPER }), buy('upper', 2));
    expect(row(state, 0)).toBe('corn1 tomato1 cauliflower2 -');
    expect(events.map(event => event.type)).toEqual(['bought-vegetable', 'pushed']);
  });

  test('[CC-A10] and slide on around the gaps', () => {
    const { state } = play(
      position({ ...nothingLeft, upper: 'corn1 tomato1 cauliflower2 -' }),
      buy('upper', 1),
    );
    expect(row(state, 0)).toBe('tomato1 cauliflower2 - -');
  });

  test('[CC-A10] nothing can be bought where no card lies', () => {
    const before = position({ ...nothingLeft, upper: 'corn1 tomato1 - -' });
    expect(refusal(before, buy('upper', 3))).toEqual({ code: 'nothing-there', clause: 'CC-A10' });
    expect(refusal(before, buy('upper', 2))).toBeNull();
  });

  test('[CC-A10] the first card on the compost fills the cheapest gap at once', () => {
    const before = position({ ...nothingLeft, hand: SEVEN, upper: UPPER, lower: 'corn2 carrot2 - -' });
    const bought = play(before, buy('upper', 1)).state;
    expect(rows(bought)).toEqual(['carrot1 tomato1 cauliflower2 -', 'corn2 carrot2 - -']);
    const { state, events } = playWith(scripted(cards('tomato2')), bought, discard('tomato2'));
    expect(rows(state)).toEqual(['carrot1 tomato1 cauliflower2 -', 'corn2 carrot2 tomato2 -']);
    expect(events.map(event => event.type)).toEqual(['discarded', 'reshuffled', 'filled', 'pushed']);
    expect(state.compost).toEqual([]);
  });

  test('[CC-A10] at equal price the upper row comes first', () => {
    const before = position({ ...nothingLeft, hand: SEVEN, upper: UPPER, lower: 'corn2 carrot2 tomato2 -' });
    const { state } = play(before, buy('upper', 1), discard('corn1'));
    expect(rows(state)).toEqual(['carrot1 tomato1 cauliflower2 corn1', 'corn2 carrot2 tomato2 -']);
  });

  test('[CC-A10] a gap in the 1-coin column comes before all others', () => {
    const before = position({ ...nothingLeft, hand: SEVEN, upper: UPPER, lower: '- carrot2 tomato2 chili2' });
    const { state } = play(before, buy('upper', 4), discard('corn1'));
    expect(rows(state)).toEqual(['corn1 carrot1 tomato1 -', 'corn1 carrot2 tomato2 chili2']);
  });

  test('[CC-A10] a discarded accessory fills no gap', () => {
    const before = position({ ...nothingLeft, hand: SEVEN.replace('corn2', 'scarecrow'), upper: UPPER });
    const { state } = play(before, buy('upper', 4), discard('scarecrow'));
    expect(row(state, 0)).toBe('corn1 carrot1 tomato1 -');
  });

  test('[CC-A10] a renewed row is laid before the gaps of the other row get anything', () => {
    const before = position({ ...nothingLeft, upper: 'corn1 carrot1 - -', lower: LOWER });
    const { state } = playWith(scripted(cards(LOWER)), before, refresh('lower'));
    expect(rows(state)).toEqual(['corn1 carrot1 - -', 'corn2 carrot2 tomato2 chili2']);
  });

  test('[CC-52] a single card on the compost is enough to draw', () => {
    const before = position({ pile: '', compost: 'chili3', laidOut: 'scarecrow' });
    expect([refusal(before, DRAW), refusal(before, SCARE)]).toEqual([null, null]);
    expect(hand(play(before, DRAW).state)).toBe('chili3');
  });

  test('[CC-A10] the last card of all goes to the one who draws it, and the next is refused', () => {
    const { state } = play(position({ pile: 'chili3', compost: '' }), DRAW);
    expect(refusal(state, DRAW)).toEqual({ code: 'no-cards-left', clause: 'CC-52' });
    expect(legalKinds(state)).toContain('withdraw');
  });
});

describe('a short row, a short pile', () => {
  test('[CC-A12] a row with one card may be renewed, a row with none may not', () => {
    const before = position({ ...nothingLeft, upper: 'corn1 - - -', lower: '- - - -' });
    expect(refusal(before, refresh('upper'))).toBeNull();
    expect(refusal(before, refresh('lower'))).toEqual({ code: 'row-empty', clause: 'CC-A12' });
  });

  test('[CC-A10][CC-A12] what can be bought and renewed is what lies there, be it one card beside the board', () => {
    const before = position({ ...nothingLeft, upper: '- - - corn1', lower: '- - - -', coins: 9 });
    const listed = legal(game, before, 0).filter(
      ({ type }) => type === 'buy-vegetable' || type === 'refresh',
    );
    expect(listed).toHaveLength(2);
    expect(listed).toEqual(expect.arrayContaining([buy('upper', 4), refresh('upper')]));
  });

  test('[CC-A12] what there is is laid, beginning beside the market board', () => {
    const before = position({ ...nothingLeft, upper: 'corn1 tomato1 - -', lower: LOWER });
    const { state, events } = playWith(scripted(cards('corn1 tomato1')), before, refresh('upper'));
    expect(row(state, 0)).toBe('- - corn1 tomato1');
    expect(events).toEqual([
      { type: 'refreshed', seat: 0, row: 0, gone: cards('corn1 tomato1') },
      { type: 'reshuffled', cards: 2 },
      { type: 'filled', row: 0, price: 4, card: card('tomato1') },
      { type: 'filled', row: 0, price: 3, card: card('corn1') },
    ]);
  });

  test('[CC-A12][CC-97] a pile of three lasts for three cards; then the compost is shuffled', () => {
    const before = position({ pile: 'chili3 chili2 corn2', compost: 'tomato1', upper: UPPER });
    const order = cards(`tomato1 ${UPPER}`);
    const { state } = playWith(scripted(order), before, refresh('upper'));
    expect(row(state, 0)).toBe('cauliflower2 corn2 chili2 chili3');
    expect(words(state.pile)).toBe('tomato1 corn1 carrot1 tomato1');
  });

  test('[CC-97] a pile of exactly four is laid without a shuffle', () => {
    const before = position({ pile: 'chili3 chili2 corn2 corn1', compost: 'tomato1', upper: UPPER });
    const { state } = playWith(scripted(), before, refresh('upper'));
    expect([row(state, 0), state.pile, words(state.compost)]).toEqual([
      'corn1 corn2 chili2 chili3',
      [],
      `tomato1 ${UPPER}`,
    ]);
  });
});
