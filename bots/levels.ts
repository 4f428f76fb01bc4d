/** The levels of bots (their difficulty), weakest first: the same in every game. Their names and a line about each are in web/words. */
export const LEVELS = ['sprout', 'helper', 'apprentice', 'gardener', 'green-thumb', 'head-gardener'] as const;

export type Level = (typeof LEVELS)[number];

/** The default level, and that of a bot in place of an absent person. */
export const MIDDLE: Level = 'gardener';

/** For somebody's first game. */
export const GENTLE: Level = 'helper';

/** What levels were called while there were two: old tables and saved games still say so. */
const FORMER: { readonly [name: string]: Level } = { easy: 'helper', normal: 'gardener' };

/** The level meant by a name, of today or of old; null if there is none. */
export function levelCalled(name: string): Level | null {
  const level = LEVELS.find(known => known === name);
  return level ?? (Object.hasOwn(FORMER, name) ? FORMER[name]! : null);
}
