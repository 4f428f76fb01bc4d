import { describe, expect, test } from 'vitest';
import { scripted } from '../../../testkit/scripted.ts';
import { accept, answer, call, choose, fist, garden, NONE, offer, seek, STAND } from './moves.ts';
import { position, type Wish } from './position.ts';
import { draws, finish, game, gnomes, petals, play, playWith, randomGame, told } from './table.ts';

/** His five markers lie 50, 50, 100, 100, 200: the second roll draws from the four left. */
const two = (wish: Wish = {}) =>
  position({ seats: 2, free: 'red brown', ...wish, others: wish.others ?? [{ free: 'orange' }] });
const fists = (wish: Wish = {}) => play(two(wish), seek('red'), call(), answer('orange')).state;
const LOW = scripted.bind(null, 0, 0);

describe('Herr Schmiedel', () => {
  test('[GZ-74] takes part with two players only', () => {
    expect(game.view(fists(), 0).auction!.schmiedel).toEqual({ takesPart: true, hat: 3, draw: null });
    const three = play(position({ free: 'red', others: [{ free: 'brown' }] }), seek('red'), call()).state;
    expect(game.view(three, 0).auction!.schmiedel).toBeNull();
  });

  test('[GZ-74] names no price where three are at the table, in fists or in free calling', () => {
    const others = [{ free: 'brown' }, { free: 'orange' }];
    const sought = play(position({ free: 'red', others }), seek('red'), call()).state;
    const { events } = play(sought, answer('brown'), answer('orange'), fist(400), fist(350), fist(400));
    expect(told(events, 'fists-opened')).toHaveLength(1);
    const free = play(position({ free: 'red', others, options: { auctions: 'free' } }), seek('red'), call());
    expect(free.state.auction).toMatchObject({ schmiedel: null });
    expect(told([...events, ...free.events], 'schmiedel-drew')).toEqual([]);
  });

  test('[GZ-74] lends and hires, and never breeds, competes or pays', () => {
    const lent = playWith(LOW(), play(fists({ free: 'red orange' }), fist(500)).state, fist(450)).state;
    const offered = play(lent, garden('orange'), offer('orange')).state;
    // His markers, then an orange card for the pair; no rivals are drawn, for nobody is in a contest.
    const { events, state } = finish(offered, fist(0), 0, 0, 1);
    expect(told(events, 'hired')).toHaveLength(1);
    expect(told(events, 'bred')).toMatchObject([{ seat: 0, hat: 2 }]);
    expect(told(events, 'contest-empty')).toHaveLength(2);
    expect(told(events, 'paid').map(({ seat, gnomes: count }) => [seat, count])).toEqual([
      [0, 3],
      [1, 1],
    ]);
    expect([gnomes(state), gnomes(state, 1)]).toEqual(['red orange orange', 'orange']);
  });

  test('[GZ-74] decides nothing in a whole game', () => {
    const asked = randomGame(2, 'schmiedel').flatMap(({ state }) => game.pending(state));
    expect(new Set(asked.map(({ seat }) => seat))).toEqual(new Set([0, 1]));
  });

  test('[GZ-75][GZ-82] draws two of five markers: twice 50, twice 100, once 200', () => {
    const drawn = draws(play(fists(), fist(500)).state, fist(450));
    const times = [50, 100, 200].map(marker => drawn.flat().filter(one => one === marker).length);
    // Each of the five is in 8 of the 20 draws.
    expect(times).toEqual([2 * 8, 2 * 8, 8]);
    expect(drawn.filter(([one, other]) => one === 200 && other === 200)).toEqual([]);
  });

  test('[GZ-76] opens after the players, and asks his markers and the value of the gnome', () => {
    const { events } = playWith(LOW(), play(fists(), fist(500)).state, fist(450));
    const order = events.map(({ type }) => type);
    expect(order.indexOf('schmiedel-drew')).toBeGreaterThan(order.indexOf('fists-opened'));
    expect(told(events, 'schmiedel-drew')).toEqual([
      { type: 'schmiedel-drew', markers: [50, 50], value: 300, petals: 400, job: 'seek' },
    ]);
    expect(told(events, 'fists-opened')[0]!.prices).toEqual([{ by: 1, petals: 450, hat: 2 }]);
  });

  test('[GZ-77] the lower price is taken', () => {
    const lower = playWith(LOW(), play(fists(), fist(500)).state, fist(350));
    expect(told(lower.events, 'dealt')).toMatchObject([{ with: 1, petals: 350 }]);
    const higher = playWith(LOW(), play(fists(), fist(500)).state, fist(450));
    expect(told(higher.events, 'dealt')).toMatchObject([{ with: 'schmiedel', petals: 400 }]);
  });

  test('[GZ-77] unless both are above the highest price', () => {
    const { events } = playWith(LOW(), play(fists(), fist(350)).state, fist(450));
    expect(told(events, 'no-deal')).toHaveLength(1);
  });

  test('[GZ-78] he lends a gnome of the same hat, paid to the bank, and takes it back after breeding', () => {
    const { state } = playWith(LOW(), play(fists(), fist(500)).state, fist(450));
    expect(state.players[0]!.shack).toEqual([{ own: 3, partner: 3, owner: 'schmiedel' }]);
    expect([petals(state), petals(state, 1)]).toEqual([1100, 1500]);
    const rest = play(state, garden('orange')).state;
    const { state: after } = finish(rest, garden('brown'), 8);
    expect(gnomes(after)).toBe('blue red brown');
  });

  test('[GZ-79] bids for an offered gnome', () => {
    const offered = play(two(), offer('red'), fist(300)).state;
    const { events } = playWith(LOW(), offered, fist(350));
    expect(told(events, 'schmiedel-drew')).toMatchObject([{ petals: 400, job: 'offer' }]);
    expect(told(events, 'dealt')).toMatchObject([{ with: 'schmiedel', petals: 400 }]);
    const outbid = playWith(LOW(), offered, fist(450));
    expect(told(outbid.events, 'dealt')).toMatchObject([{ with: 1, petals: 450 }]);
  });

  test('[GZ-80] the gnome is in his garden until breeding is over, the bank pays', () => {
    const hired = playWith(LOW(), play(two(), offer('red'), fist(0)).state, fist(0)).state;
    expect(petals(hired)).toBe(1900);
    expect(game.view(hired, 1).players[0]!.gnomes).toContainEqual({ hat: 3, job: 'hired', at: null });
    const { state } = finish(play(hired, garden('orange')).state, garden('brown'));
    expect(gnomes(state)).toBe('red brown');
    expect(petals(state, 1)).toBe(1500 + 50 - 100 - 100 * +(state.event === 'G5'));
  });

  test('[GZ-81] answers alone when the other has no gnome left', () => {
    const alone = play(two({ others: [{}] }), seek('red'), call()).state;
    expect(game.pending(alone)).toEqual([{ seat: 0, moves: ['close-fist'] }]);
    const { events } = playWith(LOW(), alone, fist(400));
    expect(told(events, 'dealt')).toMatchObject([{ with: 'schmiedel', petals: 400 }]);
    const passed = play(two(), seek('red'), call(), NONE).state;
    expect(game.pending(passed)).toEqual([{ seat: 0, moves: ['close-fist'] }]);
  });

  test('[GZ-82] his markers return: the same two may come again', () => {
    const first = playWith(LOW(), play(fists({ free: 'red red brown' }), fist(500)).state, fist(450)).state;
    const again = play(first, garden('orange'), seek('red'), call()).state;
    const { events } = playWith(LOW(), again, fist(500));
    expect(told(events, 'schmiedel-drew')).toMatchObject([{ markers: [50, 50] }]);
  });
});

