import { botNamed } from '../../bots/roster.ts';
import type { Vocabulary } from '../../core/game.ts';
import { defaultOptions } from '../../core/opening.ts';
import { legal, play, start } from '../../core/play.ts';
import { randomOf, seedRng } from '../../core/random.ts';
import { nth } from '../../core/sure.ts';
import { gameCalled } from '../../games/index.ts';
import type { Heat } from './heat.worker.ts';

/** What happened in one game among copies of a bot. */
export interface Told {
  /** How it ended, where the game says why. */
  readonly endings: readonly string[];
  /** Sealed sales that somebody won, and those in which the highest bid was made twice. */
  readonly sales: number;
  readonly ties: number;
}

process.on('message', (heat: Heat) => void run(heat).then(told => process.send?.(told)));

async function run({ game: id, players, deals, deal, candidate, effort }: Heat): Promise<Told> {
  const { about, box, bots } = gameCalled(id);
  const game = box.open(box.edition);
  const bot = botNamed(candidate, { game, bots, baselines: await about.baselines(), effort });
  const seed = `${deals}/self-play/${deal}`;
  const chance = Array.from({ length: players }, (_, seat) => randomOf(seedRng(`${seed}/seat-${seat}`)));
  let { state } = start(game, { options: defaultOptions(game), seats: players, seed });
  const events: Vocabulary['Event'][] = [];
  while (game.outcome(state) === null) {
    const { seat } = nth(game.pending(state), 0);
    const seen = { view: game.view(state, seat), seat, legal: legal(game, state, seat) };
    const step = play(game, state, { seat, move: bot({ ...seen, random: nth(chance, seat) }) });
    if (!step.ok) throw new Error(`Impossible: the bot of seat ${seat} was refused, ${step.error.code}`);
    state = step.value.state;
    events.push(...step.value.events);
  }
  const tied = events.flatMap(event =>
    'tied' in event && Array.isArray(event.tied) ? [event.tied.length] : [],
  );
  return {
    endings: events.flatMap(event =>
      'because' in event ? [`${event.type} (${String(event.because)})`] : [],
    ),
    sales: tied.filter(bidders => bidders > 0).length,
    ties: tied.filter(bidders => bidders > 1).length,
  };
}
