import { expect, test } from 'vitest';
import type { OptionSpec } from '../../core/game.ts';
import { nth } from '../../core/sure.ts';
import { LANGUAGES } from '../kit/language.ts';
import { fetchWords } from '../kit/spoken.ts';
import { SHELF } from '../shelf.ts';
import { optionLabel, type OptionText } from './option-label.ts';

test.each(SHELF)(
  'every value of every option of $id has a name of its own, in every language',
  async ({ rules, screen }) => {
    const box = await rules();
    const { texts } = await screen();
    await Promise.all(LANGUAGES.map(fetchWords));
    const options = box.open(box.edition).options as { [name: string]: OptionSpec<unknown> };
    const seatName = (seat: number) => `Player ${seat + 1}`;
    for (const language of LANGUAGES)
      for (const [key, spec] of Object.entries(options)) {
        const text = (texts[language].options as { [name: string]: OptionText })[key]!;
        const labels = spec.values.map(value => optionLabel(spec, text, { value, seatName }));
        expect(new Set(labels).size).toBe(spec.values.length);
        for (const label of labels) expect(label).toMatch(/\p{L}/u);
      }
  },
);

test('a number is a seat only where the game says so', () => {
  const text = { label: '', hint: '', value: (value: unknown) => `${String(value)} seconds` };
  const seatName = (seat: number) => nth(['Ann', 'Bob'], seat);
  const spec = { values: [0, 1], default: 0 };
  expect(optionLabel({ ...spec, areSeats: true }, text, { value: 1, seatName })).toBe('Bob');
  expect(optionLabel(spec, text, { value: 1, seatName })).toBe('1 seconds');
});
