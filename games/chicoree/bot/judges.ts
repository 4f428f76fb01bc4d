import type { Judge } from '../../../bots/judge.ts';
import { type Features, trainedJudges } from '../../../bots/value.ts';
import type { Weights } from '../../../bots/weights.ts';
import { present } from '../../../core/sure.ts';
import type { Chicoree } from '../vocabulary.ts';

/** The judge of a table, learnt from games among tutors. */
export function judgesBy(
  features: Features<Chicoree>,
  weights: readonly Weights[],
): (players: number) => Judge<Chicoree> {
  const judges = trainedJudges('chicoree', features, weights);
  return players => present(judges(players), `judge for ${players} players`);
}
