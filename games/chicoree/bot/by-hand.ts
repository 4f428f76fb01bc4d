import type { Bot } from '../../../bots/bot.ts';
import { misjudgement } from '../../../bots/chance.ts';
import type { Character } from '../../../bots/characters.ts';
import type { Game } from '../../../core/game.ts';
import type { Chicoree, Move } from '../vocabulary.ts';
import { BELIEFS, type Beliefs } from './keen/beliefs.ts';
import { level } from './keen/level.ts';
import { isRace, type Racer } from './race.ts';
import type { slotsFor } from './slots.ts';

/** How much a complete beginner misjudges a card, as a part of its worth; and how many of its moves in a hundred are made without thinking. */
const MISJUDGED = 1;
const SLIPS = 40;
/** Below this nobody notices. */
const SURE = 0.12;

/** What each of them believes otherwise than the rest. */
const OTHERWISE: { readonly [C in Character]?: Partial<Beliefs> } = {
  /** Parts with nothing. */
  hoarder: { flower: 0.8, special: 2.5, boldness: 0.85 },
  gambler: { boldness: 1.1, whim: 1, shown: 0.6 },
  miser: { link: 2.5, nearness: 7, boldness: 0.75 },
  /** Likes what everybody sees. */
  'show-off': { collects: 4 },
  /** Likes the chain itself. */
  gardener: { link: 3.5, flower: 0.4 },
  rival: { denial: 7 },
};

interface Hand {
  /** From 0, as well as rules of thumb go, to 1, a child's first game. */
  readonly noise: number;
  /** Which fists it may close; any, if not said. */
  readonly slots?: typeof slotsFor;
}

/** Plays by rules of thumb. */
export function byHand(game: Game<Chicoree>, race: Racer, { noise, slots }: Hand): Bot<Chicoree> {
  const error = Math.max(0, noise - SURE);
  const bots = new Map<Character | undefined, Bot<Chicoree>>();
  const botOf = (character: Character | undefined): Bot<Chicoree> => {
    const beliefs = { ...BELIEFS, ...(character && OTHERWISE[character]) };
    const bot =
      bots.get(character) ??
      level({ beliefs, noise: MISJUDGED * error, slips: 0, ...(slots && { slots }) })(game);
    bots.set(character, bot);
    return bot;
  };
  return seen => {
    const { view, legal, random, character } = seen;
    if (random.int(1000) < 10 * SLIPS * error) return random.pick(legal.filter(isForward));
    if (isRace(view)) return race(seen, 1 + MISJUDGED * error * misjudgement(random));
    return botOf(character)(seen);
  };
}

const isForward = ({ type }: Move): boolean => type !== 'unstake';
