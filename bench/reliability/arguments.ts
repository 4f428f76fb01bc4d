import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { messageOf, no, ok, type Result } from '../../core/result.ts';
import { DATABASES, type DatabaseKind } from './ground.ts';
import { byKey, keysOf } from '../../core/keys.ts';

/** A whole number that may be set on the command line. */
export interface NumberFlag {
  readonly help: string;
  readonly standard: number;
  readonly from: number;
  readonly to: number;
}

export interface Program<N extends string> {
  /** The npm script. */
  readonly name: string;
  readonly about: string;
  /** Whether it runs on a database of choice. */
  readonly databases: boolean;
  readonly numbers: { readonly [F in N]: NumberFlag };
  /** What it can do instead, each with its help. */
  readonly modes?: { readonly [flag: string]: string };
}

export interface Options<N extends string> {
  readonly help: boolean;
  readonly seed: string;
  readonly databases: readonly DatabaseKind[];
  readonly numbers: { readonly [F in N]: number };
  /** The mode that was asked for; null for the usual one. */
  readonly mode: string | null;
}

/** What the command line asks for, or what is wrong with it. */
export function readOptions<N extends string>(
  { numbers, databases, modes = {} }: Program<N>,
  args: readonly string[],
): Result<Options<N>, string> {
  const flags = keysOf(numbers);
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        help: { type: 'boolean', default: false },
        seed: { type: 'string' },
        ...(databases ? { database: { type: 'string' as const } } : {}),
        ...Object.fromEntries(flags.map(flag => [flag, { type: 'string' as const }])),
        ...Object.fromEntries(Object.keys(modes).map(mode => [mode, { type: 'boolean' as const }])),
      },
    });
    const texts: { readonly [flag: string]: string | boolean | undefined } = values;
    const wished = byKey(flags, flag => Number(texts[flag] ?? numbers[flag].standard));
    for (const flag of flags) {
      const { from, to } = numbers[flag];
      if (!Number.isInteger(wished[flag]) || wished[flag] < from || wished[flag] > to)
        return no(`--${flag} must be a whole number from ${from} to ${to}, not “${texts[flag]}”`);
    }
    const seed = values.seed ?? randomBytes(4).toString('hex');
    if (!/^\w{1,16}$/.test(seed)) return no('--seed must be 1 to 16 letters and digits');
    const chosen = DATABASES.filter(kind => texts.database === undefined || texts.database === kind);
    if (chosen.length === 0) return no(`--database must be sqlite or postgres, not “${texts.database}”`);
    const { help } = values;
    const mode = Object.keys(modes).find(flag => flag in values) ?? null;
    return ok({ help, seed, databases: chosen, numbers: wished, mode });
  } catch (error) {
    return no(messageOf(error));
  }
}

export function helpOf<N extends string>({
  name,
  about,
  databases,
  numbers,
  modes = {},
}: Program<N>): string {
  const line = (flag: string, help: string) => `  ${flag.padEnd(16)} ${help}`;
  const lines = [
    ...keysOf(numbers).map(flag =>
      line(`--${flag} N`, `${numbers[flag].help} (default ${numbers[flag].standard})`),
    ),
    ...(databases ? [line('--database KIND', 'only sqlite, or only postgres (default: both)')] : []),
    ...Object.entries(modes).map(([flag, help]) => line(`--${flag}`, help)),
    line('--seed WORD', 'repeats the choices of an earlier run'),
    line('--help', 'this text'),
  ];
  return [about, '', `  npm run ${name} -- [FLAGS]`, '', ...lines].join('\n');
}

/** Runs a program of this kind: its work says what it found wrong. */
export async function runProgram<N extends string>(
  program: Program<N>,
  work: (options: Options<N>) => Promise<readonly string[]>,
): Promise<void> {
  const options = readOptions(program, process.argv.slice(2));
  if (!options.ok) {
    console.error(`${program.name}: ${options.error}\n\n${helpOf(program)}`);
    process.exitCode = 2;
  } else if (options.value.help) console.log(helpOf(program));
  else {
    console.log(`Seed ${options.value.seed}`);
    const violations = await work(options.value);
    for (const violation of violations.slice(0, 50)) console.error(`VIOLATION: ${violation}`);
    console.log(violations.length === 0 ? 'Nothing is wrong.' : `${violations.length} violations.`);
    process.exitCode = violations.length === 0 ? 0 : 1;
  }
}
