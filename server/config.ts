/** Everything that can be set about a house. The command line fills it in; every value has a working default. */
export interface Settings {
  /** The address to listen on. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The folder where the house keeps what it must not forget. */
  readonly data: string;
  /** A PostgreSQL address; null keeps everything in one SQLite file in the data folder. */
  readonly database: string | null;
  /** The origin under which browsers reach the house (`https://games.example.org`); null believes the Host they used. */
  readonly url: string | null;
  /** Whether X-Forwarded-For, -Proto and -Host come from a proxy of ours and may be believed. */
  readonly trustProxy: boolean;
  readonly logLevel: LogLevel;
  /** How to send e-mail; null when the house sends none. */
  readonly mail: MailSettings | null;
  /** Milliseconds a bot seems to think before it moves. */
  readonly botPace: number;
  /** Multiplies what one address or person may ask for in a while; 0 lifts the limits. */
  readonly rateLimits: number;
  /** Days for which the house keeps what nobody uses any more; null for ever. */
  readonly keep: number | null;
  /** Lets a monitor elsewhere read /metrics; null keeps them to this machine. */
  readonly metricsToken: string | null;
}

export interface MailSettings {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly smtp: string;
  /** The sender, as in the header From. */
  readonly from: string;
}

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
