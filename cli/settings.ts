import { LOG_LEVELS, type LogLevel, type MailSettings, type Settings } from '../server/config.ts';
import { FLAGS, type FlagName } from './flags.ts';

export interface Environment {
  readonly [variable: string]: string | undefined;
}

export type Values = { readonly [F in FlagName]?: string | boolean | undefined };

/** Where the values come from. */
export interface Sources {
  readonly values: Values;
  readonly environment: Environment;
  /** Whether a person watches: they are shown addresses rather than logs. */
  readonly terminal: boolean;
}

/** A value that makes no sense; the message is a sentence that names the culprit. */
export class BadValue extends Error {}

export type Whereabouts = Pick<Settings, 'data' | 'database'>;

export function readWhereabouts(sources: Sources): Whereabouts {
  return {
    data: read(sources, 'data', 'data', folder),
    database: read(sources, 'database', null, database),
  };
}

export function readSettings(sources: Sources): Settings {
  const url = read(sources, 'url', null, origin);
  return {
    host: read(sources, 'host', '0.0.0.0', address),
    port: read(sources, 'port', 8080, port),
    ...readWhereabouts(sources),
    url,
    trustProxy: read(sources, 'trust-proxy', false, yesOrNo),
    botPace: read(sources, 'bot-pace', 700, milliseconds),
    rateLimits: read(sources, 'rate-limits', 1, factor),
    keep: read(sources, 'keep', 400, days),
    logLevel: read(sources, 'log-level', sources.terminal ? 'warn' : 'info', logLevel),
    mail: readMail(sources, url),
    metricsToken: read(sources, 'metrics-token', null, token),
  };
}

function readMail(sources: Sources, url: string | null): MailSettings | null {
  const smtp = read(sources, 'smtp', null, mailServer);
  if (smtp === null) return null;
  if (url === null)
    throw new BadValue('SMTP_URL needs PUBLIC_URL (--url) too: emails carry links to the server.');
  const { hostname } = new URL(url);
  return { smtp, from: read(sources, 'mail-from', `Potager <potager@${hostname}>`, sender) };
}

/** Reads one value, or gives what is expected instead. Values that may hold a password are never repeated. */
type Reader<T> = (value: string) => { readonly value: T } | { readonly expected: string };

/** A flag wins over its variable; an empty variable counts as unset. */
function read<T, D>(
  { values, environment }: Sources,
  flag: FlagName,
  otherwise: D,
  reader: Reader<T>,
): T | D {
  const given = values[flag];
  const { variable } = FLAGS[flag];
  const [source, text] =
    given === undefined ? [variable, environment[variable] || undefined] : [`--${flag}`, String(given)];
  if (text === undefined) return otherwise;
  const result = reader(text.trim());
  if ('value' in result) return result.value;
  throw new BadValue(`${source} must be ${result.expected}.`);
}

const urlIn = (value: string) => (URL.canParse(value) ? new URL(value) : null);

const address: Reader<string> = value =>
  value === '' ? { expected: 'an address, for example 127.0.0.1' } : { value };

const folder: Reader<string> = value =>
  value === '' ? { expected: 'a folder, for example data' } : { value };

const port: Reader<number> = value =>
  /^\d{1,5}$/.test(value) && Number(value) <= 65535
    ? { value: Number(value) }
    : { expected: `a whole number from 0 to 65535, not “${value}”` };

const milliseconds: Reader<number> = value =>
  /^\d{1,5}$/.test(value) && Number(value) <= 10_000
    ? { value: Number(value) }
    : { expected: `a number of milliseconds from 0 to 10000, not “${value}”` };

const factor: Reader<number> = value =>
  /^\d{1,4}(\.\d{1,3})?$/.test(value) && Number(value) <= 1000
    ? { value: Number(value) }
    : { expected: `a number from 0 to 1000, not “${value}”` };

const days: Reader<number | null> = value => {
  if (value === 'forever') return { value: null };
  return /^[1-9]\d{0,4}d$/.test(value)
    ? { value: Number.parseInt(value, 10) }
    : { expected: `a number of days such as 400d, or forever, not “${value}”` };
};

const yesOrNo: Reader<boolean> = value => {
  if (/^(true|yes|on|1)$/i.test(value)) return { value: true };
  if (/^(false|no|off|0)$/i.test(value)) return { value: false };
  return { expected: `yes or no, not “${value}”` };
};

const logLevel: Reader<LogLevel> = value => {
  const level = LOG_LEVELS.find(known => known === value);
  return level ? { value: level } : { expected: `one of ${LOG_LEVELS.join(', ')}, not “${value}”` };
};

const origin: Reader<string> = value => {
  const url = urlIn(value);
  const whole = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  return whole && !url.username
    ? { value: url.origin }
    : { expected: `an address such as https://games.example.org without a path, not “${value}”` };
};

const database: Reader<string> = value =>
  /^postgres(ql)?:$/.test(urlIn(value)?.protocol ?? '')
    ? { value }
    : { expected: 'a PostgreSQL address such as postgres://user:password@host/name' };

const mailServer: Reader<string> = value => {
  const url = urlIn(value);
  return url && /^smtps?:$/.test(url.protocol) && url.hostname
    ? { value }
    : { expected: 'a mail server such as smtps://user:password@mail.example.org' };
};

const sender: Reader<string> = value =>
  /^[^@\r\n]*[^@\s]@[^@\s]+$/.test(value)
    ? { value }
    : { expected: `an email address such as Potager <potager@example.org>, not “${value}”` };

const token: Reader<string> = value =>
  /^[\w.~+/=-]{16,200}$/.test(value)
    ? { value }
    : { expected: 'a word of at least 16 letters and digits, for example from: openssl rand -hex 24' };
