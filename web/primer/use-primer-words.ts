import type { InEveryLanguage } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { primerEn, type PrimerWords } from './words.en.ts';
import { primerFr } from './words.fr.ts';

export const PRIMER_WORDS: InEveryLanguage<PrimerWords> = { en: primerEn, fr: primerFr };

export function usePrimerWords(): PrimerWords {
  return PRIMER_WORDS[useStore(settings).language];
}
