export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
/** For dates and numbers. */
export const LOCALES = { en: 'en-GB', fr: 'fr-FR' } as const;
export type InEveryLanguage<T> = { readonly [L in Language]: T };
