import { nth } from '../../../core/sure.ts';
import type { OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import type { CardId } from '../data/words.ts';
import type { Move, SeasonsOfRice } from '../vocabulary.ts';

/** What he takes first in each season. */
const WANTED: readonly CardId[] = ['P07', 'P08'];
/** What he sends to the row. */
const SENT: CardId = 'P16';

/** Basil lays every card where it closes most. In the Dry season he takes the card that the learner could use. */
export function basil({ view, legal }: OtherAsked<SeasonsOfRice>): Move | null {
  const sent = legal.find(move => move.type === 'send' && move.card === SENT);
  if (sent) return sent;
  const spots = legal.filter(move => move.type === 'place');
  if (spots.length > 0) {
    const best = (view.own?.reach?.closings ?? []).toSorted((one, other) => other.total - one.total)[0];
    const wanted = best && spots.find(({ turn, x, y }) => turn === best.turn && x === best.x && y === best.y);
    return wanted ?? nth(spots, 0);
  }
  return legal.find(move => move.type === 'pick' && WANTED.includes(move.card)) ?? legal[0] ?? null;
}
