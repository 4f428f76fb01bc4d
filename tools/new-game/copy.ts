import type { Names } from './names.ts';

/** One file of games/plots as the new game has it. What the sample is about (a plot, a bid) stays, to be rewritten. */
export function renamed(path: string, text: string, names: Names): string {
  const cited = text.replaceAll('PLT-', `${names.prefix}-`);
  // Rules and logs are prose: only their first line names the game.
  if (/\.(md|txt)$/.test(path)) return cited.replace(/^(# )?(Plots|Parcelles)\b/, `$1${names.title}`);
  if (/\.(css|jsonl)$/.test(path)) return cited.replace(/\bplots\b/g, names.id);
  return cited
    .replace(/'(Plots|Parcelles)'/g, `'${names.title}'`)
    .replace(/(?<=['"])plots(?=['"])|\bplots(?=-)/g, names.id)
    .replace(/\bplots\b/g, names.value)
    .replace(/\bPlots\b/g, names.type);
}

/** The list of games with one more at its end. */
export function registered(cards: string, { id, value }: Names): string {
  const imports = cards.lastIndexOf('\nimport ');
  const after = cards.indexOf('\n', imports + 1);
  const line = `\nimport { about as ${value} } from './${id}/about.ts';`;
  return (cards.slice(0, after) + line + cards.slice(after)).replace(
    '\n] as unknown',
    `\n  ${value},\n] as unknown`,
  );
}
