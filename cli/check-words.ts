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
    case 'roster':
      return rosterWords(found);
    case 'seals':
      return found.ok
        ? 'every number that was opened is the one that was sealed'
        : `the number of seat ${(detail.seat ?? 0) + 1} is not the one that was sealed`;
    case 'given-up':
      return givenUpWords(found);
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

function rosterWords({ detail }: Extract<Check, { check: 'roster' }>): string {
  const { expected, found } = detail;
  switch (detail.code) {
    case 'other-game':
      return `the numbers were opened for ${expected}, played was ${found}`;
    case 'other-edition':
      return `the numbers were opened for card values with the hash ${expected}, played was ${found}`;
    case 'other-options':
      return `the numbers were opened for the options ${expected}, played was ${found}`;
    case 'other-seats':
      return `the numbers were opened for ${expected} seats, played by ${found}`;
    case 'no-proof':
    case 'fine':
      return 'the numbers were opened for this game, these options and these seats';
  }
}

function givenUpWords({ detail }: Extract<Check, { check: 'given-up' }>): string {
  switch (detail.code) {
    case 'not-in-the-roster':
      return `deal ${detail.deal} is not the one that the later deals name`;
    case 'other-secret':
      return `deal ${detail.deal}, given up, had another secret than was promised`;
    case 'other-number':
      return `deal ${detail.deal}, given up, had another number than was sealed`;
    case 'thrown-away':
      return `deal ${detail.deal} had every number and was thrown away all the same`;
    case 'no-proof':
    case 'fine':
      return 'every deal that was begun is accounted for';
  }
}

function seedWords({ ok, detail }: Extract<Check, { check: 'seed' }>): string {
  if (ok) return 'the seed is made of the roster, the secret and everybody’s number';
  if (detail.code === 'other-seats')
    return `there are numbers for ${detail.found} seats, but ${detail.expected} seats`;
  return `secret and numbers give the seed ${detail.expected}, played was ${detail.found}`;
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
