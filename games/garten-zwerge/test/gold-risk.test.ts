import { describe, expect, test } from 'vitest';
import { goldRisk, offerRisk } from '../data/gold-risk.ts';
import { lesson } from '../lesson/index.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { answer, call, fist, offer, seek } from './moves.ts';
import { position, type Wish } from './position.ts';
import { game, play, playAs } from './table.ts';
import { hat } from './words.ts';

/** Seat 0 seeks a partner; seat 1 is asked. */
const sought = (worn: string, wish: Wish = {}) =>
  play(position({ free: worn, others: [{ free: 'brown' }], ...wish }), seek(worn), call()).state;

describe('a golden hat for a neighbour is told before the deal', () => {
  test('[GZ-53][GZ-65] to whoever is asked for a partner of a green gnome, then for its price', () => {
    const asked = sought('green');
    const answered = playAs(asked, [1, answer('brown')]).state;
    for (const [state, moves] of [
      [asked, ['answer']],
      [answered, ['close-fist']],
    ] as const) {
      const view = game.view(state, 1);
      expect(goldRisk(view)).toBe(1);
      expect(en.ask(view, moves)).toContain('a golden hat for them, 1 in 9');
      expect(fr.ask(view, moves)).toContain('1 fois sur 9');
    }
  });

  test('[GZ-53] not where nobody could breed one, nor to the one who would', () => {
    expect(goldRisk(game.view(sought('blue'), 1))).toBe(0);
    expect(en.ask(game.view(sought('blue'), 1), ['answer'])).not.toContain('golden');
    expect(goldRisk(game.view(sought('green'), 0))).toBe(0);
    expect(goldRisk(game.view(sought('green'), 'spectator'))).toBe(0);
  });

  test('[GZ-53] also of one’s own green gnome, lent to a lower hat', () => {
    expect(goldRisk(game.view(sought('brown', { others: [{ free: 'green' }] }), 1))).toBe(1);
  });

  test('[GZ-20] a waxing moon doubles it, except for the treasurer', () => {
    const moon = (treasurer: number) => goldRisk(game.view(sought('green', { event: 'B7', treasurer }), 1));
    expect([moon(1), moon(0)]).toEqual([2, 1]);
  });

  test('[GZ-42] to whoever may offer a gnome, and then names the least', () => {
    const before = position({ free: 'brown', others: [{ free: 'green' }] });
    expect(offerRisk(game.view(before, 0), hat('brown'))).toBe(1);
    const view = game.view(play(before, offer('brown')).state, 0);
    expect(en.ask(view, ['close-fist'])).toContain('a golden hat for them, 1 in 9');
    const busy = position({ free: 'brown', others: [{ garden: 'green', free: 'grey' }] });
    expect(offerRisk(game.view(busy, 0), hat('brown')), 'the green one has its job').toBe(0);
  });

  test('[GZ-42] not to the bidders, nor once the gnome has gone', () => {
    const bidding = play(position({ free: 'brown', others: [{ free: 'green red' }] }), offer('brown')).state;
    expect(goldRisk(game.view(bidding, 1))).toBe(0);
    const pairing = playAs(bidding, [0, fist(0)], [1, fist(50)]).state;
    expect(pairing.stage.name).toBe('pairing');
    expect(goldRisk(game.view(pairing, 0))).toBe(0);
  });

  test('the guide says it once, while it can still be decided', () => {
    const hint = lesson.hints.find(({ name }) => name === 'gold-at-stake')!;
    const now = { view: game.view(sought('green'), 1), isAsked: true, choices: [], events: [] };
    expect(hint.when(now)).toBe(true);
    expect(hint.when({ ...now, isAsked: false })).toBe(false);
    const said = typeof hint.say === 'function' ? hint.say(now) : hint.say;
    expect(said.en).toContain('1 time in 9');
  });
});
