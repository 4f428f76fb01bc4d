export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InEveryLanguage<T> = { readonly [L in Language]: T };
