import type { Language } from './language.ts';

/** “1st”, “2nd”, « 1er », « 2e »: places at the end of a game. */
export function ordinal(place: number, language: Language): string {
  if (language === 'fr') return place === 1 ? '1er' : `${place}e`;
  return `${place}${['th', 'st', 'nd', 'rd'][place] ?? 'th'}`;
}
