import { freeze, same } from '../core/data.ts';
import { questionFor } from '../core/frame.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from '../core/game.ts';
import { defaultOptions, openingFaults, optionSpecs } from '../core/opening.ts';
import { close, play, recognise, start, type Step } from '../core/play.ts';
import { randomOf, seedRng } from '../core/random.ts';
import { byName, tellingTo } from '../core/telling.ts';
import { sayEvent, sayMove, sayRefusal, type Texts } from '../core/texts.ts';
import { broken, must } from './broken.ts';
import { Coverage } from './coverage.ts';
import { knownOf } from './known.ts';
import { judgeAll } from '../core/judge.ts';
import { nth } from '../core/sure.ts';
import type { Promises, Scene } from './scene.ts';
import { checkCopy, checkLegal, checkRollout, checkUnheard } from './simulations.ts';
import {
  checkEndsInSight,
  checkPassedOn,
  checkSecondThoughts,
  checkSecrets,
  checkTakeback,
  checkWitness,
} from './secrecy.ts';
import { checkVerdicts, type Judging } from './verdicts.ts';

/**
 * The property-based conformance tests of every game. Plays random games with every number of players and every option, and checks at every step what every
 * game promises (C1 to C18, see docs/adding-a-game.md). Throws naming the clause, the seed and the step.
 */
export function checkContract<V extends Vocabulary>(
  game: Game<V>,
  promises: Promises<V>,
  judging: Judging = judgeAll,
): Coverage {
  const coverage = new Coverage();
  const variants = optionVariants(game);
  const counts = game.seats.max - game.seats.min + 1;
  for (let n = 0; n < promises.games; n++) {
    // The longer of both lists is enough to meet every option and every number of players; each further round pairs them otherwise.
    const round = Math.floor(n / variants.length);
    const seats = game.seats.min + (((n % variants.length) + round) % counts);
    const fitting = variants.filter(options => openingFaults(game, { options, seats }).length === 0);
    const options = nth(fitting, n % fitting.length);
    const where = { seed: `contract-${n}`, step: 0, seats, options };
    try {
      checkGame({ game, promises, coverage, judging, where });
    } catch (error) {
      throw broken(
        error,
        `${seats} seats, options ${JSON.stringify(options)}, seed ${where.seed}, step ${where.step}`,
      );
    }
  }
  return coverage;
}

/** The default options, and every other value of every option on its own. */
function optionVariants<V extends Vocabulary>(game: Game<V>): Read<V['Options']>[] {
  const standard = defaultOptions(game);
  const others = optionSpecs(game).flatMap(([key, spec]) =>
    spec.values.filter(value => value !== spec.default).map(value => ({ ...standard, [key]: value })),
  );
  return [standard, ...(others as Read<V['Options']>[])];
}

interface Run<V extends Vocabulary> {
  readonly game: Game<V>;
  readonly promises: Promises<V>;
  readonly coverage: Coverage;
  readonly judging: Judging;
  readonly where: { seed: string; step: number; seats: number; options: Read<V['Options']> };
}

function checkGame<V extends Vocabulary>({ game, promises, coverage, judging, where }: Run<V>): void {
  const pool: V['Move'][] = [];
  const { seed, seats, options } = where;
  const dice = randomOf(seedRng(`dice-${seed}`));
  // Of their own, so that what is tried beside the game does not change the game.
  const trials = randomOf(seedRng(`trials-${seed}`));
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  let step: Step<V> = start(game, { options, seats, seed });
  must(same(step, start(game, { options, seats, seed })), 'C1', 'the same seed must give the same start');
  const first = step.state;
  const totals = promises.conserved?.(step.state);
  const clause = same(options, defaultOptions(game)) ? 'C8' : 'C17';

  for (; ; where.step++) {
    const state = freeze(step.state);
    const scene: Scene<V> = { game, state, known: knownOf(game, state), viewers, dice, promises };
    coverage.noteEvents(step.events);
    must(where.step <= promises.maxSteps, clause, 'every game must end');
    must(same(JSON.parse(JSON.stringify(state)), state), 'C2', 'a state must survive JSON');
    checkCopy(scene);
    const wrong = promises.invariant?.(state);
    must(!wrong, 'C12', wrong ?? '');
    must(
      same(promises.conserved?.(state), totals),
      'C16',
      `lost or made from nothing: ${JSON.stringify(promises.conserved?.(state))}`,
    );
    for (const event of step.events) checkWords(scene, event);

    const pending = game.pending(state);
    must(
      (pending.length === 0) === (game.outcome(state) !== null),
      'C9',
      'over exactly when nobody must decide',
    );
    if (pending.length === 0)
      return checkRollout(game, { from: first, dice: trials, most: promises.maxSteps, clause });

    for (const { seat } of pending) {
      checkDecision(scene, seat, coverage);
      checkLegal({ ...scene, dice: trials }, seat);
      pool.push(trials.pick(scene.known.choices(seat)).move);
    }
    checkSecrets(scene);
    checkTakeback(scene);
    const aside = { ...scene, dice: trials };
    checkSecondThoughts(aside);
    checkPassedOn(aside);
    checkEndsInSight(aside);
    checkVerdicts(aside, pool, judging);
    checkCommuting(scene);
    step = nextStep(scene);
  }
}

