import { createHash } from 'node:crypto';
import { escapeHtml } from './plain.ts';
import { type Language, NOTICE_WORDS, type NoticeWords } from './words.ts';

const STYLE = `
:root { color-scheme: light dark }
body { font: 1.2rem/1.5 system-ui; max-width: 30rem; margin: 15vh auto; padding: 0 1rem }
button { font: inherit; min-height: 44px; padding: 0.4em 1.2em }
`;

/** Stricter than the house’s own: these pages load nothing, but may send their one form back to us. */
export const PAGE_HEADERS = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
  'cache-control': 'no-store',
};

/** A page for somebody who comes from a mail, perhaps on a device we do not know. */
export function mailPage(language: Language, name: Exclude<keyof NoticeWords['pages'], 'home'>): string {
  const { pages } = NOTICE_WORDS[language];
  const page = pages[name];
  const title = escapeHtml(page.title);
  // Mail programs open links to look at them, so a link alone changes nothing: a person presses the button.
  const form =
    'button' in page ? `<form method="post"><button>${escapeHtml(page.button)}</button></form>` : '';
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Potager</title>
<style>${STYLE}</style>
<body>
<h1>${title}</h1>
<p>${escapeHtml(page.text)}</p>
${form}
<p><a href="/">${escapeHtml(pages.home)}</a></p>
`;
}
