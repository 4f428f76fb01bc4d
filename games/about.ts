import type { ComponentType } from 'preact';
import type { Baselines, GameBots } from '../bots/game-bots.ts';
import type { Box, Vocabulary } from '../core/game.ts';
import type { PositionEditor } from '../web/kit/editor/editor.ts';
import type { GameScreen } from '../web/kit/game-screen.ts';
import type { InEveryLanguage } from '../web/kit/language.ts';
import type { Lesson } from '../web/kit/lesson/lesson.ts';
import type { Primer } from '../web/kit/primer/primer.ts';

/** A game's manifest: what is known of it before it is taken down, and how to fetch the rest, part by part. */
export interface About<V extends Vocabulary = Vocabulary> {
  /** The name of its folder, in addresses and in records. */
  readonly id: string;
  readonly title: InEveryLanguage<string>;
  /** One line for the shelf. */
  readonly tagline: InEveryLanguage<string>;
  readonly players: readonly [min: number, max: number];
  readonly minutes: number;
  readonly age: number;
  /** The ground of its cover, shown until the cover is there. */
  readonly colour: string;
  readonly cover: () => Promise<ComponentType>;
  readonly rules: () => Promise<Box<V>>;
  /** With what was learnt for so many players; for every number of them if it is not said. */
  readonly bots: (players?: number) => Promise<GameBots<V>>;
  /** Only for the arena. */
  readonly baselines: () => Promise<Baselines<V>>;
  readonly screen: () => Promise<GameScreen<V>>;
  /** What the screen says: named here to be fetched beside it, not after it. */
  readonly words: InEveryLanguage<() => Promise<unknown>>;
  /** A guided first game. */
  readonly lesson?: () => Promise<Lesson<V>>;
  /** Positions of a real table, entered by hand. */
  readonly editor?: () => Promise<PositionEditor<V>>;
  /** Its rules in pictures, and examples to try. */
  readonly primer: () => Promise<Primer<V>>;
}

/** What a table is played with. Bots are left out: they think elsewhere, and what they have learnt is heavy. */
export interface Rules<V extends Vocabulary = Vocabulary> {
  readonly box: Box<V>;
}

export async function fetchRules(about: About): Promise<Rules> {
  return { box: await about.rules() };
}

/** For whoever thinks for the bots. */
export interface RulesAndBots<V extends Vocabulary = Vocabulary> extends Rules<V> {
  readonly bots: GameBots<V>;
}

export async function fetchRulesAndBots(about: About, players?: number): Promise<RulesAndBots> {
  const [box, bots] = await Promise.all([about.rules(), about.bots(players)]);
  return { box, bots };
}
