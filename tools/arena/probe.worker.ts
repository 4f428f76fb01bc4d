import { playBlock, summary } from '../../bots/arena.ts';
import type { Bot } from '../../bots/bot.ts';
import { learnFromGame, type School } from '../../bots/learning.ts';
import { lookAhead } from '../../bots/lookahead.ts';
import { freshNet } from '../../bots/net.ts';
import { botNamed } from '../../bots/roster.ts';
import type { Estimate } from '../../bots/statistics.ts';
import { netJudge } from '../../bots/value.ts';
import type { Vocabulary } from '../../core/game.ts';
import { defaultOptions } from '../../core/opening.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth, present } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import { draftCalled } from '../train/draft.ts';
import type { Order } from './flags.ts';

/** Somebody new learns against a bot that stays as it is, and then plays it. */
export interface Probe extends Pick<Order, 'game' | 'players' | 'games' | 'deals' | 'candidate' | 'effort'> {
  readonly lessons: number;
  readonly seed: string;
}

export interface Probed {
  readonly wins: Estimate;
  readonly games: number;
  readonly seconds: number;
}

/** As many as networks have that are trained to stay. */
const HIDDEN = 32;
/** Worlds in which the learner looks a move ahead. */
const WORLDS = 6;
/** Words about the progress, after each of which what was learnt is kept. */
const WORDS = 20;

process.on('message', (probe: Probe) => void run(probe).then(probed => process.send?.(probed)));

async function run(probe: Probe): Promise<Probed> {
  const { game: id, players, games, deals, candidate, effort, lessons, seed } = probe;
  const { about, box, bots } = gameCalled(id);
  const game = box.open(box.edition);
  const craft = bots.craft(game);
  const features = present(craft.features, `features of ${id}`);
  const rival = botNamed(candidate, { game, bots, baselines: await about.baselines(), effort });
  const school: School<Vocabulary> = { game, craft, features, players, seed: `probe/${seed}`, rival };
  const net = freshNet(features.count, HIDDEN, randomOf(seedRng(school.seed)));
  const before = process.cpuUsage();
  const draft = draftCalled(['probe', id, players, candidate, effort, lessons, seed, features.version]);
  draft.train(net, {
    games: lessons,
    chunk: Math.max(1, Math.floor(lessons / WORDS)),
    learn: lesson => learnFromGame(school, net, lesson),
    say: done => process.stderr.write(`${done} of ${lessons} lessons\n`),
  });
  const bench = { game, craft, judge: netJudge(net, features, players) };
  const learner: Bot<Vocabulary> = seen =>
    seen.legal.length === 1 ? nth(seen.legal, 0) : nth(lookAhead(bench, seen, WORLDS), 0).move;
  const blocks = Array.from({ length: Math.ceil(games / players) }, (_, deal) =>
    playBlock(
      {
        game,
        options: defaultOptions(game),
        seats: players,
        seed: deals,
        candidate: learner,
        opponents: [rival],
      },
      deal,
    ),
  );
  const { user, system } = process.cpuUsage(before);
  const { wins, games: played } = summary(blocks, players);
  return { wins, games: played, seconds: (user + system) / 1e6 };
}
