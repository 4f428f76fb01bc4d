import { parseArgs } from 'node:util';

export type Command =
  | { readonly name: 'help' }
  | { readonly name: 'version' }
  | { readonly name: 'serve'; readonly host: string; readonly port: number };

/** Why the arguments make no sense, in a sentence that names the culprit. */
export interface Refusal {
  readonly name: 'refuse';
  readonly reason: string;
}

export interface Environment {
  readonly [variable: string]: string | undefined;
}

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  host: { type: 'string' },
  port: { type: 'string' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** What the words after `potager` ask for. */
export function readArguments(words: readonly string[], environment: Environment): Command | Refusal {
  const parsed = parse(words);
  if ('reason' in parsed) return parsed;
  const { values, positionals } = parsed;
  const [command, surplus] = positionals;

  if (values.help) return { name: 'help' };
  if (values.version) return { name: 'version' };
  if (command === undefined) return refuse('A command is missing, for example: potager serve');
  if (command !== 'serve') return refuse(`There is no command “${command}”.`);
  if (surplus !== undefined) return refuse(`“serve” does not understand “${surplus}”.`);

  const host = setting('HOST', values.host, environment) ?? { source: 'HOST', value: '0.0.0.0' };
  const port = setting('PORT', values.port, environment) ?? { source: 'PORT', value: '8080' };
  if (host.value.trim() === '') return refuse(`${host.source} must be an address, for example 127.0.0.1.`);
  if (!isPort(port.value)) {
    return refuse(`${port.source} must be a whole number from 0 to 65535, not “${port.value}”.`);
  }
  return { name: 'serve', host: host.value, port: Number(port.value) };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Node's message names the flag first and then gives advice for programmers.
    return refuse(error.message.replace(/(?<=\.) [\s\S]*|\n[\s\S]*/, ''));
  }
}

/** A flag wins over the variable of the same name; an empty variable counts as unset. */
function setting(variable: string, flag: string | undefined, environment: Environment) {
  if (flag !== undefined) return { source: `--${variable.toLowerCase()}`, value: flag };
  const value = environment[variable];
  return value ? { source: variable, value } : null;
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65535;

const refuse = (reason: string): Refusal => ({ name: 'refuse', reason });
