import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../../core/opening.ts';
import { legal } from '../../../core/play.ts';
import { nth } from '../../../core/sure.ts';
import { sayMove } from '../../../core/texts.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import {
  buy,
  buyAccessory,
  choose,
  DRAW,
  discard,
  END_TURN,
  FINISH,
  layOut,
  plant,
  refresh,
  SCARE,
  water,
  withdraw,
} from './moves.ts';
import { position } from './position.ts';
import { beds, game, hand, legalKinds, open, play, refusal, row, seen, understood } from './table.ts';
import { card, words } from './words.ts';

const SEVEN = 'corn1 corn1 corn2 carrot1 carrot2 tomato1 scarecrow';

describe('several beds in one action', () => {
  const set = { hand: 'corn1 corn1 carrot1 carrot1 pumpkin2' };
  const several = { options: { beds: 'several' } } as const;

  test('[CC-A01] unless the table chose the variant, one bed is the action', () => {
    expect(defaultOptions(game).beds).toBe('one');
    expect(play(position(set), plant('corn1 corn1')).state.turn.seat).toBe(1);
  });

  test('[CC-A01] in the variant one may go on planting, and nothing else, until one ends the turn', () => {
    const planted = play(position({ ...set, ...several }), plant('corn1 corn1')).state;
    expect(legalKinds(planted)).toEqual(['plant', 'end-turn']);
    const { state } = play(planted, plant('carrot1 carrot1'), plant('pumpkin2'), END_TURN);
    expect(beds(state)).toEqual(['corn1 corn1', 'carrot1 carrot1', 'pumpkin2']);
    expect(state.turn.seat).toBe(1);
  });

  test('[CC-A01] in the variant each planting sets off fertiliser and wheelbarrow anew', () => {
    const before = position({
      ...set,
      ...several,
      laidOut: 'fertiliser wheelbarrow',
      top: 'chili2 chili3',
      well: 3,
      coins: 0,
    });
    const first = play(before, plant('corn1 corn1'), choose('drops'), water(0, 2), FINISH).state;
    const { state } = play(first, plant('pumpkin2'), choose('coins'), END_TURN);
    expect(hand(state)).toBe('carrot1 carrot1 chili2 chili3');
    expect([beds(state), nth(state.players, 0).coins, state.well]).toEqual([
      ['corn1 corn1 +2', 'pumpkin2'],
      1,
      0,
    ]);
  });
});

describe('the start of a turn', () => {
  const before = position({ laidOut: 'scarecrow', top: 'chili3' });

  test('[CC-A02] push, then fresh vegetables and scarecrow in either order, then the action', () => {
    const { events } = play(
      position({ seats: 2, others: [{ laidOut: 'scarecrow' }], top: 'corn1 chili3' }),
      DRAW,
      SCARE,
      discard('chili3'),
      refresh('upper'),
      DRAW,
    );
    expect(events.map(event => event.type).filter(type => type !== 'filled')).toEqual([
      'drew',
      'pushed',
      'drew',
      'discarded',
      'refreshed',
      'drew',
      'pushed',
    ]);
    const refreshed = play(before, refresh('upper'), SCARE).state;
    expect(legalKinds(refreshed)).toEqual(['discard']);
  });

  test('[CC-A02] each at most once, also after the other', () => {
    const { state } = play(before, SCARE, discard('chili3'), refresh('upper'));
    expect([refusal(state, SCARE)!.code, refusal(state, refresh('lower'))!.code]).toEqual([
      'once-a-turn',
      'once-a-turn',
    ]);
  });

  test('[CC-A24] the renewed row is seen before deciding about the scarecrow', () => {
    const { state } = play(
      position({ laidOut: 'scarecrow', top: 'chili3 chili2 corn1 corn2' }),
      refresh('upper'),
    );
    expect(words(nth(game.view(state, 0).market, 0))).toBe('corn2 corn1 chili2 chili3');
    expect(refusal(state, SCARE)).toBeNull();
  });

  test('[CC-A24] and the scarecrow’s card before deciding about the row', () => {
    const { state } = play(before, SCARE);
    expect(words(game.view(state, 0).hand!)).toBe('chili3');
    expect(refusal(play(state, discard('chili3')).state, refresh('upper'))).toBeNull();
  });
});

