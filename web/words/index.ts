import type { InEveryLanguage } from '../kit/language.ts';
import { useStore } from '../kit/store.ts';
import { settings } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

const WORDS: InEveryLanguage<Words> = { en, fr };

export function useWords(): Words {
  return WORDS[useStore(settings).language];
}
