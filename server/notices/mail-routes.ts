import { type Context, Hono } from 'hono';
import { NAMELESS } from '../../wire/agreed.ts';
import type { Notices } from '../../wire/tells.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import type { Codes, Grant } from './codes.ts';
import { housePage, PAGE_HEADERS } from '../pages/house-page.ts';
import { languageOf } from '../pages/language.ts';
import { NOTICE_WORDS, type NoticeWords } from './words.ts';

type MailPage = keyof NoticeWords['pages'];

interface MailRouteOptions {
  readonly storage: Pick<Storage, 'person' | 'changePerson'>;
  readonly codes: Codes;
  readonly now: () => number;
}

/** Where the links in mails lead. They work without a key: the code in the link is the permission. */
export function mailRoutes({ storage, codes, now }: MailRouteOptions): Hono {
  const show = (context: Context, language: Notices['language'], name: MailPage) => {
    const page = housePage(language, NOTICE_WORDS[language].pages[name]);
    return context.html(page, name === 'invalid' ? 400 : 200, PAGE_HEADERS);
  };

  /** An invalid link identifies nobody: all we know is the language of the browser. */
  const invalid = (context: Context) =>
    show(context, languageOf(context.req.header('accept-language')), 'invalid');

  /** A page for the holder of a valid link. */
  const held =
    (purpose: Grant['purpose'], serve: (person: StoredPerson, grant: Grant) => Promise<MailPage>) =>
    async (context: Context) => {
      const grant = codes.read(purpose, context.req.query('code') ?? '', now());
      const person = grant && (await storage.person(grant.person));
      // A deleted person is not written to again, even through a link in an old mail.
      if (!person || person.name === NAMELESS) return invalid(context);
      return show(context, person.notices.language, await serve(person, grant));
    };

  const setMail = (person: StoredPerson, mail: string | null) =>
    storage.changePerson({ ...person, notices: { ...person.notices, mail } });

  return (
    new Hono()
      .get(
        '/mail/confirm',
        held('confirm', async () => 'askConfirm'),
      )
      .post(
        '/mail/confirm',
        held('confirm', async (person, { address }) => {
          await setMail(person, address);
          return 'confirmed';
        }),
      )
      .get(
        '/mail/stop',
        held('stop', async () => 'askStop'),
      )
      // Also called by mail programs themselves, by `List-Unsubscribe-Post`.
      .post(
        '/mail/stop',
        held('stop', async (person, { address }) => {
          const { mail } = person.notices;
          // An old mail to an old address does not stop those to the present one.
          if (mail !== null && codes.mark(mail) === address) await setMail(person, null);
          return 'stopped';
        }),
      )
  );
}
