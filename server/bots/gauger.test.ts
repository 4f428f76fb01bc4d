import { afterAll, expect, test } from 'vitest';
import { append } from '../../core/judge.ts';
import { openMatch } from '../../core/match.ts';
import { legal } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { recordOf } from '../../core/record.ts';
import { nth, present } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import { openLog } from '../observe/log.ts';
import { agreeOn } from '../tables/creating/new-table.ts';
import { planOf } from '../test/plan.ts';
import type { SeatPlayed } from './gauge-worker.ts';
import { openGauger } from './gauger.ts';

const complaints: string[] = [];
const log = openLog('error', { write: (line: string) => void complaints.push(line) });
// How slow a machine is is not what is tested.
const gauger = openGauger({ log, patience: 600_000 });
afterAll(() => gauger.stop());

/** A seat that a beginner played to the end. */
function played(): SeatPlayed {
  const agreed = agreeOn(planOf({ game: 'enemy-chocolatier' }));
  const agreement = present(agreed.ok ? agreed.value : null, 'agreement');
  const { box, bots } = gameCalled(agreement.game);
  const game = box.open(box.edition);
  const match = openMatch(game, { options: agreement.options, seats: 2, seed: 'gauged' });
  const made = [bots.sprout(game), bots.apprentice(game)];
  const random = randomOf(seedRng('gauged'));
  while (game.outcome(match.state) === null) {
    const { seat } = nth(game.pending(match.state), 0);
    const seen = { view: game.view(match.state, seat), seat, legal: legal(game, match.state, seat), random };
    append(match, { seat, move: nth(made, seat)(seen) });
  }
  return { agreement, record: recordOf(match), seat: 0 };
}

const BEGINNER = played();

test('in its thread a beginner is known for one', async () => {
  expect(await gauger.gauge(BEGINNER, 'anna')).toMatch(/sprout|helper/);
});

test('where it fails a seat counts as the middle level, and the log says so', async () => {
  const { record } = BEGINNER;
  const broken = { ...record, seats: 99 };
  expect(await gauger.gauge({ ...BEGINNER, record: broken }, 'anna')).toBe('gardener');
  expect(complaints.join()).toContain('seat not gauged');
});

test('nor is it waited for too long', async () => {
  const hurried = openGauger({ log, patience: 0 });
  expect(await hurried.gauge(BEGINNER, 'anna')).toBe('gardener');
  await hurried.stop();
});

test('when the house closes nothing new is begun', async () => {
  const first = gauger.gauge(BEGINNER, 'anna');
  const second = gauger.gauge(BEGINNER, 'anna');
  gauger.rest();
  expect(await second).toBeNull();
  expect(await first).not.toBeNull();
});
