import { describe, expect, test } from 'vitest';
import { randomOf, seedRng } from '../../core/random.ts';
import { CARDS } from '../../games/cards.ts';
import { LANGUAGES } from '../kit/language.ts';
import { fragmentOf, jsonIn } from './link.ts';

const names = (seat: number) => `Player ${seat + 1}`;

describe.each(CARDS.filter(({ editor }) => editor))('the position editor of $id', about => {
  test('begins with every number of players, and says what is still to be entered', async () => {
    const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
    const game = box.open(box.edition);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const sketch of [editor.opening(game, seats), editor.empty(game, seats)]) {
        expect(sketch.players).toHaveLength(seats);
        expect(editor.read(game, jsonIn(fragmentOf(sketch)))).toEqual({ ok: true, value: sketch });
        for (const language of LANGUAGES) {
          for (const fault of editor.faults(game, sketch))
            expect(editor.words[language].fault(fault, names)).not.toBe('');
          expect(editor.words[language].assumes(editor.unseen(game, sketch))).toMatch(/\.$/);
        }
      }
  });

  test('only lacks what somebody must enter: the opening has nothing wrong', async () => {
    const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
    const game = box.open(box.edition);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect(editor.faults(game, editor.opening(game, seats)).filter(({ isMissing }) => !isMissing)).toEqual(
        [],
      );
  });

  test('keeps what it can when players come and go', async () => {
    const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
    const game = box.open(box.edition);
    const { min, max } = game.seats;
    const random = randomOf(seedRng('seats'));
    let sketch = editor.opening(game, max);
    for (let n = 0; n < 20; n++) {
      const seats = min + random.int(max - min + 1);
      sketch = editor.withSeats(game, sketch, seats);
      expect(sketch.players).toHaveLength(seats);
      expect(editor.read(game, sketch).ok).toBe(true);
    }
  });

  test('names options that there are', async () => {
    const [editor, box] = await Promise.all([about.editor!(), about.rules()]);
    const known = Object.keys(box.open(box.edition).options);
    expect(editor.settled.filter(key => !known.includes(String(key)))).toEqual([]);
  });
});
