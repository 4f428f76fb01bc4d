import { expect, test } from 'vitest';
import { FLAGS } from './flags.ts';
import { HELP } from './help.ts';

test('the help names every setting with its flag and its variable', () => {
  for (const [flag, { variable }] of Object.entries(FLAGS)) {
    expect(HELP).toContain(`--${flag}`);
    expect(HELP).toContain(variable);
  }
});

test('the help fits a terminal', () => {
  for (const line of HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(110);
});
