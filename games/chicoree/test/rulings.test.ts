import { describe, expect, test } from 'vitest';
import { lastOf, nth } from '../../../core/sure.ts';
import { scripted } from '../../../testkit/scripted.ts';
import { nextLink } from '../chain.ts';
import { CARDS } from '../data/cards.ts';
import {
  bid,
  block,
  boost,
  CLOSE,
  DRAW,
  destroy,
  fist,
  joker,
  link,
  PASS,
  sell,
  shop,
  stake,
  start,
} from './moves.ts';
import { type Place, auction, beforeDebts, challenge, fists, position } from './position.ts';
import {
  answer,
  asked,
  chainOf,
  game,
  hand,
  only,
  play,
  playWith,
  refusal,
  seen,
  tokens,
  types,
} from './table.ts';
import { card, cards, words } from './words.ts';

const nothingLeft = { pile: '', discard: '' } as const;

describe('[CH-A01] the pile is used up', () => {
  test('[CH-A01] the discard pile is shuffled into a new one', () => {
    const before = position({ pile: '', discard: 'sowing seed' });
    const played = playWith(scripted(cards('sowing seed')), before, DRAW);
    expect(types(played)).toEqual(['reshuffled', 'drew', 'turned-up']);
    expect(hand(played.state)).toBe('seed');
    expect(played.state.discard).toEqual([]);
  });

  test('[CH-A01] what is shuffled in is no longer discarded', () => {
    const before = position({ pile: '', discard: 'sowing seed fire' });
    const { state } = playWith(scripted(cards('fire sowing seed')), before, DRAW);
    expect([words(state.pile), words(state.discard)]).toEqual(['fire', '']);
  });

  test('[CH-A01] it may happen between the two cards', () => {
    const before = position({ pile: 'seed', discard: 'storm fire' });
    const played = playWith(scripted(cards('fire storm')), before, DRAW);
    expect(types(played).slice(0, 4)).toEqual(['drew', 'reshuffled', 'turned-up', 'took']);
    expect(hand(played.state)).toBe('seed storm');
  });

  test('[CH-A01] with both empty the draw is skipped', () => {
    const played = play(position(nothingLeft), DRAW);
    expect(types(played)).toEqual(['no-card', 'turn-began']);
    expect(hand(played.state)).toBe('');
  });
});

test('[CH-A02] a gap is filled first, and later links stay', () => {
  const before = position({ chain: 'seed sowing harvest', hand: 'factory roasting' });
  expect(refusal(before, link('roasting'))).toMatchObject({
    code: 'wrong-order',
    with: { step: 5, next: 3 },
  });
  expect(chainOf(play(before, link('factory')).state)).toBe('seed sowing factory harvest');
});

test('[CH-A02] after the fifth there is no next one', () => {
  const five = position({ chain: 'seed sowing factory harvest roasting' });
  expect(nextLink(nth(five.players, 0))).toBeNull();
});

test('[CH-A03] a shop is not the link of step 4, and is laid in step 3 only', () => {
  const before = position({ chain: 'harvest', hand: 'shop shop export seed' });
  const { state } = play(before, shop(), link('seed'));
  expect(state.turn.linkLaid).toBe(true);
  expect(refusal(state, shop())).toMatchObject({ code: 'step-over' });
});

describe('[CH-A04] the joker is what it stands for in every way', () => {
  test('[CH-A04] as 6 or 7 it pays', () => {
    expect(seen(position({ chain: 'joker@6 joker@7' })).charge).toBe(3);
  });

  test('[CH-A04] it is laid under the same conditions', () => {
    const before = position({ start: 'monks', hand: 'joker' });
    expect(refusal(before, shop('joker'))).toMatchObject({ code: 'no-harvest-yet' });
    expect(refusal(before, joker(7))).toMatchObject({ code: 'needs-shop' });
    expect(refusal(before, joker(2))).toMatchObject({ code: 'wrong-order', with: { step: 2, next: 1 } });
  });

  test('[CH-A04] as 4 it is a harvest that was laid', () => {
    const before = position({ chain: 'seed sowing factory', hand: 'joker' });
    expect(play(before, joker(4)).state.harvestLaid).toBe(true);
  });

  test('[CH-A04] as 3 or 4 it is destroyed and discarded as the joker it is', () => {
    const before = position({ hand: 'fire', others: [{ chain: 'joker@3' }] });
    const played = play(before, destroy('fire', 1));
    expect(only(played, 'destroyed').lost).toBe(card('joker'));
    expect(words(played.state.discard)).toBe('joker fire');
  });
});

