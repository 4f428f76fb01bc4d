import type { Check } from '../fair/check.ts';

/** What a check found, in a sentence for the terminal. */
export function wordsOf(found: Check): string {
  return `${found.ok ? '✓' : '✗'} ${found.check.padEnd(10)} ${sentence(found)}`;
}

function sentence(found: Check): string {
  const { check, detail } = found;
  if (detail.code === 'no-proof') return 'the file says nothing about how the cards were dealt';
  if (detail.code === 'not-checked') return 'could not be checked, for the reason above';
  switch (check) {
    case 'commitment':
      return found.ok
        ? 'the secret is the one that was promised before the deal'
        : `the secret has the hash ${detail.found}, promised was ${detail.promised}`;
    case 'seed':
      return seedWords(found);
    case 'rules':
      return rulesWords(found);
    case 'moves':
      return found.ok
        ? `all ${detail.step} entries were legal when they were made`
        : `entry ${detail.step} is refused by the rules: ${detail.refusal}`;
    case 'states':
      if (detail.code === 'missing-states') return `${detail.step} states are noted, not one for every entry`;
      return found.ok
        ? 'every state of the game is the one that was noted'
        : `after entry ${detail.step} the game is in another state than was noted`;
    case 'result':
      if (detail.code === 'not-over') return 'after the last entry the game is not over';
      return found.ok ? 'the game ended as the file says' : 'the game ended otherwise than the file says';
    case 'memory':
      return found.ok ? 'it is what this device saw' : 'it is not what this device saw';
  }
}

function seedWords({ ok, detail }: Extract<Check, { check: 'seed' }>): string {
  if (ok) return 'the seed is made of the secret and everybody’s salt';
  if (detail.code === 'other-seats')
    return `there are salts for ${detail.found} seats, but ${detail.expected} seats`;
  return `secret and salts give the seed ${detail.expected}, played was ${detail.found}`;
}

function rulesWords({ ok, detail }: Extract<Check, { check: 'rules' }>): string {
  if (ok) return 'the rules, the card values and the options are known here';
  const { expected, found } = detail;
  switch (detail.code) {
    case 'other-game':
      return `the game is “${found}”, not “${expected}”`;
    case 'other-version':
      return `it was played by version ${found} of the rules, this is version ${expected}`;
    case 'other-edition':
      return `the card values have the fingerprint ${found}, not ${expected}`;
    case 'bad-opening':
    case 'fine':
      return `such a game cannot be opened: ${detail.faults?.map(({ at }) => at).join(', ') ?? ''}`;
  }
}
