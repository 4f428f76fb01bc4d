/** Apart from the words of the house, which the first page needs. */
export const FETCH_GATHER = {
  en: async () => (await import('./gather.en.ts')).gatherEn,
  fr: async () => (await import('./gather.fr.ts')).gatherFr,
};
