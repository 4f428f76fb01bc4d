import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Mail, openMail } from './mail.ts';
import { type MailServer, openMailServer } from './test/mail-server.ts';

const LETTER = { subject: 'À vous\r\nBcc: eve@example.org', text: 'Le text: é', html: '<p>Le html</p>' };
const STOP = 'https://games.example/api/mail/stop?code=a.b';
const from = 'Potager <games@games.example>';

let server: MailServer;
let mail: Mail;

beforeAll(async () => {
  server = await openMailServer();
  mail = openMail({ smtp: server.url, from });
});
afterAll(async () => {
  mail.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.refusals.length = 0;
});

test('a letter arrives, once, with both bodies and a way to stop', async () => {
  expect(await mail.deliver('ann@example.org', LETTER, STOP)).toEqual({ end: 'sent' });
  expect(server.received).toHaveLength(1);
  const [{ to, headers, body }] = server.received as [(typeof server.received)[0]];
  expect(to).toEqual(['ann@example.org']);
  expect(headers).toMatch(/^From: Potager <games@games\.example>\r$/m);
  expect(headers).toContain(`List-Unsubscribe: <${STOP}>`);
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(headers).not.toMatch(/^Bcc/im);
  expect(body).toContain('Le text: é');
  expect(body).toContain('<p>Le html</p>');
});

test('an address is one address', async () => {
  await mail.deliver('ann@example.org, eve@example.org', LETTER, STOP);
  expect(server.received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
});

test('“not now” is tried again, “no” is not', async () => {
  server.refusals.push(450);
  expect(await mail.deliver('ann@example.org', LETTER, STOP)).toMatchObject({ end: 'trouble' });
  server.refusals.push(550);
  const refused = await mail.deliver('ann@example.org', LETTER, STOP);
  expect(refused).toMatchObject({ end: 'refused' });
  expect(JSON.stringify(refused)).not.toContain('ann@');
  expect(server.received).toHaveLength(0);
});

test('a server that is not there is trouble; one that breaks off later may have taken it, so it is not asked twice', async () => {
  const closed = createServer();
  await new Promise<void>(resolve => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise(resolve => closed.close(resolve));
  const away = openMail({ smtp: `smtp://127.0.0.1:${port}`, from });
  expect(await away.deliver('ann@example.org', LETTER, STOP)).toMatchObject({ end: 'trouble' });

  const replies = ['250 hello', '250 ok', '250 ok', '354 go on'];
  const rude = createServer(socket => {
    let said = 0;
    socket.on('error', () => {});
    socket.write('220 rude\r\n');
    socket.on('data', () => {
      const reply = replies[said++];
      if (reply === undefined) socket.resetAndDestroy();
      else socket.write(`${reply}\r\n`);
    });
  });
  await new Promise<void>(resolve => rude.listen(0, '127.0.0.1', resolve));
  const { port: rudePort } = rude.address() as AddressInfo;
  const cut = openMail({ smtp: `smtp://127.0.0.1:${rudePort}`, from });
  expect(await cut.deliver('ann@example.org', LETTER, STOP)).toMatchObject({ end: 'refused' });
  await new Promise(resolve => rude.close(resolve));
});
