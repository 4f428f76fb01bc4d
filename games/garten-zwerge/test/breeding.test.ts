import { describe, expect, test } from 'vitest';
import { scripted } from '../../../testkit/scripted.ts';
import { drawCards } from '../breeding.ts';
import { garden } from './moves.ts';
import { position } from './position.ts';
import { finish, gnomes, told } from './table.ts';

const LAST = { free: 'brown' } as const;

describe('breeding', () => {
  test('[GZ-52] one gnome for every pair, the treasurer first', () => {
    const before = position({
      ...LAST,
      treasurer: 2,
      shack: ['orange+brown@1', 'orange+brown@2'],
      others: [{}, { shack: ['brown+brown@1'] }],
    });
    const { events } = finish(before, garden('brown'), 5, 0, 8);
    expect(told(events, 'bred').map(({ seat, hat }) => [seat, hat])).toEqual([
      [2, 2],
      [0, 0],
      [0, 3],
    ]);
  });

  test.each([
    ['red+brown@1', 3],
    ['brown+red@1', 3],
    ['blue+orange@1', 4],
  ])('[GZ-53] %s breeds from the pile of the higher parent', (pair, pile) => {
    const before = position({ ...LAST, shack: [pair] });
    const { events } = finish(before, garden('brown'), 8);
    // The last card of a pile is the best one of it.
    expect(told(events, 'bred')[0]!.hat).toBe({ 3: 4, 4: 5 }[pile]);
  });

  test('[GZ-54][GZ-56] the newborn is the shack owner’s, the partner goes home', () => {
    const before = position({ ...LAST, shack: ['blue+orange@1'], others: [{ free: '' }] });
    const { state } = finish(before, garden('brown'), 8);
    expect(gnomes(state)).toBe('green blue brown');
    expect(gnomes(state, 1)).toBe('orange');
  });

  test('[GZ-56] from every shack, the last one too', () => {
    const others = [{}, { shack: ['blue+orange@1'] }];
    const { state } = finish(position({ ...LAST, others }), garden('brown'), 8);
    expect(state.players.map(({ shack }) => shack)).toEqual([[], [], []]);
    expect([gnomes(state, 1), gnomes(state, 2)]).toEqual(['orange', 'green blue']);
  });

  test('[GZ-55] the card goes back: the same one may come twice', () => {
    const before = position({ ...LAST, shack: ['green+brown@1', 'green+brown@2'] });
    const { events } = finish(before, garden('brown'), 0, 0);
    expect(told(events, 'bred').map(({ cards }) => cards)).toEqual([[0], [0]]);
  });

  test('[GZ-55] there are no more cards than in the pile', () => {
    expect(drawCards([1, 2], 3, scripted(0, 0))).toEqual([1, 2]);
  });

  test('[GZ-52] the births of a round can be read in the next one, and only there', () => {
    const { state } = finish(position({ ...LAST, shack: ['orange+brown@1'] }), garden('brown'), 0);
    const pair = { own: 2, partner: 1, owner: 1 };
    expect(state.report.births).toEqual([{ seat: 0, pair, cards: [0], hat: 0 }]);
    const later = finish({ ...position(LAST), report: state.report }, garden('brown')).state;
    expect(later.report.births).toEqual([]);
  });

  test('[GZ-57] a grey one stays and costs upkeep', () => {
    const { state, events } = finish(position({ ...LAST, shack: ['orange+brown@1'] }), garden('brown'), 0);
    expect(gnomes(state)).toBe('orange brown grey');
    expect(told(events, 'paid').find(({ seat }) => seat === 0)).toMatchObject({ gnomes: 3, petals: 300 });
  });
});
