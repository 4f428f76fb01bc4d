import { describe, expect, test } from 'vitest';
import { fetchRulesAndBots } from '../../games/about.ts';
import { CARDS } from '../../games/cards.ts';
import { linesOf } from '../../testkit/lesson.ts';
import { freeStage } from './stages.ts';

const lessons = CARDS.flatMap(about => (about.lesson ? [{ id: about.id, about, lesson: about.lesson }] : []));

describe.each(lessons)('$id', async ({ about, lesson: fetch }) => {
  const [{ box, bots }, lesson] = await Promise.all([fetchRulesAndBots(about), fetch()]);
  const game = box.open(box.edition);
  const lines = linesOf({ game, bots, lesson });
  const beats = lesson.acts.flatMap(act => act.beats);

  test('whoever does as told hears every beat, each once', () => {
    expect(lines[0]!.beats).toEqual(beats.map(({ name }) => name));
    expect(new Set(beats.map(({ name }) => name)).size).toBe(beats.length);
  });

  test('whoever does as told is never left without advice', () => {
    expect(lines[0]!.unadvised).toEqual([]);
  });

  test('it ends in a game that can be played, and not at its end', () => {
    for (const { end } of lines) {
      const stage = freeStage(game, lesson, end!);
      expect(stage).toMatchObject({ over: false, lesson: { act: null, read: [] } });
      expect(stage.deciding).not.toEqual([]);
    }
  });

  test('it comes to its end whatever the learner does', () => {
    expect(
      lines.filter(({ isOver }) => !isOver).map(({ decisions }) => decisions.map(({ move }) => move)),
    ).toEqual([]);
  });

  test('every answer is given to somebody', () => {
    const given = new Set(lines.flatMap(line => [...line.answers]));
    const unheard = beats.flatMap(({ name, answers = [] }) =>
      answers.flatMap((answer, i) => (given.has(answer) ? [] : [`${name}, answer ${i + 1}`])),
    );
    expect(unheard).toEqual([]);
  });

  test('what is said is short, whole and different in both languages', () => {
    for (const { en, fr } of lines.flatMap(({ said }) => said)) {
      for (const sentence of [en, fr]) {
        expect(sentence).toMatch(/^[\p{Lu}\d$“«].{3,130}[.!?…”»]$/u);
        expect(sentence).not.toMatch(/undefined|NaN|null|object|\{/);
      }
      expect(fr).not.toBe(en);
      // Before : ; ! ? and inside « » French leaves a space that does not break.
      expect(fr).not.toMatch(/ [:;!?»]|« /);
    }
  });
});
