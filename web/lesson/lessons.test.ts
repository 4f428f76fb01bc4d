import { describe, expect, test } from 'vitest';
import { GENTLE } from '../../bots/levels.ts';
import { sum } from '../../core/counts.ts';
import type { Vocabulary } from '../../core/game.ts';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { legal, type Opening } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { openingOf } from '../../core/record.ts';
import { nth } from '../../core/sure.ts';
import { fetchRulesAndBots } from '../../games/about.ts';
import { CARDS } from '../../games/cards.ts';
import { linesOf } from '../../testkit/lesson.ts';
import { LEARNER } from '../kit/lesson/lesson.ts';
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

  test('a real game lies ahead of whoever does as told: half as much to decide as in a whole one, or more', () => {
    const gentle = bots[GENTLE](game);
    /** How often the learner decides, in a game of gentle bots. */
    const decisions = (opening: Opening<Vocabulary>) => {
      const match = openMatch(game, opening);
      const random = randomOf(seedRng(opening.seed));
      let count = 0;
      while (game.outcome(match.state) === null) {
        const { seat } = nth(game.pending(match.state), 0);
        const moves = legal(game, match.state, seat);
        if (seat === LEARNER && moves.length > 1) count++;
        const move = gentle({ view: game.view(match.state, seat), seat, legal: moves, random });
        append(match, { seat, move });
      }
      return count;
    };
    const { options, seats } = lesson;
    const games = [1, 2, 3, 4];
    const whole = games.map(n => decisions({ options, seats, seed: `whole ${n}` }));
    const ahead = games.map(() => decisions(openingOf(freeStage(game, lesson, lines[0]!.end!).record)));
    expect(sum(ahead)).toBeGreaterThan(sum(whole) / 2);
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
