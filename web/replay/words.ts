import type { InEveryLanguage } from '../kit/language.ts';
import { replayEn, type ReplayWords } from './words.en.ts';
import { replayFr } from './words.fr.ts';

/** Apart from the words of the house, which the first page needs. */
export const REPLAY_WORDS: InEveryLanguage<ReplayWords> = { en: replayEn, fr: replayFr };
