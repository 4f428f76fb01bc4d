import { add, amount } from '../../core/counts.ts';
import type { Random } from '../../core/random.ts';
import { playerAt } from '../../core/sure.ts';
import { pileOf } from './data/chances.ts';
import type { Tables } from './data/tables.ts';
import { GREY, type Hat } from './data/words.ts';
import type { Desk } from './event-cards.ts';
import { gain } from './gnomes.ts';
import type { State } from './vocabulary.ts';

/** Cards of one pile, drawn together; afterwards they go back and the pile is shuffled (GZ-55). */
export function drawCards(pile: readonly Hat[], cards: number, random: Random): Hat[] {
  const left = [...pile];
  const drawn: Hat[] = [];
  for (let n = 0; n < cards && left.length > 0; n++) drawn.push(...left.splice(random.int(left.length), 1));
  return drawn;
}

/** GZ-52 to GZ-57: from the treasurer on, a gnome for every pair; the partners go home. */
export function breed(tables: Tables, draft: State, { random, emit }: Desk): void {
  const { players, treasurer } = draft;
  draft.report.births = [];
  for (let n = 0; n < players.length; n++) {
    const seat = (treasurer + n) % players.length;
    for (const pair of playerAt(players, seat).shack) {
      const cards = drawn(tables, draft, { seat, pile: pileOf(pair), random });
      const hat = tables.effects[draft.event].do === 'best-of' ? Math.max(...cards) : cards.at(-1)!;
      gain(draft, seat, hat);
      draft.report.births.push({ seat, pair: { ...pair }, cards, hat });
      emit?.({ type: 'bred', seat, pair: { ...pair }, cards: [...cards], hat });
    }
  }
  for (let seat = 0; seat < players.length; seat++) sendHome(draft, seat);
}

interface Hope {
  readonly seat: number;
  readonly pile: Hat;
  readonly random: Random;
}

/** One card, unless the event says otherwise. */
function drawn(tables: Tables, { event, treasurer }: State, { seat, pile, random }: Hope): Hat[] {
  const effect = tables.effects[event];
  const from = tables.piles[pile]!;
  if (effect.do === 'best-of') return drawCards(from, seat === treasurer ? 1 : effect.cards, random);
  const first = drawCards(from, 1, random);
  return effect.do === 'redraw' && first[0] === GREY ? [...first, ...drawCards(from, 1, random)] : first;
}

/** GZ-56, GZ-80: lent and hired gnomes go back to their owners. */
function sendHome(draft: State, seat: number): void {
  const player = playerAt(draft.players, seat);
  for (const { own, partner, owner } of player.shack) {
    add(player.home, own, 1);
    if (owner !== 'schmiedel') add(playerAt(draft.players, owner).home, partner, 1);
  }
  player.shack = [];
  for (let hat = 0; hat < player.hired.length; hat++) {
    add(player.home, hat, amount(player.hired, hat));
    player.hired[hat] = 0;
  }
}