describe('discards', () => {
  test('[CC-A03] the card just drawn may go, by action and by scarecrow', () => {
    expect(hand(play(position({ hand: SEVEN, top: 'chili3' }), DRAW, discard('chili3')).state)).toBe(SEVEN);
    const { state } = play(
      position({ hand: 'corn1', laidOut: 'scarecrow', top: 'chili3' }),
      SCARE,
      discard('chili3'),
    );
    expect([hand(state), words(state.compost)]).toEqual(['corn1', 'chili3']);
  });

  test('[CC-A03] with the scarecrow at seven cards one discard meets both rules', () => {
    const seven = SEVEN.replace('scarecrow', 'chili2');
    const { state } = play(position({ hand: seven, laidOut: 'scarecrow' }), SCARE, discard('corn1'));
    expect(legalKinds(state)).toContain('withdraw');
  });

  test('[CC-A04] an accessory in hand counts for the limit and scores 1; laid out it does neither', () => {
    const held = position({ hand: SEVEN, coins: 0 });
    expect(seen(held)).toMatchObject({ handSize: 7, total: 7 });
    expect(legalKinds(play(held, DRAW).state)).toEqual(['discard']);
    expect(seen(play(held, layOut('scarecrow')).state)).toMatchObject({ handSize: 6, total: 6 });
  });

  test('[CC-A05] an accessory may be discarded, for the limit and for the scarecrow, and bought again', () => {
    const limit = play(position({ seats: 2, hand: SEVEN }), DRAW, discard('scarecrow')).state;
    expect([limit.compost, game.view(limit, 0).stacks.map(({ left }) => left)]).toEqual([[], [5, 5, 5, 5]]);
    expect(refusal(play(limit, DRAW).state, buyAccessory('scarecrow'))).toBeNull();

    const before = position({ hand: 'wheelbarrow', laidOut: 'scarecrow', top: 'corn1' });
    const scared = play(before, SCARE, discard('wheelbarrow')).state;
    expect([hand(scared), scared.compost]).toEqual(['corn1', []]);
    expect(refusal(scared, buyAccessory('wheelbarrow'))).toBeNull();
  });

  test('[CC-A05] in the stricter variant only vegetables may be discarded', () => {
    const { state } = play(position({ hand: SEVEN, options: { discard: 'vegetables' } }), DRAW);
    expect(refusal(state, discard('scarecrow'))).toEqual({ code: 'vegetables-only', clause: 'CC-A05' });
    expect(refusal(state, discard('corn1'))).toBeNull();
  });
});

describe('tokens from the well', () => {
  test('[CC-A06] what a poor well could not give is not made up for later', () => {
    const before = position({ seats: 2, laidOut: 'watering-can', well: 1, coins: 0, others: [{ coins: 4 }] });
    const poor = play(before, withdraw('coins'), choose('coins')).state;
    expect(nth(poor.players, 0).coins).toBe(1 + 1);
    const rich = play(poor, buy('upper', 4), withdraw('coins')).state;
    expect(rich.agenda.at(-1)).toEqual({ do: 'choose-face', tokens: 2, thanksTo: card('watering-can') });
  });

  test('[CC-A07] one face for all that an accessory brings', () => {
    const asked = play(position({ laidOut: 'watering-can', well: 2 }), withdraw('coins')).state;
    expect(legal(game, asked, 0)).toEqual([choose('coins'), choose('drops')]);
    const mixed = { type: 'choose-face', as: 'coins', tokens: 1 };
    expect(understood(asked, mixed)).toBeNull();
  });

  test('[CC-A07] a free choice at each trigger, and drops are placed at once, the surplus into the well', () => {
    const before = position({
      laidOut: 'watering-can',
      beds: ['corn1 corn1 +1'],
      pond: 1,
      well: 2,
      coins: 0,
    });
    const drops = play(before, withdraw('coins'), choose('drops')).state;
    expect(refusal(drops, FINISH)).toMatchObject({ code: 'suns-still-free' });
    const { state } = play(drops, water(0, 1), FINISH);
    expect([beds(state), nth(state.players, 0).coins, state.well]).toEqual([['corn1 corn1 +2'], 1, 1]);
  });

  test('[CC-A08] surplus drops of the same action do not feed the watering can', () => {
    const before = position({ laidOut: 'watering-can', pond: 8, well: 0 });
    const { state, events } = play(before, withdraw('drops'), FINISH);
    expect(state.well).toBe(4);
    expect(events.map(event => event.type)).toEqual(['withdrew', 'spilled', 'pushed']);
  });

  test('[CC-A08] both lots are on the table before the first drop is placed', () => {
    const before = position({ laidOut: 'watering-can', beds: ['chili3 chili3 chili3'], pond: 8, well: 1 });
    const { state } = play(before, withdraw('drops'));
    expect(state.agenda).toEqual([
      { do: 'water', drops: 4 },
      { do: 'choose-face', tokens: 1, thanksTo: card('watering-can') },
    ]);
    expect([state.well, refusal(state, water(0, 1))!.code]).toEqual([0, 'not-now']);
    expect(play(state, choose('drops')).state.agenda).toEqual([{ do: 'water', drops: 5 }]);
  });

  test('[CC-A08] the wheelbarrow comes after the bed, and may water it', () => {
    const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow', well: 2 });
    const { state } = play(before, plant('corn1 corn1'), choose('drops'), water(0, 2), FINISH);
    expect(beds(state)).toEqual(['corn1 corn1 +2']);
  });
});

