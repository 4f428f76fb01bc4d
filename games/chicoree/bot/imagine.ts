import type { Quick } from '../../../bots/craft.ts';
import type { Game, Read } from '../../../core/game.ts';
import type { Random } from '../../../core/random.ts';
import { lastOf, playerAt } from '../../../core/sure.ts';
import type { Card } from '../data/cards.ts';
import { handSize } from '../../../core/hand.ts';
import type { Chicoree, Player, State, View } from '../vocabulary.ts';
import { fistExpected } from './habits.ts';

/** Cards that anybody stakes at most. */
const MOST_STAKED = 20;

/** An imagined world in which all others have decided what is decided in secret: as they are used to, or else as most do. */
export function imagineBy(game: Game<Chicoree>, quick: Quick<Chicoree>) {
  return (view: View, seat: number, random: Random): State => {
    const world = game.determinize(view, seat, random);
    const task = lastOf(world.agenda);
    if (task.do !== 'fists' && task.do !== 'challenge') return world;
    for (let other = 0; other < world.players.length; other++) {
      const player = playerAt(world.players, other);
      if (other === seat || player.out !== null) continue;
      if (task.do === 'fists') {
        player.fist =
          fistExpected(view, { seat: other, card: task.card, random }) ??
          fistBy(quick, world, { other, random });
        player.closed = true;
      } else stakeBy(quick, world, { other, random });
    }
    return world;
  };
}

interface Other {
  readonly other: number;
  readonly random: Random;
}

function fistBy(quick: Quick<Chicoree>, world: Read<State>, { other, random }: Other): number {
  const move = quick(world, other, random);
  return move.type === 'close-fist' ? move.tokens : 0;
}

function stakeBy(quick: Quick<Chicoree>, world: State, { other, random }: Other): void {
  const player = playerAt(world.players, other);
  player.staked = [];
  player.closed = true;
  // CH-48: who has no cards chooses none.
  if (handSize(player) === 0) return;
  for (let n = 0; n < MOST_STAKED; n++) {
    const move = quick(world, other, random);
    if (move.type !== 'stake') return;
    stake(player, move.card);
  }
}

function stake({ staked }: Player, card: Card): void {
  staked.push(card);
  staked.sort((a, b) => a - b);
}
