import { parseArgs } from 'node:util';
import { messageOf, no, ok, type Result } from '../core/result.ts';

export interface Options {
  readonly help: boolean;
  /** Only this game. */
  readonly game: string | null;
  /** How long each figure is measured. */
  readonly seconds: number;
  readonly out: string;
  /** An earlier result to compare with. */
  readonly compare: string;
}

export const HELP = `Measures how fast the games are played, one thread.

  npm run bench -- [--game ID] [--seconds N] [--out FILE] [--compare FILE]

  --game ID       only this game
  --seconds N     how long each figure is measured (default 1, from 0.05 to 60)
  --out FILE      where the results go (default bench/results/latest.json); bench/engines.json is the one that is committed
  --compare FILE  an earlier result (default bench/engines.json): prints ratios and marks changes above 15 %
  --help          this text`;

/** What the command line asks for, or what is wrong with it. */
export function readArguments(args: readonly string[]): Result<Options, string> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        game: { type: 'string' },
        seconds: { type: 'string', default: '1' },
        out: { type: 'string', default: 'bench/results/latest.json' },
        compare: { type: 'string', default: 'bench/engines.json' },
      },
    });
    const seconds = Number(values.seconds);
    if (!(seconds >= 0.05 && seconds <= 60))
      return no(`--seconds must be a number from 0.05 to 60, not "${values.seconds}"`);
    const { help, out, compare, game = null } = values;
    return ok({ help, game, seconds, out, compare });
  } catch (error) {
    return no(messageOf(error));
  }
}
