import { aligned } from './aligned.ts';
import { type Figures, OPERATIONS, type Operation } from './figures.ts';

/** What one run of the bench leaves behind. */
export interface Results {
  readonly date: string;
  readonly machine: string;
  readonly node: string;
  readonly seconds: number;
  /** Nanoseconds for a round of the fixed load: compare it before comparing anything else. */
  readonly calibration: number;
  readonly figures: readonly Figures[];
}

/** Changes above this are worth a look. */
const NOTEWORTHY = 0.15;

export function tableOf({ figures, machine, node, calibration }: Results): string {
  const rows = figures.map(({ game, seats, length, bytes, timings }) => [
    game,
    seats,
    length,
    whole(1e9 / timings['rolled move'].best / length),
    ...OPERATIONS.map(operation => spell(timings[operation].best)),
    bytes.state,
    bytes.view,
  ]);
  const head = ['game', 'players', 'moves', 'rollouts/s', ...OPERATIONS, 'state B', 'view B'];
  return [
    ...aligned([head, ...rows]),
    '',
    `Best of many batches. Calibration ${calibration.toFixed(0)} ns. Node ${node}, ${machine}.`,
  ].join('\n');
}

/** How much faster (above 1) or slower this run is than an earlier one, the speed of the machine taken into account. */
export function comparisonOf(now: Results, then: Results): string {
  const machine = then.calibration / now.calibration;
  const rows = now.figures.flatMap(figures => {
    const old = then.figures.find(({ game, seats }) => game === figures.game && seats === figures.seats);
    return old ? [[figures.game, figures.seats, ...OPERATIONS.map(ratio(figures, old, machine))]] : [];
  });
  return [
    `Compared with ${then.date} (Node ${then.node}, ${then.machine}); this machine runs the fixed load`,
    `${machine.toFixed(2)} times as fast, and the ratios allow for it. Above 1 is faster; * marks more than ${100 * NOTEWORTHY} %.`,
    '',
    ...aligned([['game', 'players', ...OPERATIONS], ...rows]),
  ].join('\n');
}

const ratio = (now: Figures, then: Figures, machine: number) => (operation: Operation) => {
  const before = then.timings[operation]?.best;
  if (before === undefined) return 'new';
  const faster = before / now.timings[operation].best / machine;
  const marked = faster > 1 + NOTEWORTHY || faster < 1 / (1 + NOTEWORTHY);
  return `${faster.toFixed(2)}${marked ? '*' : ' '}`;
};

const whole = (value: number): string => Math.round(value).toLocaleString('en');

const spell = (nanoseconds: number): string =>
  nanoseconds < 1000 ? `${nanoseconds.toFixed(0)} ns` : `${(nanoseconds / 1000).toFixed(2)} µs`;
