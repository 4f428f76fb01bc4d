import type { InEveryLanguage, Language } from './language.ts';

/** What we call our own editions. */
const OURS = 'Potager reconstruction';

const SAID: InEveryLanguage<(name: string) => string> = {
  en: name => `Edition: ${name}`,
  fr: name => `Édition : ${name === OURS ? 'reconstitution Potager' : name}`,
};

/** Whose numbers they are. */
export const editionCalled = (name: string, language: Language): string => SAID[language](name);