describe('the option on hiring', () => {
  test('[GZ-80] once a round from each player', () => {
    const once = two({ free: 'red red brown', options: { hire: 'once' } });
    const first = playWith(LOW(), play(once, offer('red'), fist(0)).state, fist(0)).state;
    const second = play(first, garden('orange'), offer('red'));
    expect(told(second.events, 'no-deal')).toHaveLength(1);
    expect(game.view(once, 0).options.hire).toBe('once');
  });
});

describe('with free calling', () => {
  const calling = two({ options: { auctions: 'free' } });

  test('[GZ-A24] his price stands from the start', () => {
    const open = playWith(LOW(), play(calling, seek('red')).state, call());
    expect(game.view(open.state, 1).auction!.schmiedel).toEqual({
      takesPart: true,
      hat: 3,
      draw: { markers: [50, 50], petals: 400 },
    });
    const { state } = play({ ...open.state, stage: { name: 'calls', open: false } }, accept('schmiedel', 0));
    expect(state.players[0]!.shack).toEqual([{ own: 3, partner: 3, owner: 'schmiedel' }]);
  });

  test('[GZ-A24] alone with him there is nobody to wait for', () => {
    const alone = playWith(LOW(), two({ options: { auctions: 'free' }, others: [{}] }), offer('red')).state;
    expect(alone.stage).toEqual({ name: 'calls', open: false });
    expect(petals(play(alone, accept('schmiedel', 0)).state)).toBe(1900);
  });
});