describe('[CH-A05] who is hit', () => {
  const before = position({
    hand: 'storm coffee',
    others: [{ chain: 'harvest' }, { chain: 'factory' }, { out: 0 }],
    seats: 4,
  });

  test('[CH-A05] only an opponent who has the card in question', () => {
    expect(refusal(before, destroy('storm', 1))).toBeNull();
    expect(refusal(before, destroy('storm', 2))).toEqual({
      code: 'nothing-to-destroy',
      clause: 'CH-A05',
      with: { step: 4 },
    });
  });

  test('[CH-A05] a block may hit any opponent still in the game', () => {
    expect(refusal(before, block('coffee', 2))).toBeNull();
    expect(refusal(before, block('coffee', 3))).toEqual({ code: 'out-of-the-game', clause: 'CH-A05' });
    expect(game.moves.block.candidates(before, 0).map(({ target }) => target)).toEqual([1, 2]);
  });
});

describe('blocks', () => {
  const top = 'fire fire storm storm cold cold disease disease joker joker health health fashion fashion';

  test('[CH-A06] two own turns, over when the second one ends', () => {
    const before = position({ hand: 'coffee', others: [{ start: 'greece' }], top });
    const blocked = play(before, block('coffee', 1)).state;
    const turnsLeft = [0, 1, 2, 3, 4, 5].map(
      n => seen(play(blocked, ...Array(n).fill(DRAW)).state, 1).blocks[0]?.turns ?? 0,
    );
    expect(turnsLeft).toEqual([2, 2, 1, 1, 1, 0]);
  });

  test('[CH-A06] the end of a block is told', () => {
    const blocks = [{ card: card('coffee'), by: 1, turns: 1 }];
    expect(only(play(position({ blocks, top }), DRAW), 'block-ended')).toEqual({
      type: 'block-ended',
      seat: 0,
      card: card('coffee'),
    });
  });

  test('[CH-A07] each card counts its own two turns', () => {
    const blocks = [
      { card: card('coffee'), by: 1, turns: 1 },
      { card: card('overproduction'), by: 2, turns: 2 },
    ];
    const { state } = play(position({ start: 'greece', blocks, top }), DRAW);
    expect(seen(state).blocks).toEqual([{ card: card('overproduction'), by: 2, turns: 1 }]);
    expect(seen(state).expects).toBe(0);
  });

  test('[CH-A07] a second card neither replaces the first nor prolongs it', () => {
    const before = position({
      seats: 2,
      hand: 'coffee overproduction',
      others: [{ start: 'greece' }],
      top,
    });
    const once = play(before, block('coffee', 1), DRAW, DRAW).state;
    expect(seen(once, 1).blocks).toEqual([{ card: card('coffee'), by: 0, turns: 1 }]);
    const twice = play(once, block('overproduction', 1)).state;
    expect(seen(twice, 1).blocks).toEqual([
      { card: card('coffee'), by: 0, turns: 1 },
      { card: card('overproduction'), by: 0, turns: 2 },
    ]);
    expect(seen(twice, 1).blocked, 'while both run').toBe(true);
    const second = play(twice, DRAW, DRAW);
    expect(only(second, 'went-without')).toMatchObject({ seat: 1 });
    expect(only(second, 'block-ended')).toMatchObject({ seat: 1, card: card('coffee') });
    const third = play(second.state, DRAW, DRAW);
    expect(only(third, 'block-ended')).toMatchObject({ seat: 1, card: card('overproduction') });
    expect(seen(third.state, 1).blocks).toEqual([]);
  });

  test('[CH-A08] the opponents of a blocked player owe nothing, now or later', () => {
    const before = position({
      chain: 'shop export',
      blocks: [{ card: card('coffee'), by: 1, turns: 1 }],
      turn: { seat: 2 },
      top,
    });
    const { state } = play(before, DRAW);
    expect(tokens(state)).toEqual([12, 12, 12]);
    expect(tokens(play(state, DRAW, DRAW, DRAW).state)).toEqual([12 + 1 + 6, 9, 9]);
  });
});

