import type { Judge } from '../../../bots/judge.ts';
import { type Features, trainedJudges } from '../../../bots/value.ts';
import { present } from '../../../core/sure.ts';
import type { Chicoree } from '../vocabulary.ts';
import { weights as two } from './weights/players-2.ts';
import { weights as three } from './weights/players-3.ts';
import { weights as four } from './weights/players-4.ts';
import { weights as five } from './weights/players-5.ts';
import { weights as six } from './weights/players-6.ts';

const TRAINED = [two, three, four, five, six];

/** The judge of a table, learnt from games among tutors. */
export function judgesBy(features: Features<Chicoree>): (players: number) => Judge<Chicoree> {
  const judges = trainedJudges('chicoree', features, TRAINED);
  return players => present(judges(players), `judge for ${players} players`);
}
