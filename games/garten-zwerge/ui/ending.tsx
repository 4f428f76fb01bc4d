import { nth } from '../../../core/sure.ts';
import { gainsBy } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import { GOLD, GREY } from '../data/words.ts';
import type { Event, GartenZwerge, PlayerView } from '../vocabulary.ts';
import { Lawn, OnThePodium } from './on-the-podium.tsx';
import './table.css';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };

const hasGold = ({ gnomes }: PlayerView) => gnomes.some(({ hat }) => hat === GOLD);

/** So many hats tell two collections apart, nearly always. */
const TOLD = 3;

/** The best of the winner's gnomes on the podium; without a goal, places go by hats (GZ-66). */
export const ending: Ending<GartenZwerge> = {
  Place: Lawn,
  Work: ({ view, seat }) => <OnThePodium player={nth(view.players, seat)} seat={seat} />,

  score(seat, { view, language }) {
    const player = nth(view.players, seat);
    const words = WORDS[language];
    if (hasGold(player)) return { value: null, unit: words.goldenHat };
    const hats = player.gnomes.flatMap(({ hat }) => (hat > GREY ? [hat] : [])).slice(0, TOLD);
    return player.petals >= view.goal || hats.length === 0
      ? { value: player.petals, unit: words.unit(player.petals) }
      : { value: null, unit: words.standing(hats, player.petals) };
  },

  line(seat, { view, language }) {
    const player = nth(view.players, seat);
    const words = WORDS[language];
    if (hasGold(player)) return words.gold(view.round);
    const [best] = player.gnomes;
    return best ? words.best(best.hat, player.gnomes.length, player.petals) : null;
  },

  /** Places are a matter of goals and collections; what can be followed round by round are the petals. */
  reckoning: ({ view, edition, language }) => ({
    counts: WORDS[language].counts,
    round: WORDS[language].round,
    begins: view.players.map(() => edition.sums.purse.value),
    ends: { values: view.players.map(({ petals }) => petals), round: view.round },
    // The first round has no election.
    opensRound: ({ type }) => type === 'started' || type === 'elected',
    gains,
  }),
};

type Moved = { readonly seat: number; readonly petals: number };
const gets = ({ seat, petals }: Moved) => [{ seat, by: petals }];
const pays = ({ seat, petals }: Moved) => [{ seat, by: -petals }];

const gains = gainsBy<Event>({
  gardened: gets,
  sold: gets,
  visited: gets,
  'forced-sale': gets,
  charged: pays,
  paid: pays,
  dealt({ seat, job, petals, with: party }) {
    const by = job === 'seek' ? -petals : petals;
    return party === 'schmiedel'
      ? [{ seat, by }]
      : [
          { seat, by },
          { seat: party, by: -by },
        ];
  },
  'contest-held': ({ winners, share }) => winners.map(({ seat }) => ({ seat, by: share })),
});
