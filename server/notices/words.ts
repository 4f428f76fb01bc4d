import { english, french, type Phrases } from '../../core/words.ts';
import type { Notices } from '../../wire/tells.ts';

export type Language = Notices['language'];

/** “Tuesday 3 March” and “14:05” on the reader's own clock. */
function dayAndTime(locale: string, time: number, timeZone: string): readonly [day: string, time: string] {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  return [day.format(time), clock.format(time)];
}

/** What Potager says outside its own pages. Names arrive cleaned, titles as the games are called. */
const en = {
  decide: (title: string) => `Your turn in ${title}`,
  tablesWait: (n: number) => `${english.count(n, 'table is', 'tables are')} waiting for you`,
  othersWait: (others: readonly string[]) =>
    others.length === 0
      ? 'The table is waiting for you'
      : `${english.list(others)} ${others.length === 1 ? 'is' : 'are'} waiting for you`,
  until(deadline: number, zone: string) {
    const [day, time] = dayAndTime('en-GB', deadline, zone);
    return `by ${day}, ${time}`;
  },
  with: (others: readonly string[]) => `with ${english.list(others)}`,
  /** Instead of the name of somebody who wanted to be forgotten. */
  someone: 'someone',
  isNew: 'new',
  more: (n: number) => (n === 1 ? 'and 1 more table' : `and ${n} more tables`),
  hello: (name: string) => `Hello ${name},`,
  listed: 'It’s your turn here:',
  open: 'Go to table',
  why: 'You get this email because you asked Potager to tell you when it’s your turn.',
  stopLink: 'Stop emails',
  confirm: {
    subject: 'Is this your address?',
    text: (name: string) =>
      `${name} would like an email at this address when it’s their turn at Potager. If that’s you, please confirm:`,
    button: 'Confirm this address',
    ignore: 'If it isn’t, do nothing: we won’t use this address, and the link stops working after 2 days.',
  },
  pages: {
    askConfirm: {
      title: 'Is this your address?',
      text: 'We’ll email you when it’s your turn, and never about anything else.',
      button: 'Yes, email me',
    },
    confirmed: { title: 'Thank you', text: 'We’ll email you when it’s your turn.' },
    askStop: {
      title: 'Stop emails?',
      text: 'We’ll forget your address. Your games stay as they are.',
      button: 'Yes, stop emails',
    },
    stopped: { title: 'Done', text: 'No more emails will go to this address.' },
    invalid: {
      title: 'This link doesn’t work',
      text: 'It’s too old or incomplete. You can ask for a new one on your profile page.',
    },
  },
};

export type NoticeWords = Phrases<typeof en>;

const fr: NoticeWords = {
  decide: title => `À vous de jouer : ${title}`,
  tablesWait: n => french.count(n, 'table vous attend', 'tables vous attendent'),
  othersWait: others =>
    others.length === 0
      ? 'La table vous attend'
      : `${french.list(others)} ${others.length === 1 ? 'vous attend' : 'vous attendent'}`,
  until(deadline, zone) {
    const [day, time] = dayAndTime('fr-FR', deadline, zone);
    return `avant le ${day} à ${time.replace(':00', '\u00a0h').replace(':', '\u00a0h\u00a0')}`;
  },
  with: others => `avec ${french.list(others)}`,
  someone: 'quelqu’un',
  isNew: 'nouveau',
  more: n => (n < 2 ? 'et 1 autre table' : `et ${n} autres tables`),
  hello: name => `Bonjour ${name},`,
  listed: 'C’est à vous de jouer ici :',
  open: 'Rejoindre la table',
  why: 'Vous recevez cet e-mail parce que vous avez demandé à Potager de vous prévenir quand c’est à vous de jouer.',
  stopLink: 'Ne plus recevoir d’e-mails',
  confirm: {
    subject: 'Est-ce bien votre adresse ?',
    text: name =>
      `${name} souhaite recevoir un e-mail ici quand c’est son tour de jouer sur Potager. Si c’est vous, merci de confirmer :`,
    button: 'Confirmer cette adresse',
    ignore:
      'Sinon, ne faites rien : cette adresse ne servira pas, et le lien cesse de fonctionner après 2 jours.',
  },
  pages: {
    askConfirm: {
      title: 'Est-ce bien votre adresse ?',
      text: 'Nous vous écrirons quand c’est à vous de jouer, et jamais pour autre chose.',
      button: 'Oui, écrivez-moi',
    },
    confirmed: { title: 'Merci', text: 'Nous vous écrirons quand c’est à vous de jouer.' },
    askStop: {
      title: 'Ne plus recevoir d’e-mails ?',
      text: 'Nous oublierons votre adresse. Vos parties restent telles quelles.',
      button: 'Oui, ne plus m’écrire',
    },
    stopped: { title: 'C’est fait', text: 'Plus aucun e-mail ne partira vers cette adresse.' },
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est trop ancien ou incomplet. Vous pouvez en demander un autre sur votre page de profil.',
    },
  },
};

export const NOTICE_WORDS: { readonly [L in Language]: NoticeWords } = { en, fr };
