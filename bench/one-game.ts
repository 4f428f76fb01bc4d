import type { Game, Vocabulary } from '../core/game.ts';
import { GAMES } from '../games/index.ts';
import { plots } from '../games/plots/index.ts';
import { type Figures, figuresOf } from './figures.ts';
import { calibration, measure } from './measure.ts';

/** What one process finds out about one game. */
export interface Findings {
  /** Nanoseconds for a round of the fixed load, before and after the game. */
  readonly calibration: number;
  readonly figures: readonly Figures[];
}

type Bench = (seconds: number) => Figures[];

/** The games of the house, and the sample game. */
const BENCHES: ReadonlyMap<string, Bench> = new Map([
  ...Object.entries(GAMES).map(([id, { box }]): [string, Bench] => [id, benchOf(box.open(box.edition))]),
  ['plots', benchOf(plots.open(plots.edition))],
]);

function benchOf<V extends Vocabulary>(game: Game<V>): Bench {
  const { min, max } = game.seats;
  const counts = new Set([min, Math.min(4, max), max]);
  return seconds =>
    [...counts].map(seats => {
      const progress = (operation: string) => console.error(`${game.id}, ${seats} players: ${operation} …`);
      return figuresOf(game, seats, { seconds, progress });
    });
}

const [id = '', seconds = '1'] = process.argv.slice(2);
const bench = BENCHES.get(id);
if (bench) {
  const before = measure(calibration, Number(seconds) / 2).best;
  const figures = bench(Number(seconds));
  const after = measure(calibration, Number(seconds) / 2).best;
  const findings: Findings = { calibration: Math.min(before, after), figures };
  console.log(JSON.stringify(findings));
} else console.log(JSON.stringify([...BENCHES.keys()]));