describe('rulings', () => {
  test('[GZ-A22] he meets a lowest hat up to that of the gnome that seeks', () => {
    const same = play(two({ others: [{}] }), seek('red'), call({ atLeast: 'red' })).state;
    expect(game.view(same, 0).auction!.schmiedel!.takesPart).toBe(true);
    const higher = play(two({ others: [{}] }), seek('red'), call({ atLeast: 'blue' }));
    expect(told(higher.events, 'no-deal')).toHaveLength(1);
  });

  test('[GZ-A22] demands on later actions keep him out', () => {
    const { state } = play(two(), seek('red'), call({ duty: 'no-seek' }), answer('orange'));
    expect(game.view(state, 0).auction!.schmiedel!.takesPart).toBe(false);
    const { events } = play(state, fist(300), fist(350));
    expect(told(events, 'schmiedel-drew')).toEqual([]);
  });

  test('[GZ-A23] the same price as the other player: the active player chooses', () => {
    const tie = playWith(LOW(), play(fists(), fist(500)).state, fist(400)).state;
    expect(tie.stage).toEqual({ name: 'tie', between: [1, 'schmiedel'] });
    expect(play(tie, choose('schmiedel')).state.players[0]!.shack).toMatchObject([{ owner: 'schmiedel' }]);
    expect(play(tie, choose(1)).state.players[0]!.shack).toMatchObject([{ owner: 1 }]);
  });
});

describe('in the ledger', () => {
  test('[GZ-76] his price stands beside the others, with the hat he lends', () => {
    const { state } = playWith(LOW(), play(fists(), fist(500)).state, fist(450));
    expect(state.ledger[0]!.prices).toEqual([
      { by: 1, petals: 450, hat: 2 },
      { by: 'schmiedel', petals: 400, hat: 3 },
    ]);
  });

  test('[GZ-79] and without one when he bids', () => {
    const { state } = playWith(LOW(), play(two(), offer('red'), fist(300)).state, fist(0));
    expect(state.ledger[0]!.prices).toEqual([{ by: 'schmiedel', petals: 400, hat: null }]);
  });
});

test('[GZ-74] he hires as many gnomes as he is offered, unless the table has agreed on one', () => {
  const takesPart = (hire: 'unlimited' | 'once') => {
    const { state } = play(two({ hired: 'red', options: { hire } }), offer('red'));
    return game.view(state, 0).auction!.schmiedel?.takesPart ?? false;
  };
  expect([takesPart('unlimited'), takesPart('once')]).toEqual([true, false]);
});

test('[GZ-A24] in free calling his price may be taken although nobody has called', () => {
  const calling = playWith(
    LOW(),
    play(two({ options: { auctions: 'free' } }), seek('red')).state,
    call(),
  ).state;
  const { state } = play(calling, STAND, STAND);
  expect(state.stage).toEqual({ name: 'calls', open: false });
});