describe('[CH-A09] a challenge without a flower', () => {
  const shown = (noFlowers: 'unpaid' | 'paid') => {
    const before = position({
      seats: 3,
      hand: 'seed',
      others: [{ hand: 'sowing' }, { closed: true }],
      agenda: [challenge('flowers-3')],
      options: { noFlowers },
    });
    return answer(before, [0, stake('seed')], [0, CLOSE], [1, stake('sowing')], [1, CLOSE]);
  };

  test('[CH-A09] nobody is paid', () => {
    expect(only(shown('unpaid'), 'challenge-shown')).toMatchObject({ winners: [], prize: 3 });
    expect(tokens(shown('unpaid').state)).toEqual([12, 12, 12]);
  });

  test('[CH-A09] as an option, all who played are', () => {
    expect(tokens(shown('paid').state)).toEqual([15, 15, 12]);
  });
});

describe('[CH-A10] in turn', () => {
  const sale = (wish = {}) =>
    position({ agenda: [auction('seed', { turn: 1 })], turn: { seat: 1, step: 8 }, ...wish });

  test('[CH-A10] the active player opens, and a pass is final', () => {
    expect(asked(sale())).toEqual([1]);
    const { state } = play(sale(), PASS, bid(1), bid(2));
    expect(asked(state)).toEqual([2]);
    expect(asked(play(state, bid(3)).state)).toEqual([0]);
    expect(seen(state, 1).stance).toBe('passed');
  });

  test('[CH-A10] it ends when all but the leader have passed, or all have', () => {
    expect(types(play(sale(), PASS, bid(1), PASS))).toContain('sold');
    expect(types(play(sale(), PASS, PASS, PASS))).toContain('unsold');
  });

  test('[CH-A10] whoever cannot go higher is not asked', () => {
    const before = sale({ tokens: 2, others: [{ tokens: 5 }, { tokens: 0 }] });
    const { state } = play(before, bid(1));
    expect(asked(state)).toEqual([0]);
    expect([0, 1, 2].map(seat => seen(state, seat).stance)).toEqual(['bidding', 'leading', 'too-poor']);
    expect(types(play(state, bid(2), PASS))).toContain('sold');
    expect(types(play(before, bid(2)))).toEqual(['called', 'sold', 'turn-began']);
  });

  test('[CH-A10] when nobody has a token, the card is discarded unasked', () => {
    const broke: Place = { tokens: 0 };
    const before = position({ ...broke, others: [broke, broke], top: 'storm seed' });
    expect(types(play(before, DRAW))).toContain('unsold');
  });
});

describe('[CH-A11] bid limits', () => {
  test('[CH-A11] at least 1 and never more than one owns', () => {
    const before = position({ tokens: 3, agenda: [auction('seed')] });
    expect(refusal(before, bid(0))).toMatchObject({ code: 'too-low', with: { least: 1 } });
    expect(refusal(before, bid(4))).toEqual({
      code: 'too-few-tokens',
      clause: 'CH-A11',
      with: { tokens: 4, held: 3 },
    });
    expect(game.moves.bid.candidates(before, 0).map(({ tokens: n }) => n)).toEqual([1, 2, 3, 4]);
  });

  test('[CH-A11] nor in a fist', () => {
    const before = position({ tokens: 3, agenda: [fists('egypt')] });
    expect(refusal(before, fist(4))).toMatchObject({ code: 'too-few-tokens', with: { tokens: 4, held: 3 } });
    expect(game.moves['close-fist'].candidates(before, 0)).toHaveLength(5);
  });

  test('[CH-A11] the rich are spared a long list, and understood all the same', () => {
    const before = position({ tokens: 90, agenda: [auction('seed')] });
    expect(game.moves.bid.candidates(before, 0)).toHaveLength(41);
    expect(refusal(before, bid(90))).toBeNull();
    const closed = position({ tokens: 90, agenda: [fists('egypt')] });
    expect(game.moves['close-fist'].candidates(closed, 0)).toHaveLength(60);
    expect(refusal(closed, fist(90))).toBeNull();
  });
});

