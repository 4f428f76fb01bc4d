/** As a sentence begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** As it goes on after a colon. */
export const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
