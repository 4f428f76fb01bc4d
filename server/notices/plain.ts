/** Names are written by strangers and read in other people’s mail: nothing in them may act as markup, layout or link. */

const LAYOUT = /[\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
const WORD_JOINER = '\u2060';

/** One line without hidden characters, in which no mail program finds an address to click on. */
export function plainName(name: string): string {
  return name
    .replace(LAYOUT, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.:/@](?=\S)/g, `$&${WORD_JOINER}`);
}

const ENTITIES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);
}
