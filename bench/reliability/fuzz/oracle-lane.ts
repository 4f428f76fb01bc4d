import { parsed, same } from '../../../core/data.ts';
import type { Frame } from '../../../core/frame.ts';
import type { Vocabulary } from '../../../core/game.ts';
import { fitting } from '../../../core/opening.ts';
import { type Random, randomOf, seedRng } from '../../../core/random.ts';
import { nth } from '../../../core/sure.ts';
import { gameCalled, GAMES } from '../../../games/index.ts';
import type { Plan } from '../../../wire/plan.ts';
import type { Answers, Refused } from '../../../wire/tells.ts';
import { type Device, gather, type Gathering } from '../../server/devices.ts';
import { legalMoves } from '../player.ts';
import { until } from '../until.ts';
import { attempt, movePool, spoilt } from './attempts.ts';
import { ownKnowledge } from './own-knowledge.ts';
import type { Verdicts } from './verdict.ts';

interface Options {
  readonly port: number;
  readonly verdicts: Verdicts;
  /** In all games together. */
  readonly asks: number;
  readonly seed: string;
  readonly say: (line: string) => void;
}

interface Lane extends Pick<Options, 'port' | 'verdicts'> {
  readonly game: string;
  readonly random: Random;
  /** Gives permission for one ask more. */
  readonly next: () => boolean;
}

/** Asks at one table, and how many steps may be played before the first of them. */
const ASKS = 120;
const AHEAD = 80;
/** Seats at most: more of them only make it slower. */
const SEATS = 4;

const NOT_ALONE: Refused = { code: 'not-alone', clause: 'house' };

/**
 * Somebody who sits at a table and asks what they should not be told: answers of many moves whose end is refused, moves that may mean
 * anything, answers to other questions, hints, second thoughts about earlier steps, a look back. Everything must be answered as they
 * could have worked out from their own view.
 */
export async function askOracles({ port, verdicts, asks, seed, say }: Options): Promise<void> {
  const games = Object.keys(GAMES);
  let asked = 0;
  await Promise.all(
    games.map(async game => {
      let left = Math.ceil(asks / games.length);
      const next = () => {
        if (left > 0 && ++asked % 1000 === 0)
          say(`${asked} of ${asks} asks as an oracle, ${verdicts.violations.length} violations`);
        return left-- > 0;
      };
      const random = randomOf(seedRng(`${seed} oracle ${game}`));
      while (left > 0) await askAtTable({ port, verdicts, game, random, next });
    }),
  );
}

