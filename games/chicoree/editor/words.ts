import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { editorEn, type EditorWords } from './words.en.ts';
import { editorFr } from './words.fr.ts';

export const EDITOR_WORDS: InEveryLanguage<EditorWords> = { en: editorEn, fr: editorFr };
