import type { Vocabulary } from '../core/game.ts';
import { defaultOptions } from '../core/opening.ts';
import { GAMES } from '../games/index.ts';
import { type Order, readOrder, USAGE } from './arena-flags.ts';
import { tableOf } from './arena-table.ts';
import { type Block, playBlock, summary } from './arena.ts';
import type { Bot } from './bot.ts';
import { randomBot } from './random.ts';

function main(words: readonly string[]): number {
  if (words.includes('--help')) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  const menu = Object.fromEntries(
    Object.entries(GAMES).map(([id, { box, bots }]) => [
      id,
      { seats: box.open(box.edition).seats, bots: ['random', ...Object.keys(bots)] },
    ]),
  );
  const order = readOrder(words, menu);
  if ('refused' in order) {
    process.stderr.write(`${order.refused}\n\n${USAGE}\n`);
    return 2;
  }
  contest(order);
  return 0;
}

/** Plays the contest, telling how it stands after every tenth of it. */
function contest(order: Order): void {
  const { box, bots } = GAMES[order.game]!;
  const game = box.open(box.edition);
  const bot = (name: string): Bot<Vocabulary> => (name === 'random' ? randomBot : bots[name]!(game));
  const seats = order.players;
  const deals = Math.ceil(order.games / seats);
  const players = { candidate: bot(order.candidate), opponents: order.opponents.map(bot) };
  const setting = { game, options: defaultOptions(game), seats, seed: order.seed, ...players };
  const blocks: Block[] = [];
  for (let deal = 0; deal < deals; deal++) {
    blocks.push(playBlock(setting, deal));
    if ((deal + 1) % Math.ceil(deals / 10) !== 0) continue;
    const { games, wins } = summary(blocks, seats);
    process.stderr.write(`${games} of ${deals * seats} games: ${(100 * wins.mean).toFixed(1)} %\n`);
  }
  process.stdout.write(`${tableOf(order, summary(blocks, seats))}\n`);
}

process.exitCode = main(process.argv.slice(2));
