import { housePage } from '../pages/house-page.ts';
import { type Language, NOTICE_WORDS, type NoticeWords } from './words.ts';

/** A page for somebody who comes from a mail, perhaps on a device we do not know. */
export const mailPage = (language: Language, name: keyof NoticeWords['pages']): string =>
  housePage(language, NOTICE_WORDS[language].pages[name]);
