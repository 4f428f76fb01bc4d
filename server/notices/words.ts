import { english, french } from '../../core/words.ts';
import type { Notices } from '../../wire/tells.ts';

export type Language = Notices['language'];

/** What the house says outside its own pages. Names arrive cleaned, titles as the games are called. */
export interface NoticeWords {
  readonly decide: (title: string) => string;
  readonly tablesWait: (n: number) => string;
  readonly othersWait: (others: readonly string[]) => string;
  readonly until: (deadline: number, zone: string) => string;
  readonly with: (others: readonly string[]) => string;
  /** Instead of the name of somebody who wanted to be forgotten. */
  readonly someone: string;
  readonly isNew: string;
  readonly more: (n: number) => string;
  readonly hello: (name: string) => string;
  readonly listed: string;
  readonly open: string;
  readonly why: string;
  readonly stopLink: string;
  readonly confirm: {
    readonly subject: string;
    readonly text: (name: string) => string;
    readonly button: string;
    readonly ignore: string;
  };
  readonly pages: {
    readonly askConfirm: Page & { readonly button: string };
    readonly confirmed: Page;
    readonly askStop: Page & { readonly button: string };
    readonly stopped: Page;
    readonly invalid: Page;
  };
}

interface Page {
  readonly title: string;
  readonly text: string;
}

function moment(locale: string, time: number, zone: string): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  }).format(time);
}

const en: NoticeWords = {
  decide: title => `${title}: your decision`,
  tablesWait: n => `${n} tables wait for you`,
  othersWait: others =>
    others.length === 0
      ? 'The table waits for you.'
      : `${english.list(others)} ${others.length === 1 ? 'waits' : 'wait'} for you.`,
  until: (deadline, zone) => `until ${moment('en-GB', deadline, zone)}`,
  with: others => `with ${english.list(others)}`,
  someone: 'someone',
  isNew: 'new',
  more: n => (n === 1 ? 'and one more table' : `and ${n} more tables`),
  hello: name => `Hello ${name},`,
  listed: 'it is your decision here:',
  open: 'Go to the table',
  why: 'You get this mail because you asked Potager to tell you when a table waits for you.',
  stopLink: 'No more mails',
  confirm: {
    subject: 'Is this your address?',
    text: name =>
      `${name} would like to be told at this address when a table at Potager waits for a decision. If that is you, please confirm:`,
    button: 'Confirm this address',
    ignore:
      'If it is not, do nothing: this address will not be used, and the link stops working after two days.',
  },
  pages: {
    askConfirm: {
      title: 'Is this your address?',
      text: 'We will write to you when a table waits for your decision, and never about anything else.',
      button: 'Yes, write to me',
    },
    confirmed: { title: 'Thank you', text: 'We will write to you when a table waits for you.' },
    askStop: {
      title: 'No more mails?',
      text: 'We will forget your address. Your games stay as they are.',
      button: 'Yes, no more mails',
    },
    stopped: { title: 'Done', text: 'No more mails go to this address.' },
    invalid: {
      title: 'This link does not work',
      text: 'It is too old or incomplete. You can ask for a new one on your own page.',
    },
  },
};

const fr: NoticeWords = {
  decide: title => `${title} : à vous de décider`,
  tablesWait: n => `${n} tables vous attendent`,
  othersWait: others =>
    others.length === 0
      ? 'La table vous attend.'
      : `${french.list(others)} ${others.length === 1 ? 'vous attend' : 'vous attendent'}.`,
  until: (deadline, zone) => `jusqu’au ${moment('fr-FR', deadline, zone)}`,
  with: others => `avec ${french.list(others)}`,
  someone: 'quelqu’un',
  isNew: 'nouveau',
  more: n => (n === 1 ? 'et une autre table' : `et ${n} autres tables`),
  hello: name => `Bonjour ${name},`,
  listed: 'c’est à vous de décider ici :',
  open: 'Aller à la table',
  why: 'Vous recevez ce courriel parce que vous avez demandé à Potager de vous prévenir quand une table vous attend.',
  stopLink: 'Ne plus recevoir de courriels',
  confirm: {
    subject: 'Est-ce bien votre adresse ?',
    text: name =>
      `${name} aimerait être prévenu à cette adresse quand une table de Potager attend une décision. Si c’est vous, merci de confirmer :`,
    button: 'Confirmer cette adresse',
    ignore:
      'Sinon, ne faites rien : cette adresse ne servira pas, et le lien cesse de fonctionner après deux jours.',
  },
  pages: {
    askConfirm: {
      title: 'Est-ce bien votre adresse ?',
      text: 'Nous vous écrirons quand une table attend votre décision, et jamais pour autre chose.',
      button: 'Oui, écrivez-moi',
    },
    confirmed: { title: 'Merci', text: 'Nous vous écrirons quand une table vous attend.' },
    askStop: {
      title: 'Ne plus vous écrire ?',
      text: 'Nous oublierons votre adresse. Vos parties restent telles quelles.',
      button: 'Oui, ne plus m’écrire',
    },
    stopped: { title: 'C’est fait', text: 'Plus aucun courriel ne part vers cette adresse.' },
    invalid: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il est trop ancien ou incomplet. Vous pouvez en demander un autre sur votre page.',
    },
  },
};

export const NOTICE_WORDS: { readonly [L in Language]: NoticeWords } = { en, fr };
