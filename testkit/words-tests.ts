import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Game, Vocabulary } from '../core/game.ts';
import { choices, type Step } from '../core/play.ts';
import { byName } from '../core/telling.ts';
import { sayEvent, sayMove, sayRefusal, type Texts } from '../core/texts.ts';

interface Worded<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly en: Texts<V>;
  readonly fr: Texts<V>;
  /** A whole game. */
  readonly steps: () => readonly Step<V>[];
  /** RULES.fr.md */
  readonly rules: URL;
  /** A plain space where French wants one that does not break. */
  readonly breakable: RegExp;
}

/** Proves that French punctuation stays on its line, and that no two values of an option are called the same. */
export function wordsTests<V extends Vocabulary>({ game, en, fr, steps, rules, breakable }: Worded<V>): void {
  test('French sentences keep their punctuation on the line, through a whole game', () => {
    const name = (seat: number) => `Joueur ${seat + 1}`;
    for (const { state, events } of steps()) {
      for (const event of events) expect(sayEvent(fr, event, byName(name))).not.toMatch(breakable);
      for (const { seat, moves } of game.pending(state)) {
        const view = game.view(state, seat);
        expect(fr.ask(view, moves)).not.toMatch(breakable);
        expect(fr.wait({ names: [name(seat)], isEveryone: false }, moves)).not.toMatch(breakable);
        for (const { move, refusal } of choices(game, state, seat)) {
          const reason = refusal ? sayRefusal(fr, refusal) : '';
          expect(`${sayMove(fr, move, { view, names: String })}. ${reason}`).not.toMatch(breakable);
        }
      }
    }
  });

  test('so do the French rules', () => {
    const clauses = readFileSync(rules, 'utf8').replaceAll(/\{[^}]*\}/g, '');
    expect(clauses.match(new RegExp(`.{20}(?:${breakable.source})`, 'g'))).toBeNull();
  });

  test('every option value is named differently in each language', () => {
    for (const texts of [en, fr])
      for (const key in game.options) {
        const { values } = game.options[key];
        const { value } = texts.options[key];
        expect(new Set(values.map(one => value(one))).size).toBe(values.length);
      }
  });
}
