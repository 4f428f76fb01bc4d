/** What the games are called, for whoever has no need of their rules. */
const TITLES: { readonly [id: string]: { readonly en: string; readonly fr: string } } = {
  'chill-and-chili': { en: 'Chill & Chili', fr: 'Chill & Chili' },
  'enemy-chocolatier': { en: 'Enemy Chocolatier', fr: 'Enemy Chocolatier' },
  'seasons-of-rice': { en: 'Seasons of Rice', fr: 'Rizières du Cambodge' },
  chicoree: { en: 'Chicorée', fr: 'Chicorée' },
  'garten-zwerge': { en: 'Garten Zwerge e.V.', fr: 'Garten Zwerge e.V.' },
};

/** One that is not on the shelf any more keeps its id. */
export const titleOf = (game: string, language: 'en' | 'fr') => TITLES[game]?.[language] ?? game;