describe('debts', () => {
  const due = (...others: readonly Place[]) => play(beforeDebts(...others), DRAW).state;

  test('[CH-A12] sold in the open mode of the table, the seller excluded, and even a fist card', () => {
    const state = due({ tokens: 1, hand: 'egypt seed' }, {});
    const selling = play(state, sell('egypt')).state;
    expect(selling.agenda.at(-1)).toEqual(auction('egypt', { seller: 1, turn: 0 }));
    expect(asked(play(selling, bid(1)).state)).toEqual([2]);
  });

  test('[CH-A12] the money goes to the seller and on to the creditor, even if the seller is blocked', () => {
    const state = due({ tokens: 1, hand: 'egypt', blocks: [{ card: card('coffee'), by: 0, turns: 2 }] }, {});
    expect(tokens(play(state, sell('egypt'), PASS, bid(3)).state)).toEqual([12 + 1 + 8, 0, 12 - 3 - 4]);
  });

  test('[CH-A12] an unsold card is discarded, and the debtor picks the next', () => {
    const state = due({ tokens: 1, hand: 'egypt seed' }, {});
    const unsold = play(state, sell('seed'), PASS, PASS);
    expect(words(unsold.state.discard)).toBe('seed');
    expect(asked(unsold.state)).toEqual([1]);
    expect(types(unsold).at(-1)).toBe('fell-short');
  });

  test('[CH-A13] no selling beyond need', () => {
    const state = due({ tokens: 3, hand: 'egypt seed sowing' }, {});
    const paid = play(state, sell('seed'), PASS, bid(1)).state;
    expect(asked(paid)).toEqual([0]);
    expect(hand(paid, 1)).toBe('egypt sowing');
  });

  test('[CH-A14] several debtors, clockwise from the active player, each settled completely first', () => {
    const state = due({ tokens: 1, hand: 'egypt' }, { tokens: 0, hand: 'seed' }, {});
    expect(state.agenda.at(-1)).toEqual({ do: 'settle', debtors: [1, 2, 3], owed: 4 });
    const first = play(state, sell('egypt'), PASS, bid(5)).state;
    expect(first.agenda.at(-1)).toEqual({ do: 'settle', debtors: [2, 3], owed: 4 });
    expect(tokens(first)).toEqual([12 + 1 + 4, 2, 0, 7]);
  });

  test('[CH-A15] what a bankrupt player has left goes to the creditor', () => {
    const before = due({ tokens: 3 }, {});
    expect(tokens(before)).toEqual([12 + 1 + 3 + 4, 0, 8]);
    expect(seen(before, 1).out).toBe(0);
  });

  test('[CH-A15] even a single token; of nothing nothing is paid', () => {
    expect(tokens(due({ tokens: 1 }, {}))).toEqual([12 + 1 + 1 + 4, 0, 8]);
    const turn = { seat: 2 };
    const broke = position({ chain: 'shop', others: [{ tokens: 0 }], turn, top: 'storm fire' });
    const paid = play(broke, DRAW).events.filter(({ type }) => type === 'paid');
    expect(paid).toEqual([{ type: 'paid', from: 2, to: 0, tokens: 1 }]);
  });

  test('[CH-A16] the only player left wins at once', () => {
    const owing = due({ tokens: 3 }, { tokens: 0 });
    const { state } = play(owing, sell('storm'), PASS, sell('fire'), PASS);
    expect(state.ending).toEqual({ because: 'last-standing', winner: 0 });
    expect(game.outcome(state)!.places).toEqual([[0], [2], [1]]);
    expect(game.pending(state)).toEqual([]);
  });

  test('[CH-A21] debts arise in step 2 only, before any card of this turn is turned up', () => {
    const state = due({ tokens: 1, hand: 'egypt seed' }, {});
    expect(state.agenda.map(task => task.do)).toEqual(['act', 'settle']);
    expect(state.turn).toMatchObject({ seat: 0, moved: false });
  });
});

