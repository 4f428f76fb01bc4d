import type { InEveryLanguage } from '../kit/language.ts';
import { spoken } from '../kit/spoken.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import type { Words } from './words.ts';

const WORDS: InEveryLanguage<Words> = spoken<Words>({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
});

export function useWords(): Words {
  return WORDS[useStore(settings).language];
}
