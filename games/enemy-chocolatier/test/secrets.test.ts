import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { testGeneratorIsSecret } from '../../../testkit/generator-tests.ts';
import { position, type Wish } from './position.ts';
import { buy, END, game, open, PERMIT, play, randomGame, told, whoCanTell } from './table.ts';

describe('recipes', () => {
  const worlds = (wish: Wish = {}) =>
    [
      position({ ...wish, recipe: 'R1', others: [{ recipe: 'R2' }, { recipe: 'R3' }] }),
      position({ ...wish, recipe: 'R1', others: [{ recipe: 'R6' }, { recipe: 'R3' }] }),
    ] as const;

  test('[EC-08][EC-A19] a recipe is told to its owner alone', () => {
    expect(whoCanTell(worlds())).toEqual([1]);
  });

  test('[EC-08] and so it stays while houses are bought', () => {
    expect(whoCanTell(worlds(), buy('A3-1'), buy('C5-1'), END, PERMIT)).toEqual([1]);
  });

  test('[EC-08] those nobody got are told to nobody', () => {
    const swapped = [
      position({ seats: 3, recipe: 'R1', others: [{ recipe: 'R2' }, { recipe: 'R3' }] }),
      position({ seats: 3, recipe: 'R1', others: [{ recipe: 'R3' }, { recipe: 'R2' }] }),
    ] as const;
    expect(whoCanTell(swapped)).toEqual([1, 2]);
    expect(told(0, swapped[0])).not.toContain('R6');
  });

  test('[EC-08] the deal is told with the recipe to its owner, without it to the others', () => {
    const { state, events } = open(3);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const seen = events.map(event => game.witness(event, viewer)).filter(event => event?.type === 'dealt');
      expect(seen).toEqual(
        state.players.map(({ recipe }, seat) => ({
          type: 'dealt',
          seat,
          ...(seat === viewer ? { recipe: `R${recipe! + 1}` } : {}),
        })),
      );
    }
  });

  test('[EC-08] a spectator sees no recipe', () => {
    expect(game.view(position(), 'spectator').players.map(one => one.recipe)).toEqual([null, null, null]);
  });

  test('[EC-A19] when the game is over everybody sees them all', () => {
    const { state, events } = play(position({ seat: 2, owns: 'A3', points: 18 }), PERMIT);
    expect(events.at(-1)).toEqual({ type: 'revealed', recipes: ['R1', 'R2', 'R3'] });
    const recipes = game.view(state, 'spectator').players.map(one => one.recipe!.id);
    expect(recipes).toEqual(['R1', 'R2', 'R3']);
  });

  test('what one would have won with is ruled out for everybody who watched, even after it is lost again', () => {
    const almost: Wish = {
      recipe: 'R4',
      owns: 'D3 B5 C6-1 C5-1 C5-2 E1 F5-1 F5-2',
      others: [{ owns: 'C4' }],
    };
    const bought = play(position(almost), buy('C6-2'), END, buy('F5-1')).state;
    const view = game.view(bought, 2);
    expect(nth(view.players, 0).ruledOut).toEqual(['R1']);
    const dice = randomOf(seedRng('ruled out'));
    for (let n = 0; n < 60; n++) expect(nth(game.determinize(view, 2, dice).players, 0).recipe).not.toBe(0);
  });

  test('an imagined deal leaves one’s own recipe alone and deals every other one sooner or later', () => {
    const view = game.view(position({ recipe: 'R5' }), 0);
    const dice = randomOf(seedRng('deals'));
    const deals = Array.from({ length: 200 }, () =>
      game.determinize(view, 0, dice).players.map(one => one.recipe),
    );
    expect(deals.every(([mine]) => mine === 4)).toBe(true);
    expect(new Set(deals.map(([, theirs]) => theirs)).size).toBe(5);
  });
});

testGeneratorIsSecret({ randomGame, told, whoCanTell }, position(), buy('A3-1'), END, PERMIT);
