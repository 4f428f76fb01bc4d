import { copy, same } from '../core/data.ts';
import { questionFor } from '../core/frame.ts';
import type { Game, Read, Seat, Viewer, Vocabulary } from '../core/game.ts';
import { type Answer, legal, play, type Step } from '../core/play.ts';
import { append } from '../core/judge.ts';
import { type Entry, fork, type Match, shows } from '../core/match.ts';
import type { Random } from '../core/random.ts';
import { lastOf } from '../core/sure.ts';
import { mayTakeBack } from '../core/takeback.ts';
import { Broken, must } from './broken.ts';
import { alike, bytes, mentions } from './known.ts';
import { matchAt, type Scene } from './scene.ts';

/** How many worlds are imagined for every seat at every step. */
const WORLDS = 2;

/** C4, C5, C6: replaces everything a seat may not know (determinization); not one byte of what it is told may change. */
export function checkSecrets<V extends Vocabulary>(scene: Scene<V>): void {
  const { game, state, known, viewers, promises } = scene;
  const totals = promises.conserved?.(state);
  for (const viewer of viewers)
    must(!mentions(known.question(viewer), 'rng'), 'C4', 'a view must not carry the generator');

  for (const viewer of viewers) {
    if (viewer === 'spectator') continue;
    for (let n = 0; n < WORLDS; n++) {
      const world: Read<V['State']> = imagine(scene, viewer);
      const wrong = promises.invariant?.(world);
      must(!wrong, 'C5', `an imagined world breaks the rules: ${wrong}`);
      must(alike(promises.conserved?.(world), totals), 'C5', 'an imagined world has other totals');
      // Whatever a spectator knows, every seat knows: a world this seat imagines looks real to a spectator too.
      for (const eyes of [viewer, 'spectator'] as const)
        if (!alike(questionFor(game, world, eyes), known.question(eyes))) explain(scene, eyes, world);
    }
  }
}

/** Which part of the message gave the secret away. */
function explain<V extends Vocabulary>(
  { game, state }: Scene<V>,
  viewer: Viewer,
  world: Read<V['State']>,
): never {
  const sameView = alike(game.view(world, viewer), game.view(state, viewer));
  must(sameView, 'C5', `viewer ${viewer} can tell an imagined world from the real one`);
  throw new Broken('C6', `what viewer ${viewer} is asked or may do depends on what it cannot see`);
}

/** C7: a move that may be taken back taught its player nothing, and the offer to take it back betrays nothing. */
export function checkTakeback<V extends Vocabulary>(scene: Scene<V>): void {
  const { game, state, known, dice } = scene;
  for (const { seat } of game.pending(state)) {
    for (let n = 0; n < WORLDS; n++) {
      const move = dice.pick(known.legal(seat));
      const here = play(game, state, { seat, move });
      const there = play(game, imagine(scene, seat), { seat, move });
      if (!here.ok || !there.ok) continue;
      must(
        here.value.sealed === there.value.sealed,
        'C7',
        `the offer to take back ${move.type} betrays a secret`,
      );
      if (here.value.sealed) continue;
      const learnt = !alike(told(game, here.value, seat), told(game, there.value, seat));
      must(!learnt, 'C7', `seat ${seat} learns from a ${move.type} that may be taken back`);
      for (const viewer of scene.viewers) {
        const dealt = !alike(told(game, here.value, viewer).events, told(game, there.value, viewer).events);
        must(!dealt, 'C7', `${viewer} is shown something hidden by a ${move.type} that may be taken back`);
      }
    }
  }
}

/** C7: a move that passed the turn on may be taken back without a trace until another seat acts. */
export function checkPassedOn<V extends Vocabulary>({ game, state, known, dice }: Scene<V>): void {
  for (const { seat } of game.pending(state)) {
    const move = dice.pick(known.legal(seat));
    const match = matchAt(game, state);
    const judged = append(match, { seat, move });
    const passed = match.recent.at(-1);
    if (!judged.ok || !passed?.passes || !mayTakeBack(match, seat)) continue;
    const next = dice.pick(game.pending(match.state).filter(asked => asked.seat !== seat));
    append(match, { seat, takeback: true });
    must(same(match.state, state), 'C7', `taking back a ${move.type} that passed the turn on leaves traces`);
    append(match, { seat, move });
    append(match, { seat: next.seat, move: dice.pick(legal(game, match.state, next.seat)) });
    must(
      !mayTakeBack(match, seat),
      'C7',
      `a ${move.type} may be taken back though seat ${next.seat} acted upon it`,
    );
  }
}

/** C7: a player who may no longer take back has witnessed what ended it. An offer that disappears silently, or is
 * refused on a screen that still shows it, would reveal that somebody has decided in secret: a move that leads to
 * such a question must be sealed. */