describe('water without need', () => {
  test('[CC-A09] no drop is poured away while a sun is free, on whichever bed', () => {
    const before = position({ beds: ['corn1 corn1 +2', 'chili3 chili3 chili3 +8'], pond: 4 });
    const taken = play(before, withdraw('drops')).state;
    expect(refusal(taken, FINISH)).toEqual({ code: 'suns-still-free', clause: 'CC-89', with: { drops: 2 } });
    expect(refusal(play(taken, water(1, 1)).state, FINISH)).toBeNull();
  });

  test('[CC-A09] water with no free sun at all is legal and falls into the well', () => {
    const { state } = play(position({ pond: 6, coins: 0 }), withdraw('drops'), FINISH);
    expect([state.well, nth(state.players, 0).coins]).toEqual([3, 0]);
  });

  test('[CC-A09] but the choice itself warns how much would be lost', () => {
    const before = position({ pond: 11, beds: ['corn1 corn1 +1'] });
    const view = game.view(before, 0);
    expect(sayMove(en, withdraw('drops'), { view, names: String })).toMatch(/\b1\b.*\b5\b.*well/);
    expect(sayMove(fr, withdraw('drops'), { view, names: String })).toMatch(/\b1\b.*\b5\b.*puits/);
  });
});

describe('the pile', () => {
  test('[CC-A11] the compost waits until the next card is needed', () => {
    const before = position({ pile: 'chili3', compost: 'corn1 corn2' });
    const drawn = play(before, DRAW);
    expect(drawn.events.map(event => event.type)).toEqual(['drew', 'pushed']);
    expect(game.view(drawn.state, 0)).toMatchObject({ pile: 0, compost: before.compost });
    expect(refusal(drawn.state, DRAW)).toBeNull();
    const next = play(drawn.state, DRAW);
    expect(next.events[0]).toEqual({ type: 'reshuffled', cards: 2 });
    expect(game.view(next.state, 0)).toMatchObject({ pile: 1, compost: [] });
  });

  test('[CC-A11] a purchase that empties the pile does not shuffle either', () => {
    const before = position({ pile: 'chili3', compost: 'corn1 corn2' });
    expect(play(before, buy('upper', 1)).events.map(event => event.type)).toEqual([
      'bought-vegetable',
      'filled',
      'pushed',
    ]);
  });
});

test.each([
  [2, 52],
  [3, 68],
  [4, 84],
  [5, 100],
])(
  '[CC-A13] with %i players %i tokens wait in the supply: the first coins come out of the same 120',
  (seats, supply) => {
    const { state } = open(seats);
    expect(state.supply + state.pond).toBe(supply);
  },
);

test('[CC-A14] the round is not finished: after seat 0’s last action seats 1 and 2 have no turn', () => {
  const before = position({ supply: 1, turn: { seat: 2 } });
  expect(game.view(before, 0).players.map(player => player.turnsLeft)).toEqual([1, 0, 1]);
  const { state } = play(before, DRAW, DRAW);
  expect(game.pending(state)).toEqual([]);
  expect(game.view(state, 0).players.map(player => player.turnsLeft)).toEqual([0, 0, 0]);
});

test('[CC-A15] pumpkins differ in the size of their bed, never in suns', () => {
  const { beds: shown, score } = seen(
    position({ beds: ['pumpkin2', 'pumpkin2 pumpkin2', 'pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2'] }),
  );
  expect(score.unwatered).toBe(1 + 3 + 15);
  expect(shown.map(({ cards, suns, points }) => [suns / cards.length, points])).toEqual([
    [2, 1],
    [2, 3],
    [2, 15],
  ]);
  expect(() => position({ hand: 'pumpkin1' })).toThrow('not in the box');
});

