import type { Notices } from '../../wire/tells.ts';

export type Language = Notices['language'];

/** The first of our languages that a browser names: all we know of somebody who came by a link. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? '').split(',').map(part => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(language => language === 'fr' || language === 'en') === 'fr' ? 'fr' : 'en';
}
