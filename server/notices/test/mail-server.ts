import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  /** All parts, decoded from quoted-printable. */
  readonly body: string;
}

export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Reply codes for the next recipients, in turn; accepted when empty. */
  readonly refusals: number[];
  close(): Promise<void>;
}

/** A real SMTP server on this machine that keeps what it is given. */
export async function openMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refusals: number[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      const code = refusals.shift();
      done(code === undefined ? null : Object.assign(new Error('Not this one'), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const end = raw.indexOf('\r\n\r\n');
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers: raw.slice(0, end).replace(/\r\n[ \t]+/g, ' '),
          body: decoded(raw.slice(end)),
        });
        done();
      });
    },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refusals,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

function decoded(quoted: string): string {
  const bytes = quoted
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
