import { createHash } from 'node:crypto';
import { escapeHtml } from '../notices/plain.ts';
import type { Language } from './language.ts';
import { SCENE } from './scene.ts';
import { STYLE } from './style.ts';

/** What a page that the server makes itself says. */
export interface PageWords {
  readonly title: string;
  readonly text: string;
  /** Sends the page's one form back to its own address. */
  readonly button?: string;
}

const HOME: { readonly [L in Language]: string } = { en: 'All games', fr: 'Tous les jeux' };

const digest = createHash('sha256').update(STYLE).digest('base64');

/** Stricter than for the other pages: only this one style, our own fonts, and a form that posts to ourselves. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${digest}'; font-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
  vary: 'accept-language',
};

/** A page without script: for those who took a wrong turn, come from a mail, or find the house in trouble. */
export function housePage(language: Language, { title, text, button }: PageWords): string {
  // Mail programs open links to look at them, so a link alone changes nothing: a person presses the button.
  const form =
    button === undefined
      ? ''
      : `<form method="post"><button class="button">${escapeHtml(button)}</button></form>\n`;
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${escapeHtml(title)} · Potager</title>
<style>${STYLE}</style>
<body>
${SCENE}
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}<a class="${form === '' ? 'button' : 'quiet'}" href="/">${HOME[language]}</a>
</main>
`;
}
