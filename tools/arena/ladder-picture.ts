import { eloOf } from '../../bots/sprt.ts';
import type { Estimate } from '../../bots/statistics.ts';

/** A contest of a level against the one below. */
export interface Step {
  readonly candidate: string;
  readonly opponents: readonly string[];
  readonly players: number;
  readonly result: { readonly wins: Estimate };
}

const WIDTH = 640;
const ROW = 28;
const LEFT = 150;
/** Elo from the lowest to the highest rung that fits on the picture. */
const SPAN = 700;

/** Every level by how much stronger it is than the one below, one upon the other, with the interval of that step. */
export function ladderPicture(steps: readonly Step[]): string {
  let height = 0;
  const rungs = steps.map(({ candidate, players, result: { wins } }) => {
    const elo = (share: number) => eloOf(Math.min(0.99, Math.max(0.01, share)), players);
    const from = height + elo(wins.mean - (wins.margin ?? 0));
    const to = height + elo(wins.mean + (wins.margin ?? 0));
    height += elo(wins.mean);
    return { name: candidate, at: height, from, to };
  });
  const lowest = { name: steps[0]?.opponents[0] ?? '', at: 0, from: 0, to: 0 };
  const x = (elo: number) => LEFT + Math.max(0, Math.min(SPAN, elo)) * ((WIDTH - LEFT - 60) / SPAN);
  const lines = [lowest, ...rungs].map(({ name, at, from, to }, i) => {
    const y = 20 + i * ROW;
    return `  <text x="8" y="${y + 5}">${name}</text>
  <line x1="${x(from).toFixed(0)}" y1="${y}" x2="${x(to).toFixed(0)}" y2="${y}" stroke="#7a9a4a" stroke-width="3"/>
  <circle cx="${x(at).toFixed(0)}" cy="${y}" r="6" fill="#3f6b2a"/>
  <text x="${(x(Math.max(at, to)) + 12).toFixed(0)}" y="${y + 5}">${Math.round(at)}</text>`;
  });
  const tall = 20 + (rungs.length + 1) * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${tall}" font-family="sans-serif" font-size="14" fill="#444">
  <rect width="${WIDTH}" height="${tall}" fill="#fffdf5"/>
${lines.join('\n')}
</svg>
`;
}
