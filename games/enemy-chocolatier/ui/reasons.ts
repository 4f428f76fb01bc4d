import { nth } from '../../../core/sure.ts';
import type { Reasons } from '../../../web/kit/story/reason.ts';
import { reasonsEn } from '../texts/reasons.en.ts';
import { reasonsFr } from '../texts/reasons.fr.ts';
import type { EnemyChocolatier, HouseView } from '../vocabulary.ts';

const WORDS = { en: reasonsEn, fr: reasonsFr };

/** What a house closes, takes, or adds to the recipe; what waiting is for. */
export const reasons: Reasons<EnemyChocolatier> = ({ move, seat, view, after, events, names }, language) => {
  const words = WORDS[language];
  const [before, then] = [nth(view.players, seat), nth(after.players, seat)];
  if (events.some(event => event.type === 'won' && event.seat === seat)) return words.wins;
  if (move.type === 'take-permit') return words.permit;
  if (move.type === 'end-turn') return before.money > 0 ? words.saves(before.money) : null;
  if (move.type !== 'buy') return null;
  if (events.some(event => event.type === 'closed' && event.seat === seat))
    return words.closes(
      then.nextIncome.money - before.nextIncome.money,
      then.nextIncome.points - before.nextIncome.points,
    );
  const broken = events.find(event => event.type === 'broken');
  if (broken) return words.breaks(names(broken.seat));
  const lacks = before.recipe && then.recipe && then.recipe.missing < before.recipe.missing;
  const left = lacks ? (then.recipe?.missing ?? null) : null;
  const bought = events.find(event => event.type === 'bought');
  if (bought && bought.from !== null) return words.takes(names(bought.from), left);
  if (left !== null) return words.recipe(left);
  const open = after.houses.filter(house => neighbourhoodOf(house) === neighbourhoodOf({ id: move.house }));
  return words.closer(open.filter(({ owner }) => owner !== seat).length);
};

const neighbourhoodOf = ({ id }: Pick<HouseView, 'id'>): string => nth(id.split('-'), 0);
