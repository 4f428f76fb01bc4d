import type { Game, Vocabulary } from '../../core/game.ts';
import { advance, draftOf, legal } from '../../core/play.ts';
import { nth, readOnly } from '../../core/sure.ts';
import type { Bot } from '../bot.ts';
import { quickChance } from '../chance.ts';
import { type Effort, leadingOn, randomEnd } from './flat.ts';

interface Node {
  visits: number;
  /** Of the seat that moved here. */
  wins: number;
  /** How often this move could have been made. */
  offered: number;
  readonly children: Map<string, Node>;
}

const EXPLORATION = 0.7;
const newNode = (): Node => ({ visits: 0, wins: 0, offered: 0, children: new Map() });

/** Information set Monte Carlo tree search with one tree for all worlds and random play behind its leaves. */
export function informationSets<V extends Vocabulary>(game: Game<V>, { playouts }: Effort): Bot<V> {
  return ({ view, seat, legal: all, random }) => {
    const moves = leadingOn(game, all, { view, seat, random });
    if (moves.length === 1) return nth(moves, 0);
    const root = newNode();
    for (let n = 0; n < playouts; n++) {
      const luck = quickChance(random.int(2 ** 20));
      const draft = draftOf(game, game.determinize(view, seat, random), { random: luck });
      const world = readOnly(draft.state);
      const path: { node: Node; seat: number }[] = [];
      for (let node = root, grown = false; !grown && game.outcome(world) === null; ) {
        const mover = nth(game.pending(world), 0).seat;
        const offered = (node === root ? moves : legal(game, world, mover)).map(move => ({
          move,
          key: JSON.stringify(move),
        }));
        const fresh = offered.filter(({ key }) => !node.children.has(key));
        const chosen = fresh.length > 0 ? luck.pick(fresh) : best(node, offered);
        grown = fresh.length > 0;
        if (grown) node.children.set(chosen.key, newNode());
        for (const { key } of offered) {
          const child = node.children.get(key);
          if (child) child.offered++;
        }
        node = node.children.get(chosen.key)!;
        path.push({ node, seat: mover });
        advance(draft, mover, chosen.move);
      }
      const shares = randomEnd(draft, luck);
      for (const step of path) {
        step.node.visits++;
        step.node.wins += nth(shares, step.seat);
      }
    }
    const visits = moves.map(move => root.children.get(JSON.stringify(move))?.visits ?? 0);
    return nth(moves, visits.indexOf(Math.max(...visits)));
  };
}

/** The upper confidence bound, among the moves that this world offers. */
function best<M>(node: Node, offered: readonly { readonly move: M; readonly key: string }[]) {
  let chosen = nth(offered, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const option of offered) {
    const { visits, wins, offered: times } = node.children.get(option.key)!;
    const bound = visits === 0 ? Infinity : wins / visits + EXPLORATION * Math.sqrt(Math.log(times) / visits);
    if (bound <= most) continue;
    most = bound;
    chosen = option;
  }
  return chosen;
}