async function askAtTable({ port, verdicts, game: id, random, next }: Lane): Promise<void> {
  const { box } = gameCalled(id);
  const game = box.open(box.edition);
  const plan = planOf(id, random);
  const seat = random.int(plan.seats);
  const known = ownKnowledge(game, seat, random);
  const { note, pick } = movePool(game, random);
  const blame = (what: string, sent: object) =>
    verdicts.violations.push(`${id}: ${what}, after ${JSON.stringify(sent)} at ${JSON.stringify(plan)}`);
  const onFrame = (viewer: number, frame: Frame<Vocabulary>) => {
    note(frame);
    const stray = viewer === seat ? known.note(frame) : null;
    if (stray !== null) blame(stray, {});
  };
  const table = await gather({ port, random, onFrame }, plan);
  const attacker = nth(table.devices, seat);
  const isOver = () => attacker.frame().outcome !== null;

  /** One ask of the attacker; nothing that others do may come between the question and its answer. */
  async function probe(): Promise<void> {
    const frame = attacker.frame();
    const { step } = frame;
    // Mostly about what is just past.
    const about = random.int(6) === 0 ? random.int(step + 3) : Math.max(0, step - random.int(4));
    switch (random.int(12)) {
      case 0: {
        const expected = known.answerToTakeBack(about);
        await compare({ type: 'take-back', step: about }, expected);
        return expected === null ? told(table, attacker, step) : undefined;
      }
      case 1:
        return compare({ type: 'hint', step: about }, known.answerToHint(about));
      case 2:
        return lookBack(about);
      case 3:
        if (plan.seats > 1) return compare({ type: 'rewind', step: about }, NOT_ALONE);
    }
    let tried = attempt({ game, seat, known, pick, random }, frame);
    let expected = known.answerTo(tried);
    // Legal to its end: seldom, because the game goes on then.
    if (expected === null && random.int(4) > 0) expected = known.answerTo((tried = spoilt(tried)));
    await compare({ type: 'answer', ...tried }, expected);
    if (expected === null) await told(table, attacker, step);
  }

  /** What the attacker is told again must be what they were told. */
  async function lookBack(from: number): Promise<void> {
    const before = attacker.frame();
    const answer = await fetch(`http://127.0.0.1:${port}/api/tables/${table.id}/past/${from}`, {
      headers: { authorization: `Bearer ${attacker.key}` },
    });
    const text = await answer.text();
    verdicts.read(text, 'a look back');
    if (attacker.frame() !== before) return verdicts.note('oracle: overtaken');
    verdicts.note(`oracle: looked back ${answer.status}`);
    const expected = isOver() ? 409 : 200;
    if (answer.status !== expected) return void blame(`${answer.status} instead of ${expected}`, { from });
    if (isOver()) return;
    const { viewer, frames } = parsed<Answers['past']>(text);
    const latest = from + frames.length - 1;
    if (frames.length > 0 && latest > before.step) {
      // Told by this way before the other: then it has to come by the other as well.
      await until(() => attacker.frame().step >= latest);
      return verdicts.note('oracle: overtaken');
    }
    const stray = viewer === seat ? known.strayPast(from, frames) : `the past of ${viewer}`;
    if (stray !== null) blame(stray, { from });
  }

  async function compare(wish: object, expected: Refused | null): Promise<void> {
    const before = attacker.frame();
    const answer = await attacker.ask(wish);
    // What the attacker does itself brings a new frame, too.
    const isOwn = expected === null && answer === null;
    if (!isOwn && attacker.frame() !== before) return verdicts.note('oracle: overtaken');
    verdicts.note(`oracle: ${id}`);
    verdicts.note(`oracle: ${kindOf(answer)}`);
    if (!same(answer, expected))
      blame(`${JSON.stringify(answer)} instead of ${JSON.stringify(expected)}`, wish);
  }

  try {
    for (let left = random.int(AHEAD); left > 0 && !isOver(); left--) await goOn(table, random);
    for (let left = ASKS; left > 0 && next(); left--) {
      // Whoever is not asked is told little.
      const isAsked = attacker.frame().deciding.some(question => question.seat === seat);
      for (let ahead = isAsked ? random.int(2) : 3; ahead > 0 && !isOver(); ahead--)
        await goOn(table, random);
      await probe();
      if (isOver() && random.int(6) === 0) break;
    }
  } catch (error) {
    verdicts.violations.push(`${id}: ${String(error)} at ${JSON.stringify(plan)}`);
  } finally {
    table.close();
  }
}

const kindOf = (answer: Refused | null) =>
  answer === null ? 'done' : /^(core|house)$/.test(answer.clause) ? answer.code : 'by a rule of the game';

function planOf(id: string, random: Random): Pick<Plan, 'game' | 'seats' | 'options'> {
  const { box } = gameCalled(id);
  const { seats: range, options } = box.open(box.edition);
  const seats = range.min + random.int(Math.min(range.max, SEATS) - range.min + 1);
  const chosen = Object.entries(options).map(([name, spec]) => [name, random.pick(fitting(spec, seats))]);
  return { game: id, seats, options: Object.fromEntries(chosen) as Plan['options'] };
}

/** One move of anybody who must decide. */
async function goOn(table: Gathering, random: Random): Promise<void> {
  const ready = table.devices.filter(({ frame }) => legalMoves(frame()).length > 0);
  // What they wait for is on its way, or closes by itself.
  if (ready.length === 0) return table.nextFrame();
  const device = random.pick(ready);
  const frame = device.frame();
  const wish = { type: 'answer', step: frame.step, moves: [random.pick(legalMoves(frame))] };
  // What others did meanwhile may have spoilt it.
  if ((await device.ask(wish)) === null) await told(table, device, frame.step);
}

async function told({ nextFrame }: Gathering, { frame }: Device, step: number): Promise<void> {
  while (frame().step <= step) await nextFrame();
}
