import type { Context } from 'hono';
import { housePage, PAGE_HEADERS, type PageWords } from './house-page.ts';
import { type Language, languageOf } from './language.ts';

const WORDS: { readonly [status in 404 | 500 | 503]: { readonly [L in Language]: PageWords } } = {
  404: {
    en: {
      title: 'Nothing grows here',
      text: 'There’s no page at this address. Perhaps a letter got lost on the way.',
    },
    fr: {
      title: 'Rien ne pousse ici',
      text: 'Il n’y a pas de page à cette adresse. Une lettre s’est peut-être perdue en chemin.',
    },
  },
  500: {
    en: {
      title: 'Something broke',
      text: 'The mistake is ours. Nothing that was confirmed is lost: try again in a moment.',
    },
    fr: {
      title: 'Quelque chose s’est cassé',
      text: 'L’erreur est de notre côté. Rien de ce qui était confirmé n’est perdu : réessayez dans un instant.',
    },
  },
  503: {
    en: {
      title: 'Back in a moment',
      text: 'Potager can’t read or write just now. Nothing that was confirmed is lost: try again later.',
    },
    fr: {
      title: 'De retour bientôt',
      text: 'Potager ne peut ni lire ni écrire en ce moment. Rien de ce qui était confirmé n’est perdu : réessayez plus tard.',
    },
  },
};

/** Whether a person is looking, and not a program or a picture on a page. */
export const wantsPage = (context: Context): boolean =>
  /\btext\/html\b/.test(context.req.header('accept') ?? '');

export function troublePage(context: Context, status: keyof typeof WORDS): Response {
  const language = languageOf(context.req.header('accept-language'));
  return context.html(housePage(language, WORDS[status][language]), status, PAGE_HEADERS);
}