export function checkEndsInSight<V extends Vocabulary>({ game, state, known, dice }: Scene<V>): void {
  for (const { seat } of game.pending(state)) {
    const move = dice.pick(known.legal(seat));
    const made = matchAt(game, state);
    append(made, { seat, move });
    if (!mayTakeBack(made, seat)) continue;
    for (const entry of ends(made, seat, dice)) {
      const match = fork(made);
      append(match, entry);
      const inSight = mayTakeBack(match, seat) || shows(game, lastOf(match.news).events, seat);
      must(inSight, 'C7', `seat ${seat} is not told what ends its right to take back a ${move.type}`);
    }
  }
}

/** What might end this seat's right to take back: a move of another, and the clock. */
function ends<V extends Vocabulary>({ game, state }: Match<V>, seat: Seat, dice: Random): Entry<V>[] {
  const others = game.pending(state).filter(asked => asked.seat !== seat);
  const timer = game.timer?.(state);
  const next = others.length > 0 ? dice.pick(others).seat : null;
  return [
    ...(next === null ? [] : [{ seat: next, move: dice.pick(legal(game, state, next)) }]),
    ...(timer ? [{ closing: timer.closing }] : []),
  ];
}

/** C7: in a simultaneous decision a seat may change its mind until the question closes, whatever others did
 * meanwhile. */
export function checkSecondThoughts<V extends Vocabulary>({ game, state, known, dice }: Scene<V>): void {
  const [a, b] = dice.shuffle([...game.pending(state)]);
  if (!a || !b || game.race?.(state)) return;
  const first = { seat: a.seat, move: dice.pick(known.legal(a.seat)) };
  const match = matchAt(game, state);
  append(match, first);
  if (!mayTakeBack(match, a.seat)) return;
  const waiting = game.pending(match.state);
  const rival = waiting.find(({ seat }) => seat === b.seat);
  if (!rival) return;
  const second = { seat: b.seat, move: dice.pick(legal(game, match.state, b.seat)) };
  append(match, second);
  const goesOn = game
    .pending(match.state)
    .some(now => now.seat !== b.seat && waiting.some(before => alike(before, now)));
  if (!goesOn) return;
  const why = `seat ${a.seat} may no longer change its mind because of a ${second.move.type} of seat ${b.seat}`;
  must(mayTakeBack(match, a.seat), 'C7', why);
  append(match, { seat: a.seat, takeback: true });
  const alone = play(game, state, second);
  must(
    alone.ok && same(match.state, alone.value.state),
    'C7',
    `taking back a ${first.move.type} leaves traces`,
  );
}

/**
 * C4: bystanders learn from a move exactly what they witness, and a move they witness nothing of changes nothing they are
 * told. Compare the real move with others the mover
 * might have made, in worlds the bystander cannot tell apart: equal events must leave equal views, and
 * different events different views, because a view has a perfect memory.
 */
export function checkWitness<V extends Vocabulary>(
  scene: Scene<V>,
  { seat, move }: Answer<V>,
  real: Step<V>,
): void {
  const { game, known, viewers, dice } = scene;
  for (const viewer of viewers) {
    if (viewer === seat) continue;
    const here = told(game, real, viewer);
    must(
      here.events.length > 0 || alike(here.question, known.question(viewer)),
      'C4',
      `${viewer} witnesses nothing of a ${move.type} and is told something else than before`,
    );
    if (viewer === 'spectator') continue;
    for (let n = 0; n < WORLDS; n++) {
      const world = imagine(scene, viewer);
      const might = n === 0 ? move : dice.pick(legal(game, world, seat));
      const dreamt = play(game, world, { seat, move: might });
      if (dreamt.ok) mustTellAlike(scene, viewer, { here, there: told(game, dreamt.value, viewer) });
    }
  }
}

/** What may be done follows from what is seen (C6). */
const inSight = <V extends Vocabulary>({ question }: Told<V>) => ({ ...question, choices: null });

type Told<V extends Vocabulary> = ReturnType<typeof told<V>>;

function mustTellAlike<V extends Vocabulary>(
  { promises }: Scene<V>,
  viewer: Seat,
  { here, there }: { readonly here: Told<V>; readonly there: Told<V> },
): void {
  const sameViews = alike(here.question.view, there.question.view);
  if (alike(here.events, there.events))
    must(alike(inSight(here), inSight(there)), 'C4', `seat ${viewer} sees more than it witnessed`);
  if (!sameViews) return;
  const strays = here.events.filter((event, i) => !alike(event, there.events[i]));
  const forgets: { readonly [type: string]: string | undefined } = promises.forgets ?? {};
  const excused = strays.every(({ type }) => forgets[type]);
  must(excused, 'C4', `seat ${viewer} witnesses more than its view knows: ${bytes(strays)}`);
}

function told<V extends Vocabulary>(game: Game<V>, { state, events }: Step<V>, viewer: Viewer) {
  const seen = events.map(event => game.witness(event, viewer)).filter(event => event !== null);
  return { question: questionFor(game, state, viewer), events: seen };
}

export function imagine<V extends Vocabulary>({ game, known, dice }: Scene<V>, seat: Seat): Read<V['State']> {
  return game.determinize(copy(known.question(seat).view), seat, dice) as Read<V['State']>;
}
