import { describe, expect, test } from 'vitest';
import { nth } from '../../../core/sure.ts';
import { DRAW, boost, destroy, joker, link, PASS, shop, start } from './moves.ts';
import { position } from './position.ts';
import { asked, chainOf, game, hand, legalKinds, only, play, refusal, seen, tokens, types } from './table.ts';
import { card } from './words.ts';

describe('the order of steps', () => {
  const all = position({ chain: 'seed', hand: 'shop sowing storm joker', others: [{ chain: 'harvest' }] });

  test('[CH-07] a shop, then a link, then a special, then the draw', () => {
    const { state } = play(all, shop(), link('sowing'), destroy('storm', 1));
    expect(state.turn.step).toBe(6);
    expect(chainOf(state)).toBe('seed sowing shop');
  });

  test('[CH-07] there is no way back to an earlier step', () => {
    const laid = play(all, link('sowing')).state;
    expect(refusal(laid, shop())).toEqual({ code: 'step-over', clause: 'CH-07', with: { step: 3, now: 4 } });
    const struck = play(all, destroy('storm', 1)).state;
    expect(refusal(struck, link('sowing'))).toMatchObject({ code: 'step-over', with: { step: 4, now: 6 } });
    const without = play(position({ hand: 'egypt health' }), boost('health')).state;
    expect(refusal(without, start('egypt'))).toMatchObject({ code: 'step-over', with: { step: 5, now: 6 } });
  });

  test('[CH-07] the rail shows where the turn is, and what this player leaves out', () => {
    const rail = (state: Parameters<typeof game.view>[0]) => game.view(state, 0).turn.rail.join(' ');
    expect(rail(all)).toBe('past past now ahead shut ahead ahead ahead ahead');
    expect(rail(play(all, link('sowing')).state)).toBe('past past past now shut ahead ahead ahead ahead');
    expect(rail(position())).toBe('shut shut shut shut now ahead ahead ahead ahead');
    expect(rail(play(position({ top: 'storm seed' }), DRAW).state)).toBe(
      'shut shut shut shut past past past now ahead',
    );
  });

  test('[CH-08] without a Start there is no income, no shop and no link', () => {
    const before = position({ hand: 'shop seed', turn: { seat: 2 }, top: 'storm fire', harvestLaid: true });
    const played = play(before, DRAW);
    expect(tokens(played.state)).toEqual([12, 12, 12]);
    expect(played.state.turn.seat).toBe(0);
    for (const move of [shop(), link('seed')])
      expect(refusal(played.state, move)).toEqual({ code: 'no-start', clause: 'CH-08' });
  });

  test('[CH-09] step 1: the Start pays from the bank', () => {
    const before = position({ start: 'egypt', turn: { seat: 2 }, top: 'storm fire' });
    const played = play(before, DRAW);
    expect(tokens(played.state)).toEqual([16, 12, 12]);
    expect(only(played, 'earned')).toEqual({ type: 'earned', seat: 0, start: card('egypt'), tokens: 4 });
  });

  test('[CH-10] step 2: without shops and export nobody is asked for anything', () => {
    const played = play(position({ chain: 'seed', turn: { seat: 2 }, top: 'storm fire' }), DRAW);
    expect(types(played).slice(-2)).toEqual(['turn-began', 'earned']);
  });

  test('[CH-10] step 2: every opponent still in the game pays for shops and export', () => {
    const before = position({
      seats: 4,
      chain: 'harvest shop export',
      others: [{}, { out: 0 }, { tokens: 5 }],
      turn: { seat: 3 },
      top: 'storm fire',
    });
    const played = play(before, DRAW);
    expect(tokens(played.state)).toEqual([12 + 1 + 6, 9, 0, 2]);
    expect(played.events.filter(({ type }) => type === 'paid')).toEqual([
      { type: 'paid', from: 1, to: 0, tokens: 3 },
      { type: 'paid', from: 3, to: 0, tokens: 3 },
    ]);
    expect(only(played, 'collected')).toEqual({ type: 'collected', seat: 0, tokens: 6 });
  });
});

