import { describe, expect, test } from 'vitest';
import type { Vocabulary } from '../../core/game.ts';
import { legal } from '../../core/play.ts';
import { fetchRules } from '../../games/about.ts';
import { CARDS, SAMPLE } from '../../games/cards.ts';
import { examplesOf, tried } from '../../testkit/primer.ts';
import type { InEveryLanguage } from '../kit/language.ts';
import { LEARNER } from '../kit/lesson/lesson.ts';
import { saidOf } from '../kit/lesson/lesson.ts';
import { PARTS } from '../kit/primer/primer.ts';
import { parseRules } from '../rules/parse.ts';

describe.each([...CARDS, SAMPLE])('$id', async about => {
  const [{ box }, primer, screen] = await Promise.all([fetchRules(about), about.primer(), about.screen()]);
  const rules = { en: await screen.rules.en(), fr: await screen.rules.fr() };
  const game = box.open(box.edition);
  const { panels, chapters } = primer;
  const examples = examplesOf(primer);
  const sections = parseRules(rules.en).sections;
  const clausesOf = (opens: string) =>
    sections.find(({ clauses }) => clauses[0]?.id === opens)?.clauses.map(({ id }) => id) ?? [];
  const all = sections.flatMap(({ clauses }) => clauses.map(({ id }) => id));

  test('pictures tell set-up, turn, end and, where there are points, scoring, in this order', () => {
    const told = panels.map(({ part }) => PARTS.indexOf(part));
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    for (const part of ['set-up', 'turn', 'end'] as const) expect(told).toContain(PARTS.indexOf(part));
    expect(new Set(panels.map(({ name }) => name)).size).toBe(panels.length);
  });

  test('every section of the rules is a chapter, in both languages', () => {
    const firsts = (markdown: string) => parseRules(markdown).sections.map(({ clauses }) => clauses[0]?.id);
    expect(chapters.map(({ opens }) => opens)).toEqual(firsts(rules.en));
    expect(firsts(rules.fr)).toEqual(firsts(rules.en));
  });

  test('every clause that is printed or cited exists, printed ones in their own chapter', () => {
    for (const { opens, printed = [] } of chapters)
      expect(printed.filter(id => !clausesOf(opens).includes(id))).toEqual([]);
    expect(examples.flatMap(({ clauses }) => clauses).filter(id => !all.includes(id))).toEqual([]);
    expect(examples.filter(({ clauses }) => clauses.length === 0)).toEqual([]);
  });

  test('examples have names of their own, which no clause has', () => {
    const names = examples.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  const answered = examples.flatMap(example =>
    example.answers.map((answer, i) => ({ example, answer, name: example.name, nth: i + 1, is: answer.is })),
  );

  test.each(answered)('$name, answer $nth ($is): its way leads to it', ({ example, answer }) => {
    expect(tried(game, example, answer.way).verdict).toBe(answer);
  });

  test.each(examples.map(example => ({ name: example.name, example })))(
    '$name: it can be answered, and whatever the reader does is answered',
    ({ example }) => {
      const { match } = tried(game, example, []);
      const moves = legal(game, match.state, LEARNER);
      expect(moves.length).toBeGreaterThan(0);
      // Of each kind a few: where cards can lie in a hundred places, one is like the other.
      for (const type of new Set(moves.map(move => move.type)))
        for (const move of moves.filter(one => one.type === type).slice(0, 8))
          expect(tried(game, example, [move]).said).not.toBeNull();
      expect(example.answers.some(({ is }) => is === 'right')).toBe(true);
    },
  );

  test('what is said is short, whole and different in both languages', () => {
    const said: InEveryLanguage<string>[] = [
      ...panels.flatMap(({ say, shows }) => [saidOf(say, box.edition), saidOf(shows, box.edition)]),
      ...chapters.map(({ inShort }) => inShort),
      ...examples.map(({ ask }) => ask),
      ...answered.flatMap(({ example, answer }) => saidOn(example, answer.way)),
    ];
    for (const { en, fr } of said) {
      for (const sentence of [en, fr]) {
        expect(sentence).toMatch(/^[\p{Lu}\d$“«].{3,190}[.!?…”»]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null|object|\{/);
      }
      expect(fr).not.toBe(en);
    }
    // Before : ; ! ? and inside « » French leaves a space that does not break; its apostrophe is round.
    for (const fr of [...said, ...examples.map(({ title }) => title)].map(words => words.fr))
      expect(fr).not.toMatch(/[^\u00a0\u202f][:;!?»]|« |'/);
  });

  function saidOn(example: (typeof examples)[number], way: readonly Vocabulary['Move'][]) {
    const { said } = tried(game, example, way);
    return said ? [said] : [];
  }
});
