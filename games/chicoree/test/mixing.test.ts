import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { drawn, mixtureFor } from '../bot/mixing.ts';

const dice = () => randomOf(seedRng('mixing'));

describe('what is decided in secret', () => {
  test('is mixed where anything that can be foreseen loses', () => {
    // Matching pennies: the first seat wants the same, the second another.
    const [heads = 0] = mixtureFor(
      {
        me: 0,
        seats: [0, 1],
        worlds: 1,
        choices: () => 2,
        payoff: (_world, { seat, choice }, chosen) => {
          const alike = choice === chosen[1 - seat];
          return alike === (seat === 0) ? 1 : -1;
        },
        habit: () => null,
      },
      dice(),
    );
    expect(heads).toBeGreaterThan(0.35);
    expect(heads).toBeLessThan(0.65);
  });

  test('answers a habit', () => {
    const mixture = mixtureFor(
      {
        me: 0,
        seats: [0, 1],
        worlds: 2,
        choices: () => 3,
        payoff: (_world, { seat, choice }, chosen) => (choice > nth(chosen, 1 - seat) ? 2 : 0) - choice,
        habit: () => 0,
      },
      dice(),
    );
    expect(nth(mixture, 1)).toBeGreaterThan(0.9);
  });

  test('is drawn as often as the mixture says', () => {
    const random = dice();
    const draws = Array.from({ length: 400 }, () => drawn([0, 0.25, 0.75], random));
    expect(draws).not.toContain(0);
    expect(draws.filter(draw => draw === 1).length).toBeGreaterThan(60);
    expect(draws.filter(draw => draw === 1).length).toBeLessThan(140);
  });
});
