import { describe, expect, test } from 'vitest';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { present } from '../../core/sure.ts';
import { fetchRules } from '../../games/about.ts';
import { CARDS, SAMPLE } from '../../games/cards.ts';
import { clauseOfMove, placesOfMove } from '../kit/story/pointer.ts';
import { parseRules } from '../rules/parse.ts';

/** Decisions of one game that are looked at. */
const MOST = 150;

describe.each([...CARDS, SAMPLE])('$id', async about => {
  const [{ box }, screen] = await Promise.all([fetchRules(about), about.screen()]);
  const game = box.open(box.edition);
  const { pointers } = await screen.advice();
  const rules = await Promise.all(Object.values(screen.rules).map(fetch => fetch()));

  /** The clauses and places of all moves in games played at random, with every value of every option. */
  const pointed = () => {
    const constant = Object.values(pointers).flatMap(({ clause }) =>
      typeof clause === 'string' ? [clause] : [],
    );
    const found = { clauses: new Set<string>(constant), places: new Set<string>() };
    const seats = Math.min(game.seats.max, Math.max(game.seats.min, 3));
    const variants = Object.entries(game.options)
      .filter(([, { areSeats }]) => !areSeats)
      .flatMap(([name, { values }]) => values.map((value: unknown) => ({ [name]: value })));
    for (const [n, variant] of variants.entries()) {
      const match = openMatch(game, {
        options: { ...defaultOptions(game), ...variant },
        seats,
        seed: `pointers ${n}`,
      });
      const random = randomOf(seedRng(`moves ${n}`));
      for (let step = 0; step < MOST && game.outcome(match.state) === null; step++) {
        const { seat } = present(game.pending(match.state)[0], 'seat that is asked');
        const moves = legal(game, match.state, seat);
        const pointing = { view: game.view(match.state, seat), seat };
        for (const move of moves) {
          found.clauses.add(clauseOfMove(pointers, move, pointing));
          for (const place of placesOfMove(pointers, move, pointing)) found.places.add(place);
        }
        append(match, { seat, move: random.pick(moves) });
      }
    }
    return found;
  };

  test('every move rests on a clause that can be read in both languages, and says where it happens', () => {
    const { clauses, places } = pointed();
    for (const markdown of rules) {
      const all = parseRules(markdown).sections.flatMap(section => section.clauses.map(({ id }) => id));
      expect([...clauses].filter(id => !all.includes(id))).toEqual([]);
    }
    expect(places.size).toBeGreaterThan(2);
    expect([...places].filter(place => /undefined|NaN|null|\s/.test(place))).toEqual([]);
  });
});
