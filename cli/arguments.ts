import { parseArgs } from 'node:util';
import type { Settings } from '../server/config.ts';
import { FLAGS, type FlagName, SERVE_FLAGS, STORAGE_FLAGS } from './flags.ts';
import { BadValue, type Environment, readSettings, readWhereabouts, type Whereabouts } from './settings.ts';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'serve'; readonly settings: Settings }
  | { readonly name: 'backup'; readonly file: string; readonly where: Whereabouts }
  | { readonly name: 'import'; readonly file: string; readonly where: Whereabouts }
  | { readonly name: 'export'; readonly file: string; readonly part: Part; readonly where: Whereabouts }
  | { readonly name: 'verify-file'; readonly file: string }
  | { readonly name: 'verify-house'; readonly where: Whereabouts };

/** How much of the house is exported. */
export type Part =
  | { readonly of: 'house' }
  | { readonly of: 'table'; readonly id: string }
  | { readonly of: 'person'; readonly id: string };

/** Why the arguments make no sense, in a sentence that names the culprit. */
export interface Refusal {
  readonly name: 'refuse';
  readonly reason: string;
}

interface Surroundings {
  readonly environment: Environment;
  readonly terminal: boolean;
}

/** What the words after `potager` ask for. */
export function readArguments(words: readonly string[], surroundings: Surroundings): Command | Refusal {
  try {
    return read(words, surroundings);
  } catch (error) {
    if (error instanceof BadValue) return { name: 'refuse', reason: error.message };
    throw error;
  }
}

function read(words: readonly string[], surroundings: Surroundings): Command {
  const { values, positionals } = parse(words);
  const [name, file, ...surplus] = positionals;
  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (name === undefined) throw new BadValue('A command is missing, for example: potager serve');
  if (!isCommand(name)) throw new BadValue(`There is no command “${name}”.`);

  const rule: CommandRule = COMMANDS[name];
  const excess = rule.file ? surplus[0] : file;
  if (excess !== undefined) throw new BadValue(`“${name}” does not understand “${excess}”.`);
  const strange = Object.keys(values).find(flag => !rule.flags.includes(flag));
  if (strange) throw new BadValue(`“${name}” does not understand --${strange}.`);
  const sources = { values, ...surroundings };
  const fileNamed = () => {
    if (!file) throw new BadValue(`“${name}” needs the name of a file: potager ${name} FILE`);
    return file;
  };
  switch (name) {
    case 'serve':
      return { name, settings: readSettings(sources) };
    case 'backup':
    case 'import':
      return { name, file: fileNamed(), where: readWhereabouts(sources) };
    case 'export':
      return { name, file: fileNamed(), part: partOf(values), where: readWhereabouts(sources) };
    case 'verify':
      return file ? { name: 'verify-file', file } : { name: 'verify-house', where: readWhereabouts(sources) };
  }
}

interface CommandRule {
  /** Whether a file may be named. */
  readonly file: boolean;
  readonly flags: readonly string[];
}

const COMMANDS = {
  serve: { file: false, flags: SERVE_FLAGS },
  backup: { file: true, flags: STORAGE_FLAGS },
  export: { file: true, flags: [...STORAGE_FLAGS, 'table', 'person'] },
  import: { file: true, flags: STORAGE_FLAGS },
  verify: { file: true, flags: STORAGE_FLAGS },
} as const satisfies { readonly [name: string]: CommandRule };

const isCommand = (name: string): name is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, name);

type Kind<F extends FlagName> = (typeof FLAGS)[F]['value'] extends null ? 'boolean' : 'string';

const OPTIONS = {
  ...(Object.fromEntries(
    Object.entries(FLAGS).map(([flag, { value }]) => [flag, { type: value === null ? 'boolean' : 'string' }]),
  ) as { readonly [F in FlagName]: { readonly type: Kind<F> } }),
  table: { type: 'string' },
  person: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's message names the flag first and then gives advice for programmers.
    throw new BadValue(error.message.replace(/(?<=\.) [\s\S]*|\n[\s\S]*/, ''));
  }
}

function partOf({ table, person }: { readonly table?: string; readonly person?: string }): Part {
  if (table !== undefined && person !== undefined)
    throw new BadValue('--table and --person exclude each other.');
  if (table !== undefined) return { of: 'table', id: idIn('--table', table) };
  if (person !== undefined) return { of: 'person', id: idIn('--person', person) };
  return { of: 'house' };
}

function idIn(flag: string, id: string): string {
  if (/^[\w-]{1,40}$/.test(id)) return id;
  throw new BadValue(`${flag} must be an id of letters and digits, not “${id}”.`);
}
