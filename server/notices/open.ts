import type { Context, Hono } from 'hono';
import type { Settings } from '../config.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import { openCodes } from './codes.ts';
import type { House } from './letters.ts';
import { openMail } from './mail.ts';
import { openMailDesk } from './mail-desk.ts';
import { type Notifier, openNotifier } from './notifier.ts';
import { openPush } from './push.ts';
import { noticeRoutes } from './routes.ts';

/** The part of the house that calls people back to their tables. */
export interface NoticeOffice {
  readonly notifier: Notifier;
  /** To be mounted under `/api`. */
  readonly routes: Hono;
  readonly pushKey: string;
  readonly sendsMail: boolean;
}

interface OfficeOptions {
  readonly storage: Parameters<typeof openNotifier>[0]['storage'] &
    Parameters<typeof noticeRoutes>[0]['storage'] &
    Pick<Storage, 'houseValue'>;
  readonly settings: Pick<Settings, 'url' | 'mail'>;
  readonly titleOf: House['titleOf'];
  readonly isHere: (person: string) => boolean;
  readonly personOf: (context: Context) => Promise<StoredPerson | null>;
  readonly networkOf: (context: Context) => string;
  readonly warn: Parameters<typeof openNotifier>[0]['warn'];
  readonly now: () => number;
}

export async function openNotices(options: OfficeOptions): Promise<NoticeOffice> {
  const { storage, settings, titleOf, isHere, personOf, networkOf, warn, now } = options;
  const { mail } = settings;
  const url = settings.url === null ? null : new URL(settings.url).origin;
  const house = { url: url ?? '', titleOf };
  const codes = await openCodes(storage);
  const push = await openPush({ storage, contact: contactOf(url, mail?.from ?? null) });
  // A mail without links is of no use, and only the public address makes links that work elsewhere.
  const desk = mail && url !== null ? openMailDesk({ mail: openMail(mail), codes, house, now }) : null;
  const notifier = openNotifier({ storage, push, desk, house, now, isHere, warn });
  return {
    notifier,
    routes: noticeRoutes({ storage, notifier, push, codes, now, personOf, networkOf }),
    pushKey: push.publicKey,
    sendsMail: desk !== null,
  };
}

/** Whom a push service may write to about us; it insists on an address, and one must be given even by a house without. */
export function contactOf(url: string | null, from: string | null): string {
  if (url?.startsWith('https:')) return url;
  const [, address] = /([^\s<>]+@[^\s<>]+)/.exec(from ?? '') ?? [];
  return `mailto:${address ?? 'nobody@potager.invalid'}`;
}
