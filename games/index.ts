import { type About, fetchRulesAndBots, type RulesAndBots } from './about.ts';
import { CARDS } from './cards.ts';

interface Listed extends RulesAndBots {
  readonly about: About;
}

/** Every game of the house with its rules and bots at hand, for whoever plays them all: server, arena, workshops. */
export const GAMES: { readonly [id: string]: Listed } = Object.fromEntries(
  await Promise.all(
    CARDS.map(
      async (about): Promise<[string, Listed]> => [about.id, { about, ...(await fetchRulesAndBots(about)) }],
    ),
  ),
);

/** A game that is known to be in the house. */
export function gameCalled(id: string): Listed {
  const listed = GAMES[id];
  if (!listed) throw new Error(`Impossible: no game is called ${id}`);
  return listed;
}
