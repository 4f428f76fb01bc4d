import type { Read, Vocabulary } from '../core/game.ts';
import { advance, copyOf, draftOf, start } from '../core/play.ts';
import { defaultOptions } from '../core/opening.ts';
import { nth, present, readOnly } from '../core/sure.ts';
import { quickChance } from './chance.ts';
import { rewardOf } from './judge.ts';
import { between, hashed, type Lesson, MOST_MOVES, RATES, type School } from './learning.ts';
import { answer, chanceOf, type Net, teach } from './net.ts';

/** The weight of the result; the rest is the value of the world evaluated next. Results are unbiased, but noisy. */
const LAMBDA = 0.95;
/** On average all seats evaluate the world once in this many moves per seat. */
const ONE_IN = 2;

/** One game among tutors, then a training step: the network's value of each seat's prospects is moved towards the
 * result. */
export function learnFromTutors<V extends Vocabulary>(school: School<V>, net: Net, lesson: Lesson): void {
  const { game, craft, players } = school;
  const seed = `${school.seed}/${lesson.game}`;
  const random = quickChance(hashed(seed));
  const tutors = Array.from({ length: players }, () => present(craft.tutor, 'tutor')(random));
  const opening = { options: defaultOptions(game), seats: players, seed };
  const draft = draftOf(game, copyOf(game, start(game, opening).state), { random });
  const world = readOnly(draft.state);
  const looks: Float64Array[][] = [];
  for (let n = 0; game.outcome(world) === null; n++) {
    if (n === MOST_MOVES) return;
    const { seat } = nth(game.pending(world), 0);
    advance(draft, seat, nth(tutors, seat)(world, seat, random));
    if (random.int(ONE_IN * players) === 0 && game.outcome(world) === null)
      looks.push(tutors.map((_, at) => lookOf(school, world, at)));
  }
  const outcome = game.outcome(world)!;
  const rate = between(RATES, lesson.game / lesson.games);
  for (let seat = 0; seat < players; seat++) {
    let target = rewardOf(outcome, seat, craft.spread ?? 10);
    for (const look of looks.toReversed()) {
      const inputs = nth(look, seat);
      const thought = chanceOf(answer(net, inputs));
      teach(net, inputs, { target, rate });
      target = LAMBDA * target + (1 - LAMBDA) * thought;
    }
  }
}

function lookOf<V extends Vocabulary>(
  { features }: School<V>,
  world: Read<V['State']>,
  seat: number,
): Float64Array {
  const inputs = new Float64Array(features.count);
  features.write(world, seat, inputs);
  return inputs;
}