/** C10, C11, C14: whoever must decide can; every candidate is judged alike everywhere and has words. */
function checkDecision<V extends Vocabulary>(scene: Scene<V>, seat: Seat, coverage: Coverage): void {
  const { game, state, known, promises } = scene;
  const offered = known.choices(seat);
  must(
    offered.some(choice => choice.refusal === null),
    'C10',
    `seat ${seat} must decide but has no legal move`,
  );
  const { view } = known.question(seat);
  for (const { move, refusal } of offered) {
    coverage.noteChoice(move, refusal);
    must(
      play(game, state, { seat, move }).ok === (refusal === null),
      'C11',
      `play and refuse disagree on ${move.type}`,
    );
    const read = recognise(game, state, { seat, json: JSON.parse(JSON.stringify(move)) });
    must(same(read, move), 'C11', `a ${move.type} that was offered is not recognised`);
    for (const texts of promises.languages) {
      mustRead(sayMove(texts, move, { view, names: seatName }), move.type);
      if (refusal) mustRead(sayRefusal(texts, refusal), refusal.code);
    }
  }
  const seen = new Set(offered.map(choice => JSON.stringify(choice.move)));
  must(seen.size === offered.length, 'C11', 'the same candidate is offered twice');
}

function checkWords<V extends Vocabulary>({ game, viewers, promises }: Scene<V>, event: V['Event']): void {
  for (const viewer of viewers) {
    const seen = game.witness(event, viewer);
    if (!seen) continue;
    for (const texts of promises.languages) {
      const told = sayEvent(texts, seen, byName(seatName));
      mustRead(told, seen.type);
      for (const seat of mentioned(told)) mustAddress(texts, seen, seat);
    }
  }
}

const mentioned = (told: string) =>
  new Set(Array.from(told.matchAll(/Seat(\d)/g), ([, seat]) => Number(seat)));

/** Whoever reads that they did something is told “you”, with the verb that goes with it. */
function mustAddress<V extends Vocabulary>(texts: Texts<V>, event: V['Event'], seat: Seat): void {
  const third = sayEvent(texts, event, byName(seatName));
  const second = sayEvent(texts, event, tellingTo(seat, { names: seatName, you: 'qqqq' }));
  const fault = `wrongly addressed in ${event.type}: "${second}"`;
  must(!second.includes(seatName(seat)) && !/qqqq(?:’s|s\b)/i.test(second), 'C14', fault);
  const verb = (text: string, name: string) =>
    new RegExp(String.raw`(?:^|[.:;,]\s)${name} (?:ne )?(\p{L}[\p{L}’]*)`, 'iu').exec(text)?.[1];
  const said = verb(third, seatName(seat));
  must(said === undefined || UNCHANGED.has(said) || verb(second, 'qqqq') !== said, 'C14', fault);
}

/** Words after a name that are the same in the second person, or no verbs. */
const UNCHANGED: ReadonlySet<string> = new Set([
  'would',
  'can’t',
  'and',
  'et',
  'win',
  'share',
  'name',
  'annoncent',
]);

const seatName = (seat: Seat) => `Seat${seat}`;

function mustRead(sentence: string, about: string): void {
  must(
    /\S/.test(sentence) && !/undefined|NaN|null|\[object/.test(sentence),
    'C14',
    `no good words for ${about}: "${sentence}"`,
  );
}

/** C13: simultaneous decisions commute, unless the game declares a race. */
function checkCommuting<V extends Vocabulary>({ game, state, known, dice }: Scene<V>): void {
  const [a, b] = dice.shuffle([...game.pending(state)]);
  if (!a || !b || game.race?.(state)) return;
  const first = { seat: a.seat, move: dice.pick(known.legal(a.seat)) };
  const second = { seat: b.seat, move: dice.pick(known.legal(b.seat)) };
  const oneWay = inTurn(game, state, [first, second]);
  const otherWay = inTurn(game, state, [second, first]);
  const commute = oneWay !== null && same(oneWay, otherWay);
  must(commute, 'C13', 'simultaneous moves must give the same state in either order');
}

function inTurn<V extends Vocabulary>(
  game: Game<V>,
  state: Read<V['State']>,
  answers: readonly { seat: Seat; move: V['Move'] }[],
): Read<V['State']> | null {
  let now: Read<V['State']> = state;
  for (const answer of answers) {
    const played = play(game, now, answer);
    if (!played.ok) return null;
    now = played.value.state;
  }
  return now;
}

/** C1, C3, C4: the next move of the random game, played twice and compared. */
function nextStep<V extends Vocabulary>(scene: Scene<V>): Step<V> {
  const { game, state, known, dice } = scene;
  if (game.timer?.(state) && dice.int(4) === 0) {
    const closed = close(game, state)!;
    must(same(closed, close(game, state)), 'C1', 'the same closing must give the same step');
    return closed;
  }
  const { seat } = dice.pick(game.pending(state));
  const move = dice.pick(known.legal(seat));
  const played = play(game, state, { seat, move });
  must(same(played, play(game, state, { seat, move })), 'C1', 'the same move must give the same step');
  must(played.ok, 'C11', 'a legal move was refused');
  checkUnheard(scene, { seat, move }, played.value.state);
  checkWitness(scene, { seat, move }, played.value);
  must(
    same(questionFor(game, state, seat), questionFor(game, state, seat)),
    'C1',
    'the same state must give the same question',
  );
  return played.value;
}