describe('steps 3 and 4', () => {
  test('[CH-11] any number of shops may be opened', () => {
    const before = position({ chain: 'harvest', hand: 'shop shop joker' });
    const { state } = play(before, shop(), shop(), shop('joker'));
    expect(chainOf(state)).toBe('harvest shop shop joker@6');
    expect(seen(state).charge).toBe(3);
    expect(hand(state)).toBe('');
    expect(state.turn).toMatchObject({ step: 3, moved: true });
  });

  test('[CH-12] not before somebody, anybody, has laid a harvest', () => {
    const before = position({ start: 'monks', hand: 'shop' });
    expect(refusal(before, shop())).toEqual({ code: 'no-harvest-yet', clause: 'CH-12' });
    const after = position({ start: 'monks', hand: 'shop', others: [{ chain: 'harvest' }] });
    expect(refusal(after, shop())).toBeNull();
  });

  test('[CH-12] laying the first harvest allows shops, and says so', () => {
    const before = position({ chain: 'seed sowing factory', hand: 'harvest' });
    const played = play(before, link('harvest'));
    expect(played.state.harvestLaid).toBe(true);
    expect(types(played)).toEqual(['link-laid', 'shops-allowed']);
  });

  test('[CH-12] no other link does, and a second harvest need not', () => {
    const first = play(position({ start: 'monks', hand: 'seed' }), link('seed'));
    expect(first.state.harvestLaid).toBe(false);
    expect(types(first)).toEqual(['link-laid']);
    const chain = 'seed sowing factory';
    const second = play(position({ chain, hand: 'harvest', harvestLaid: true }), link('harvest'));
    expect(types(second)).toEqual(['link-laid']);
  });

  test('[CH-13] it stays so when every harvest is gone', () => {
    const before = position({ start: 'monks', hand: 'storm', others: [{ chain: 'harvest', hand: 'shop' }] });
    const { state } = play(before, destroy('storm', 1));
    expect(chainOf(state, 1)).toBe('');
    expect(state.harvestLaid).toBe(true);
  });

  test('[CH-14] at most one link a turn', () => {
    const { state } = play(position({ start: 'monks', hand: 'seed sowing' }), link('seed'));
    expect(refusal(state, link('sowing'))).toEqual({ code: 'one-link-a-turn', clause: 'CH-14' });
  });

  test('[CH-14] and none at all if you like', () => {
    expect(refusal(position({ start: 'monks', hand: 'seed' }), DRAW)).toBeNull();
  });

  test('[CH-15] 1 to 5 go down in their order', () => {
    const before = position({ chain: 'seed', hand: 'sowing factory roasting' });
    expect(refusal(before, link('factory'))).toEqual({
      code: 'wrong-order',
      clause: 'CH-15',
      with: { step: 3, next: 2 },
    });
    expect(refusal(before, link('roasting'))).toMatchObject({ code: 'wrong-order' });
    expect(refusal(before, link('sowing'))).toBeNull();
  });

  test('[CH-15] 6 and 7 are an order of their own; no step is laid twice', () => {
    const before = position({ chain: 'seed shop export', hand: 'seed export', harvestLaid: true });
    expect(refusal(before, link('seed'))).toMatchObject({ code: 'already-laid', with: { step: 1 } });
    expect(refusal(before, link('export'))).toMatchObject({ code: 'already-laid', with: { step: 7 } });
  });

  test('[CH-16] exporting needs a shop, and none of 1 to 5', () => {
    expect(refusal(position({ chain: 'seed', hand: 'export' }), link('export'))).toEqual({
      code: 'needs-shop',
      clause: 'CH-16',
    });
    expect(refusal(position({ chain: 'shop', hand: 'export' }), link('export'))).toBeNull();
  });

  test('[CH-17] a shop of the same turn is enough', () => {
    const before = position({ start: 'monks', hand: 'shop export', harvestLaid: true });
    expect(chainOf(play(before, shop(), link('export')).state)).toBe('shop export');
  });
});

