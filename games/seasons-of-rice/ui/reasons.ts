import type { Reasons } from '../../../web/kit/story/reason.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { SeasonsOfRice } from '../vocabulary.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** What a card closes where it is laid, or can close at its best. */
export const reasons: Reasons<SeasonsOfRice> = ({ move, view, after }, language) => {
  const words = WORDS[language];
  if (move.type === 'place') {
    const closing = view.own?.reach?.closings.find(
      ({ x, y, turn }) => x === move.x && y === move.y && turn === move.turn,
    );
    return closing ? words.closes(closing.fields.length, closing.total) : words.closesNothing;
  }
  if (move.type !== 'pick') return null;
  const best = Math.max(0, ...(after.own?.reach?.closings ?? []).map(({ total }) => total));
  return best > 0 ? words.upTo(best) : words.closesNothing;
};
