import type { Part, Verdict } from '../fair/verdict.ts';

/** What a verdict means, in sentences for the terminal: what is proven for whom, and against whom. */
export function verdictWords(verdict: Verdict): string[] {
  if (verdict.trust === 'broken') return [summary(verdict)];
  return [
    summary(verdict),
    ...verdict.people.map(partWords),
    ...choiceWords(verdict),
    ...rewindWords(verdict),
  ];
}

function summary({ trust, construction, people, choices }: Verdict): string {
  if (construction === 0)
    return 'No server dealt this game: it follows from its seed, and nothing is known of the seed.';
  if (trust === 'broken') return 'Not fair, or not the file of this game: see the checks that do not hold.';
  if (construction === 1)
    return 'Fair if the server is honest: dealt by the first construction, which a server that tries long enough can get around.';
  if (trust === 'house')
    return 'Fair if the server is honest: no number was sealed until all the others were fixed.';
  const names = people.filter(({ part }) => part === 'in-time').map(({ name }) => name);
  const who = names.length === 1 ? `${names[0]} is` : `one of ${names.join(', ')} is`;
  return choices === 1
    ? `Fair if ${who} honest: then nobody could choose the cards.`
    : `If ${who} honest, nobody could choose the cards freely.`;
}

function partWords({ name, part }: Part): string {
  switch (part) {
    case 'in-time':
      return `  ${name}: number sealed until all others were fixed. Proven for ${name}, on the device that played.`;
    case 'early':
      return `  ${name}: number given early, so that the game could begin without ${name}. The server knew it.`;
    case 'left-out':
      return `  ${name}: dealt without this number.`;
  }
}

function rewindWords({ rewinds }: Verdict): string[] {
  if (rewinds === 0) return [];
  return [
    `A friendly game: turns were played again against the bots, ${rewinds === 1 ? 'once' : `${rewinds} times`}.`,
  ];
}

function choiceWords({ choices, givenUp }: Verdict): string[] {
  if (choices === 1) return [];
  const given =
    givenUp === 0 ? '' : ` ${givenUp === 1 ? 'One deal was' : `${givenUp} deals were`} begun and given up.`;
  return [`${given} Anyone who held numbers back could choose between ${choices} deals.`.trim()];
}
