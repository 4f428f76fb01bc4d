import { type Block, playBlock } from '../../bots/arena.ts';
import type { Bot } from '../../bots/bot.ts';
import { botNamed } from '../../bots/roster.ts';
import type { Vocabulary } from '../../core/game.ts';
import { defaultOptions } from '../../core/opening.ts';
import { gameCalled } from '../../games/index.ts';
import type { Order } from './flags.ts';

/** One deal of a contest, for a process of its own: only so is its processor time known. */
export interface Heat
  extends Pick<Order, 'game' | 'players' | 'deals' | 'candidate' | 'opponents' | 'effort'> {
  readonly deal: number;
}

export interface HeatResult extends Block {
  /** Decisions of the candidate with more than one choice, and the processor time they took, in milliseconds. */
  readonly decisions: number;
  readonly milliseconds: number;
}

process.on('message', (heat: Heat) => void run(heat).then(result => process.send?.(result)));

async function run({ game: id, players, deals, deal, effort, ...names }: Heat): Promise<HeatResult> {
  const { about, box, bots } = gameCalled(id);
  const game = box.open(box.edition);
  const baselines = await about.baselines();
  const bot = (name: string) => botNamed(name, { game, bots, baselines, effort });
  const spent = { decisions: 0, milliseconds: 0 };
  const block = playBlock(
    {
      game,
      options: defaultOptions(game),
      seats: players,
      seed: deals,
      candidate: timed(bot(names.candidate), spent),
      opponents: names.opponents.map(bot),
    },
    deal,
  );
  return { ...block, ...spent };
}

function timed(bot: Bot<Vocabulary>, spent: { decisions: number; milliseconds: number }): Bot<Vocabulary> {
  return seen => {
    if (seen.legal.length === 1) return bot(seen);
    const before = process.cpuUsage();
    const move = bot(seen);
    const { user, system } = process.cpuUsage(before);
    spent.decisions++;
    spent.milliseconds += (user + system) / 1000;
    return move;
  };
}