test('[CC-A16] lots fall on everybody sooner or later', () => {
  const starts = Array.from({ length: 40 }, (_, n) => open(5, `lot ${n}`).state.turn.seat);
  expect([...new Set(starts)].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
});

test.each([0, 1, 2, 3, 4] as const)('[CC-A16] or the host names seat %i', start => {
  expect(open(5, 'named', { start }).state.turn.seat).toBe(start);
});

test('[CC-A17] a second copy may not even be kept in hand', () => {
  expect(refusal(position({ hand: 'fertiliser' }), buyAccessory('fertiliser'))).toMatchObject({
    code: 'already-owned',
  });
});

test('[CC-A18] the fertiliser’s card is in hand before coins or drops are chosen', () => {
  const before = position({ hand: 'corn1 corn1', laidOut: 'wheelbarrow fertiliser', top: 'chili3', well: 2 });
  const { state, events } = play(before, plant('corn1 corn1'));
  expect(events.map(event => event.type)).toEqual(['planted', 'drew']);
  expect([hand(state), legalKinds(state)]).toEqual(['chili3', ['choose-face']]);
});

test.each([
  ['fertiliser', plant('corn1 corn1'), ['planted', 'drew', 'pushed']],
  ['wheelbarrow', plant('corn1 corn1'), ['planted']],
  ['watering-can', withdraw('coins'), ['withdrew']],
  ['scarecrow', SCARE, ['drew']],
])('[CC-A19] a %s laid out now works from the next turn on', (accessory, move, happens) => {
  const before = position({ seats: 2, hand: `corn1 corn1 ${accessory}`, well: 2 });
  const laid = play(before, layOut(accessory));
  expect(laid.events.map(event => event.type)).toEqual(['laid-out', 'pushed']);
  const nextTurn = play(laid.state, DRAW).state;
  expect(play(nextTurn, move).events.map(event => event.type)).toEqual(happens);
});

test('[CC-A20] everybody sees all that lies open, and of the rest only how many', () => {
  const state = position({
    hand: 'corn1 corn2 chili3',
    beds: ['carrot1 carrot2 +1'],
    laidOut: 'scarecrow',
    coins: 6,
    compost: 'corn1 tomato2',
    pond: 5,
    well: 2,
  });
  const view = game.view(state, 'spectator');
  expect(view).toMatchObject({ supply: state.supply, pond: 5, well: 2, pile: state.pile.length });
  expect(words(view.compost.slice(-1))).toBe('tomato2');
  expect(view.players[0]).toMatchObject({ coins: 6, handSize: 3, laidOut: [card('scarecrow')] });
  expect(nth(view.players, 0).beds).toMatchObject([
    { cards: [card('carrot1'), card('carrot2')], drops: 1, suns: 3 },
  ]);
});

test('[CC-A21] all extras are allowed on the last turn, and then the action ends the game', () => {
  const before = position({ supply: 0, laidOut: 'scarecrow', top: 'corn1' });
  const { state, events } = play(before, SCARE, discard('corn1'), refresh('upper'), withdraw('coins'));
  expect(events.at(-1)).toEqual({ type: 'ended', seat: 0 });
  expect(game.pending(state)).toEqual([]);
  expect(row(state, 0)).not.toBe(row(before, 0));
});

test('[CC-A22] in a tie beds are counted, not cards, watered or not', () => {
  // 15 points each: five pumpkins in one bed, or four tomatoes in two, one of them watered.
  const oneBed = { coins: 0, beds: ['pumpkin2 pumpkin2 pumpkin2 pumpkin2 pumpkin2'] };
  const twoBeds = { coins: 0, beds: ['tomato1 tomato1 +2', 'tomato2 tomato2'] };
  const ended = position({ ...oneBed, others: [twoBeds, { coins: 0 }], supply: 0, agenda: [] });
  expect(seen(ended, 0).total).toBe(seen(ended, 1).total);
  expect(game.outcome(ended)!.places).toEqual([[1], [0], [2]]);
});

test('[CC-A23] pumpkins may be planted in any size up to what is held', () => {
  const before = position({ hand: 'pumpkin2 pumpkin2 pumpkin2' });
  const sizes = legal(game, before, 0).flatMap(move => (move.type === 'plant' ? [move.cards.length] : []));
  expect(sizes).toEqual([1, 2, 3]);
});
