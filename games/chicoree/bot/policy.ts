import type { Bot, Seen } from '../../../bots/bot.ts';
import { misjudgement } from '../../../bots/chance.ts';
import { same } from '../../../core/data.ts';
import type { Game, Read } from '../../../core/game.ts';
import { lastOf } from '../../../core/sure.ts';
import type { Chicoree, Move, State, View } from '../vocabulary.ts';
import { boldnessOf } from './characters.ts';
import { raceCall } from './bidding.ts';
import type { Prospects } from './prospects.ts';
import type { Quick } from './quick.ts';
import { closeFist, type Secret } from './sealed-fists.ts';
import { stakeOrClose } from './sealed-stakes.ts';

/** Worlds in which a secret decision is thought over. */
const WORLDS = 8;
/** How often a beginner acts without thinking: once in so many moves. */
const SLIPS = 3;

/** Decides in secret by a mixture, and all else by the usual rules. */
export function policyOf(game: Game<Chicoree>, quick: Quick, prospects: Prospects) {
  return (noise: number): Bot<Chicoree> =>
    seen => {
      const { view, seat, legal, random } = seen;
      if (random.int(1000) < (1000 * noise) / SLIPS) return random.pick(legal.filter(isForward));
      const task = lastOf(view.agenda);
      const imagine = () => game.determinize(view, seat, random) as Read<State>;
      const bias = boldness(seen, noise);
      if (isRace(view) && task.do === 'auction')
        return known(legal, raceCall(prospects, imagine(), { seat, auction: task, random, bias }));
      if (task.do !== 'fists' && task.do !== 'challenge') return quick(imagine(), seat, random);
      const worlds = Array.from({ length: WORLDS }, imagine);
      const secret: Secret = { seat, card: task.card, worlds, random, bias };
      return task.do === 'fists' ? closeFist(prospects, secret) : stakeOrClose(prospects, secret);
    };
}

/** Whether whoever is first is heard first: nothing to look ahead at. */
export const isRace = ({ options, agenda }: View): boolean =>
  options.auction === 'free-for-all' && lastOf(agenda).do === 'auction';

/** Boldness can go beyond what one has. */
const known = (legal: readonly Move[], move: Move): Move =>
  legal.find(one => same(one, move)) ?? lastOf(legal.filter(({ type }) => type === move.type));

const isForward = ({ type }: Move): boolean => type !== 'unstake';

function boldness({ character, random }: Seen<Chicoree>, noise: number): number {
  return Math.max(0, boldnessOf(character) * (1 + noise * misjudgement(random)));
}