describe('steps 5 and 6', () => {
  test('[CH-18] step 5: a Start from hand, if there is none yet', () => {
    const played = play(position({ hand: 'greece' }), start('greece'));
    expect(nth(played.state.players, 0).start).toBe(card('greece'));
    expect(hand(played.state)).toBe('');
    expect(types(played)).toEqual(['start-laid']);
    expect(played.state.turn.step).toBe(5);
  });

  test('[CH-19] a Start laid this turn brings no income, no shop and no link yet', () => {
    const before = position({ hand: 'greece seed shop', harvestLaid: true });
    const { state } = play(before, start('greece'));
    expect(tokens(state)[0]).toBe(12);
    for (const move of [link('seed'), shop()])
      expect(refusal(state, move)).toEqual({ code: 'start-just-laid', clause: 'CH-19' });
  });

  test('[CH-20] step 6: any number of specials, with or without a Start', () => {
    const before = position({
      hand: 'storm fire health',
      others: [{ chain: 'factory' }, { chain: 'harvest' }],
    });
    const { state } = play(before, destroy('storm', 2), destroy('fire', 1), boost('health'));
    expect([chainOf(state, 1), chainOf(state, 2)]).toEqual(['', '']);
    expect(legalKinds(state)).toContain('draw');
  });
});

describe('steps 7 to 9', () => {
  test('[CH-21] step 7: one card to the hand, unseen', () => {
    const played = play(position({ top: 'harvest storm' }), DRAW);
    expect(hand(played.state)).toBe('harvest storm');
    expect(only(played, 'drew')).toEqual({ type: 'drew', seat: 0, because: 'turn', card: card('harvest') });
    expect(game.witness(only(played, 'drew'), 1)).toEqual({ type: 'drew', seat: 0, because: 'turn' });
  });

  test('[CH-22] a challenge card drawn so starts no challenge', () => {
    const { state } = play(position({ top: 'flowers-4 storm' }), DRAW);
    expect(hand(state)).toBe('storm flowers-4');
    expect(state.turn.seat).toBe(1);
  });

  test('[CH-23] step 8: a second card is turned up for all to see', () => {
    const played = play(position({ top: 'harvest seed' }), DRAW);
    expect(only(played, 'turned-up')).toEqual({ type: 'turned-up', seat: 0, card: card('seed') });
    expect(game.view(played.state, 2).agenda.at(-1)).toMatchObject({ do: 'auction', card: card('seed') });
  });

  test.each([
    'disease',
    'storm',
    'cold',
    'fire',
    'overproduction',
    'coffee',
    'fashion',
    'blockade',
    'health',
    'joker',
  ])('[CH-24] %s goes to the active player’s hand, and everyone knows', word => {
    const played = play(position({ top: `seed ${word}` }), DRAW);
    expect(hand(played.state).split(' ').sort()).toEqual(['seed', word].sort());
    expect(seen(played.state).known).toEqual([card(word)]);
    expect(played.state.turn.seat).toBe(1);
  });

  test('[CH-25] a challenge card starts a challenge for all', () => {
    const before = position({ top: 'seed flowers-2', others: [{ hand: 'seed' }, { hand: 'sowing' }] });
    expect(asked(play(before, DRAW).state)).toEqual([0, 1, 2]);
  });

  test('[CH-26] a Start or a link is auctioned among all', () => {
    expect(play(position({ top: 'storm egypt' }), DRAW).state.agenda).toEqual([
      { do: 'fists', card: card('egypt') },
    ]);
    expect(play(position({ top: 'storm factory' }), DRAW).state.agenda[0]).toMatchObject({ do: 'auction' });
  });

  test('[CH-27] step 9: the next player clockwise is active', () => {
    const { state } = play(position({ top: 'storm seed' }), DRAW, PASS, PASS, PASS);
    expect(state.turn).toMatchObject({ seat: 1, number: 11, step: 5 });
  });

  test('[CH-27] victory is looked for at the end of one’s own turn only', () => {
    const whole = 'seed sowing factory harvest roasting shop export';
    const before = position({ others: [{ chain: whole }], top: 'storm fire', turn: { seat: 2 } });
    expect(play(before, DRAW).state.ending).toBeNull();
  });

  test('[CH-17] a joker may be the shop and another the export of one turn', () => {
    const before = position({ start: 'monks', hand: 'joker joker', harvestLaid: true });
    expect(chainOf(play(before, shop('joker'), joker(7)).state)).toBe('joker@6 joker@7');
  });
});
