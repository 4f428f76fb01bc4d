import type { Read } from '../../../core/game.ts';
import { nth } from '../../../core/sure.ts';
import type { Promises } from '../../../testkit/scene.ts';
import { MOST_CALLS } from '../calls.ts';
import { HATS, STEP } from '../data/words.ts';
import { owned, total } from '../gnomes.ts';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import type { GartenZwerge, State } from '../vocabulary.ts';

function invariant(state: Read<State>): string | null {
  const { players, auction, contests, highest, stage } = state;
  for (const [seat, player] of players.entries()) {
    if (player.petals < 0 || player.petals % STEP !== 0)
      return `petals that no notes can make: ${player.petals}`;
    for (const place of [player.free, player.garden, player.home, player.hired])
      if (place.length !== HATS.length || place.some(count => count < 0))
        return 'a negative number of gnomes';
    const counts = owned(state, seat);
    if (counts.some((count, hat) => count > 0 && hat > highest))
      return 'a hat in play that nobody noted (GZ-17)';
    if (player.shack.some(({ own, partner, owner }) => own === 0 || partner === 0 || owner === seat))
      return 'a pair that may not be (GZ-26, GZ-A06)';
    if (stage.name !== 'jobs' || total(player.hired) === 0 || players.length === 2) continue;
    return 'Herr Schmiedel plays with two players only (GZ-74)';
  }
  if (contests.length !== 2 || nth(contests, 0).hat >= nth(contests, 1).hat)
    return 'not two contests in order (GZ-18)';
  if (auction?.calls.some(calls => calls > MOST_CALLS)) return 'too many calls (GZ-A28)';
  return null;
}

export const promises: Promises<GartenZwerge> = {
  games: 10,
  maxSteps: 4000,
  languages: [en, fr],
  invariant,
  conserved: ({ decks, gone }) => ({
    greyEvents: decks.grey.length + gone.grey.length,
    blueEvents: decks.blue.length + gone.blue.length,
  }),
};