describe('specials and hands', () => {
  test('[CH-A17] specials drawn in step 6 may be played, Starts and links must wait', () => {
    const before = position({ hand: 'health', others: [{ chain: 'harvest' }], top: 'storm egypt' });
    const { state } = play(before, boost('health'));
    expect(refusal(state, destroy('storm', 1))).toBeNull();
    expect(refusal(state, start('egypt'))).toMatchObject({ code: 'step-over' });
  });

  test('[CH-A18] nobody destroys their own card, nor blocks themselves', () => {
    const before = position({ chain: 'harvest', hand: 'storm coffee' });
    for (const move of [destroy('storm', 0), block('coffee', 0)])
      expect(refusal(before, move)).toEqual({ code: 'opponents-only', clause: 'CH-A18' });
    expect(game.moves.destroy.candidates(before, 0).map(({ target }) => target)).toEqual([1, 2]);
  });

  test('[CH-A19] a hand may have any number of cards', () => {
    const twenty = Array(8).fill('seed').concat(Array(8).fill('sowing'), Array(4).fill('export')).join(' ');
    const { state } = play(position({ hand: twenty, top: 'factory storm' }), DRAW);
    expect(seen(state).handSize).toBe(22);
  });

  test('[CH-A20] tokens, hand sizes, what lies exposed and the discard pile are open; hands are not', () => {
    const state = position({
      hand: 'seed joker',
      chain: 'sowing',
      discard: 'storm fire',
      others: [{ tokens: 3 }],
    });
    const view = game.view(state, 2);
    expect(view.players[0]).toMatchObject({ tokens: 12, handSize: 2, known: [], start: card('monks') });
    expect(nth(view.players, 1).tokens).toBe(3);
    expect(view.discard).toEqual(cards('storm fire'));
    expect(view.hand).toEqual([]);
    expect(Object.keys(nth(view.players, 0))).not.toContain('hand');
  });
});

test('[CH-A20] hands are counted to the last face, and what leaves them unseen leaves no debt', () => {
  expect(seen(position({ hand: lastOf(CARDS) })).handSize).toBe(1);
  const before = position({ hand: 'storm', others: [{ chain: 'harvest' }], top: 'seed storm' });
  const { state } = play(before, destroy('storm', 1), DRAW);
  expect(seen(state).known).toEqual([card('storm')]);
});

describe('[CH-A22] nothing moves any more', () => {
  test('[CH-A22] a whole round in which no card was drawn, laid or played ends the game', () => {
    const before = position({
      ...nothingLeft,
      seats: 3,
      tokens: 5,
      chain: 'seed',
      others: [{ chain: 'seed' }],
    });
    const two = play(before, DRAW, DRAW).state;
    expect(two).toMatchObject({ idle: 2, ending: null });
    const played = play(two, DRAW);
    expect(played.state.ending).toEqual({ because: 'stalled' });
    expect(types(played)).toEqual(['no-card', 'stalled']);
    expect(game.pending(played.state)).toEqual([]);
  });

  test('[CH-A22] more steps rank first, then more tokens', () => {
    const before = position({
      ...nothingLeft,
      seats: 4,
      idle: 3,
      chain: 'seed',
      tokens: 5,
      others: [
        { chain: 'seed sowing', tokens: 0 },
        { chain: 'seed', tokens: 9 },
      ],
    });
    const { places, scores } = game.outcome(play(before, DRAW).state)!;
    expect(places).toEqual([[1], [2], [0], [3]]);
    expect(scores[1]).toEqual({ steps: 2, tokens: 0 });
  });

  test('[CH-A22] a card laid keeps the game alive', () => {
    const before = position({ ...nothingLeft, hand: 'seed', start: 'monks', idle: 2 });
    expect(play(before, link('seed'), DRAW).state).toMatchObject({ idle: 0, ending: null });
  });
});

test('[CH-A26] behind the winner: more steps, then more tokens; the bankrupt last, whoever fell last before the others', () => {
  const before = position({
    seats: 6,
    chain: 'seed sowing factory harvest roasting shop export',
    others: [{ tokens: 20 }, { chain: 'seed', tokens: 1 }, { tokens: 20 }, { out: 1 }, { out: 0 }],
    top: 'storm fire',
  });
  expect(game.outcome(play(before, DRAW).state)!.places).toEqual([[0], [2], [1, 3], [4], [5]]);
});
