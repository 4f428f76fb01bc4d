import type { InEveryLanguage } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { meEn, type MeWords } from './words.en.ts';
import { meFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
const ME_WORDS: InEveryLanguage<MeWords> = { en: meEn, fr: meFr };

export const useMeWords = (): MeWords => ME_WORDS[useStore(settings).language];
