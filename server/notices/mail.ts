import { createTransport } from 'nodemailer';
import { fieldOf } from '../../core/schema.ts';
import type { Delivery } from './delivery.ts';
import type { Letter } from './letters.ts';

export interface Mail {
  deliver(address: string, letter: Letter, stop: string): Promise<Delivery>;
  close(): void;
}

interface MailOptions {
  /** `smtp://user:password@host:port`, or `smtps://`. */
  readonly smtp: string;
  /** `Potager <games@example.org>` */
  readonly from: string;
}

/** Hands letters to an SMTP server. */
export function openMail({ smtp, from }: MailOptions): Mail {
  const transport = createTransport({
    url: smtp,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(address, { subject, text, html }, stop) {
      try {
        await transport.sendMail({
          from,
          // As an object, so that nothing in it is read as a list of addresses.
          to: { name: '', address },
          subject,
          text,
          html,
          list: { unsubscribe: { url: stop, comment: '' } },
          headers: {
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            'Auto-Submitted': 'auto-generated',
          },
        });
        return { end: 'sent' };
      } catch (error) {
        return judge(error);
      }
    },
    close: () => transport.close(),
  };
}

/** What names an error: by the library, by the system, by what ran out of time. */
const SIGNS = ['code', 'originalCode', 'timeoutType'];

const NEVER_CONNECTED = new Set([
  'EDNS',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECT_TIMEOUT',
  'GREETING_TIMEOUT',
]);

/** Tried again only when the server cannot have taken it: no connection, or its own “not now”. Never sent twice. */
function judge(error: unknown): Delivery {
  const signs = SIGNS.map(name => fieldOf(error, name)).filter(sign => typeof sign === 'string');
  const answered = fieldOf(error, 'responseCode');
  const responseCode = typeof answered === 'number' ? answered : null;
  const why = [...signs, ...(responseCode === null ? [] : [responseCode])].join(' ') || 'unknown';
  const isForNow = responseCode === null ? signs.some(sign => NEVER_CONNECTED.has(sign)) : responseCode < 500;
  return isForNow ? { end: 'trouble', why, after: null } : { end: 'refused', why };
}
