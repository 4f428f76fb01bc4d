import { type Context, Hono } from 'hono';
import { NAMELESS } from '../../wire/agreed.ts';
import type { Notices } from '../../wire/tells.ts';
import type { Storage, StoredPerson } from '../storage/storage.ts';
import type { Codes, Grant } from './codes.ts';
import { PAGE_HEADERS } from '../pages/house-page.ts';
import { languageOf } from '../pages/language.ts';
import { mailPage } from './pages.ts';

interface MailRouteOptions {
  readonly storage: Pick<Storage, 'person' | 'changePerson'>;
  readonly codes: Codes;
  readonly now: () => number;
}

/** Where the links in mails lead. They work without a key: the code in the link is the permission. */
export function mailRoutes({ storage, codes, now }: MailRouteOptions): Hono {
  const show = (context: Context, language: Notices['language'], name: Parameters<typeof mailPage>[1]) =>
    context.html(mailPage(language, name), name === 'invalid' ? 400 : 200, PAGE_HEADERS);

  /** Somebody whose link is no good is nobody we know: all we have is the language of their browser. */
  const invalid = (context: Context) =>
    show(context, languageOf(context.req.header('accept-language')), 'invalid');

  async function holder(
    context: Context,
    purpose: Grant['purpose'],
  ): Promise<{ grant: Grant; person: StoredPerson } | null> {
    const grant = codes.read(purpose, context.req.query('code') ?? '', now());
    const person = grant && (await storage.person(grant.person));
    // Whoever was forgotten is not written to again, whatever lies about in old mails.
    return person && person.name !== NAMELESS ? { grant: grant, person } : null;
  }

  const setMail = (person: StoredPerson, mail: string | null) =>
    storage.changePerson({ ...person, notices: { ...person.notices, mail } });

  return (
    new Hono()
      .get('/mail/confirm', async context => {
        const held = await holder(context, 'confirm');
        return held ? show(context, held.person.notices.language, 'askConfirm') : invalid(context);
      })
      .post('/mail/confirm', async context => {
        const held = await holder(context, 'confirm');
        if (!held) return invalid(context);
        await setMail(held.person, held.grant.address);
        return show(context, held.person.notices.language, 'confirmed');
      })
      .get('/mail/stop', async context => {
        const held = await holder(context, 'stop');
        return held ? show(context, held.person.notices.language, 'askStop') : invalid(context);
      })
      // Also called by mail programs themselves, by `List-Unsubscribe-Post`.
      .post('/mail/stop', async context => {
        const held = await holder(context, 'stop');
        if (!held) return invalid(context);
        const { person, grant } = held;
        const { mail } = person.notices;
        // An old mail to an old address does not stop those to the present one.
        if (mail !== null && codes.mark(mail) === grant.address) await setMail(person, null);
        return show(context, person.notices.language, 'stopped');
      })
  );
}
