import { keysOf } from '../core/keys.ts';

/** Every setting, once: the reader of arguments, the help and the test of the documentation go by this list. */
export interface Flag {
  readonly variable: string;
  /** What stands for the value in the help; null for a flag that is simply there or not. */
  readonly value: string | null;
  readonly help: readonly string[];
}

export const FLAGS = {
  port: {
    variable: 'PORT',
    value: 'N',
    help: ['port to listen on (default 8080; 0 takes any free one)'],
  },
  host: {
    variable: 'HOST',
    value: 'ADDRESS',
    help: ['address to listen on (default 0.0.0.0, everywhere; 127.0.0.1 keeps the server to this machine)'],
  },
  url: {
    variable: 'PUBLIC_URL',
    value: 'URL',
    help: [
      'public address of the server, such as https://games.example.org, for links and for the',
      'origin that sockets are accepted from (default: whatever address the browser used)',
    ],
  },
  'trust-proxy': {
    variable: 'TRUST_PROXY',
    value: null,
    help: [
      'believe X-Forwarded-For, -Proto and -Host; only behind a reverse proxy that sets them',
      '(in the variable: yes or no)',
    ],
  },
  'bot-pace': {
    variable: 'BOT_PACE',
    value: 'MILLISECONDS',
    help: ['how long a bot seems to think before it moves (default 700)'],
  },
  'rate-limits': {
    variable: 'RATE_LIMITS',
    value: 'FACTOR',
    help: ['multiplies what one address or person may ask for in a while (default 1; 0 lifts the limits)'],
  },
  keep: {
    variable: 'KEEP',
    value: 'TIME',
    help: [
      'how long finished and abandoned tables are kept after anybody last opened them, and guests without',
      'a table after their last visit: 400d, or forever (default 400d)',
    ],
  },
  smtp: {
    variable: 'SMTP_URL',
    value: 'URL',
    help: [
      'mail server for notices, such as smtps://user:password@mail.example.org (default: no email);',
      'needs --url too, for the links in emails',
    ],
  },
  'mail-from': {
    variable: 'MAIL_FROM',
    value: 'ADDRESS',
    help: ['sender of the notices (default potager@ the host of the public address)'],
  },
  'metrics-token': {
    variable: 'METRICS_TOKEN',
    value: 'TOKEN',
    help: [
      'lets monitors on other machines read /metrics with this bearer token (default: this machine only)',
    ],
  },
  'log-level': {
    variable: 'LOG_LEVEL',
    value: 'LEVEL',
    help: ['trace, debug, info, warn, error or silent (default info; warn in a terminal)'],
  },
  data: {
    variable: 'POTAGER_DATA',
    value: 'FOLDER',
    help: ['where the server keeps its SQLite file (default: the folder “data” in the working directory)'],
  },
  database: {
    variable: 'DATABASE_URL',
    value: 'URL',
    help: ['keep everything in PostgreSQL instead: postgres://user:password@host/name'],
  },
} as const satisfies { readonly [flag: string]: Flag };

export type FlagName = keyof typeof FLAGS;

/** Where the house keeps what it knows. */
export const STORAGE_FLAGS = ['data', 'database'] as const satisfies readonly FlagName[];
export const SERVE_FLAGS = keysOf(FLAGS);
