import { describe, expect, test } from 'vitest';
import { JOBS } from '../data/words.ts';
import { enter, exchange, garden, offer, PASS, seek, sell } from './moves.ts';
import { position } from './position.ts';
import { finish, game, gnomes, legalKinds, petals, play, refusal } from './table.ts';
import { words } from './words.ts';

describe('turns', () => {
  const all = { free: 'brown orange', others: [{ free: 'brown orange' }, { free: 'brown' }] };

  test('[GZ-21][GZ-22] go round until every gnome has a job, skipping whoever has none left', () => {
    const order = [0, 1, 2, 0, 1];
    let state = position({ ...all, treasurer: 0 });
    for (const seat of order) {
      expect(game.pending(state)).toMatchObject([{ seat }]);
      const { free } = state.players[seat]!;
      state = play(state, garden(free[1]! > 0 ? 'brown' : 'orange')).state;
    }
    expect(state.round).toBe(3);
  });

  test('[GZ-23] a gnome has one job a round', () => {
    const { state } = play(position({ free: 'brown', others: [{ free: 'brown' }] }), garden('brown'));
    expect(game.view(state, 0).players[0]!.gnomes).toEqual([{ hat: 1, job: 'garden', at: null }]);
    const busy = position({ free: 'brown', garden: 'orange' });
    expect(refusal(busy, garden('orange'))).toMatchObject({ code: 'gnome-busy', clause: 'GZ-23' });
    expect(refusal(busy, garden('red'))).toMatchObject({ code: 'no-such-gnome', clause: 'GZ-23' });
    expect(refusal(busy, exchange('red'))).toMatchObject({ code: 'no-such-gnome', clause: 'GZ-23' });
    expect(game.moves.garden.candidates(busy, 0)).toEqual([garden('brown')]);
  });

  test('[GZ-24] what the event forbids cannot be chosen', () => {
    expect(refusal(position({ free: 'brown', event: 'B1' }), seek('brown'))).toMatchObject({
      code: 'banned',
      clause: 'GZ-24',
      with: { job: 'seek', event: 'B1' },
    });
  });

  test('[GZ-25] there are six jobs', () => {
    expect(legalKinds(position({ free: 'brown brown' }))).toEqual([...JOBS]);
  });

  test('[GZ-26][GZ-57] a grey gnome can only be thrown away', () => {
    const lazy = position({ free: 'grey grey' });
    for (const move of [garden('grey'), seek('grey'), offer('grey'), exchange('grey'), enter('grey', 0)])
      expect(refusal(lazy, move)).toMatchObject({ code: 'lazy', clause: 'GZ-26' });
    const { state } = play(lazy, sell('grey'));
    expect(gnomes(state)).toBe('grey');
    expect(petals(state)).toBe(1500);
  });
});

test('[GZ-27] a gardener earns 50', () => {
  const { state } = play(position({ free: 'brown red' }), garden('red'));
  expect(petals(state)).toBe(1550);
  expect(words(state.players[0]!.garden)).toBe('red');
});

describe('selling', () => {
  test.each([
    ['curve', [100, 200, 300, 500, 800]],
    ['linear', [100, 200, 300, 400, 500]],
    ['triangular', [50, 150, 300, 500, 750]],
  ] as const)('[GZ-47] brings the value of the hat: %s', (values, prices) => {
    const before = position({ free: 'brown orange red blue green', options: { values } });
    const brought = ['brown', 'orange', 'red', 'blue', 'green'].map(
      word => petals(play(before, sell(word)).state) - petals(before),
    );
    expect(brought).toEqual(prices);
  });

  test('[GZ-47] the gnome goes back to the reserve', () => {
    const before = position({ free: 'red red' });
    const { state } = play(before, sell('red'));
    const reserve = (at: typeof before) => game.view(at, 0).players[0]!.reserve[3]!;
    expect(reserve(state)).toBe(reserve(before) + 1);
  });
});

describe('two-for-one', () => {
  test('[GZ-48] two of a hat for one of the next rank', () => {
    const { state } = play(position({ free: 'brown brown red' }), exchange('brown'));
    expect(gnomes(state)).toBe('red orange');
  });

  test('[GZ-48] both must be without a job', () => {
    const before = position({ free: 'brown', garden: 'brown' });
    expect(refusal(before, exchange('brown'))).toEqual({
      code: 'need-two',
      clause: 'GZ-48',
      with: { hat: 'brown', next: 'orange' },
    });
  });

  test('[GZ-49] the new gnome has no job this round and earns nothing', () => {
    const { state } = play(position({ free: 'brown brown orange' }), exchange('brown'));
    expect(words(state.players[0]!.home)).toBe('orange');
    expect(petals(state)).toBe(1500);
    expect(play(state, garden('orange')).state.round).toBe(3);
  });

  test('[GZ-50] two greens for gold, which wins', () => {
    const { state } = play(position({ free: 'green green' }), exchange('green'));
    expect(state.stage).toEqual({ name: 'over', because: 'gold' });
    expect(game.outcome(state)!.places[0]).toEqual([0]);
  });
});

test('[GZ-51] any hat may enter either contest', () => {
  const before = position({ free: 'brown green', contests: 'orange blue', others: [{ free: 'brown' }] });
  for (const contest of [0, 1])
    for (const [word, hat] of [
      ['brown', 1],
      ['green', 5],
    ] as const) {
      const { state } = play(before, enter(word, contest));
      expect(state.contests[contest]!.entrants).toEqual([{ seat: 0, hat }]);
    }
});

test('[GZ-22] only greys may be left over', () => {
  expect(refusal(position({ free: 'grey brown' }), PASS)).toMatchObject({
    code: 'jobs-left',
    with: { gnomes: 1 },
  });
  const { state } = finish(position({ free: 'grey' }), PASS);
  expect(state.round).toBe(3);
});
