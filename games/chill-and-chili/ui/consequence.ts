import { nth, seated } from '../../../core/sure.ts';
import {
  accessoryName,
  BONUS,
  HAND_LIMIT,
  REFRESH_PRICE,
  VEGETABLE_FACES,
  WATERING_CAN,
} from '../data/cards.ts';
import { tablesOf, thirst } from '../data/tables.ts';
import type { Move, View } from '../vocabulary.ts';
import type { Part } from './part.ts';

/** CC-77: what the reader's watering can adds to a withdrawal now. */
export function canBrings({ you, players, well }: View): number {
  const hasCan = you !== 'spectator' && nth(players, you).laidOut.includes(WATERING_CAN);
  return hasCan ? Math.min(BONUS, well) : 0;
}

/** What the table will look like after a move, in words. */
export function consequence(
  move: Move,
  { view, words, edition }: Pick<Part, 'view' | 'words' | 'edition'>,
): string {
  const you = nth(view.players, seated(view.you));
  const { after } = words;
  const full = you.handSize >= HAND_LIMIT ? after.discardNext : '';
  switch (move.type) {
    case 'buy-vegetable':
      return join(after.coins(you.coins, you.coins - move.price), full);
    case 'buy-accessory': {
      const { price } = nth(view.stacks, move.card - VEGETABLE_FACES);
      return join(after.coins(you.coins, you.coins - price), full);
    }
    case 'refresh':
      return after.coins(you.coins, you.coins - REFRESH_PRICE);
    case 'draw':
      return join(words.free, full);
    case 'plant': {
      const points = tablesOf(edition).points(move.cards);
      return join(after.points(points, 2 * points), after.suns(thirst(move.cards)));
    }
    case 'lay-out':
      return words.accessories[accessoryName(move.card)].effect;
    case 'withdraw': {
      const bonus = canBrings(view);
      const can = bonus > 0 ? after.can(bonus) : '';
      // What becomes of the drops the move itself says.
      return move.as === 'coins' ? join(after.coins(you.coins, you.coins + view.withdrawal), can) : can;
    }
    case 'choose-face': {
      const task = view.agenda.at(-1);
      const tokens = task?.do === 'choose-face' ? task.tokens : 0;
      if (move.as === 'coins') return after.coins(you.coins, you.coins + tokens);
      const waiting = view.agenda.find(other => other.do === 'water');
      const promised = waiting?.do === 'water' ? waiting.drops : 0;
      // Nobody has placed those yet: the suns they are for still look free.
      return promised > 0 && promised >= you.freeSuns
        ? after.promised
        : drops(tokens, you.freeSuns - promised, after);
    }
    case 'scare':
    case 'discard':
    case 'water':
    case 'finish-watering':
    case 'end-turn':
      return '';
  }
}

/** How many drops would find a sun, and how many would fall into the well. */
function drops(tokens: number, free: number, after: Part['words']['after']): string {
  return free === 0 ? after.pointless : after.placed(Math.min(free, tokens), Math.max(0, tokens - free));
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ');
}
