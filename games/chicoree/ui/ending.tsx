import { nth } from '../../../core/sure.ts';
import { type Gain, gainsBy, lapsOf } from '../../../web/kit/ending/course.ts';
import type { Ending } from '../../../web/kit/ending/ending.ts';
import type { InEveryLanguage } from '../../../web/kit/language.ts';
import { endingEn, type EndingWords } from '../texts/ending.en.ts';
import { endingFr } from '../texts/ending.fr.ts';
import { SHOP_STEP, STEPS } from '../data/cards.ts';
import type { Chicoree, Event } from '../vocabulary.ts';
import { ClosedTin, ShopWindow } from './closed-tin.tsx';
import './table.css';

const WORDS: InEveryLanguage<EndingWords> = { en: endingEn, fr: endingFr };

/** The winner's tin with what is in it. */
export const ending: Ending<Chicoree> = {
  Place: ShopWindow,
  Work: ({ view, seat, aspect }) => <ClosedTin chain={nth(view.players, seat).chain} aspect={aspect} />,

  score(seat, { view, language }) {
    const { out, missing } = nth(view.players, seat);
    const words = WORDS[language];
    if (out !== null) return { value: null, unit: words.bankrupt };
    return { value: STEPS.length - missing.length, unit: words.steps(STEPS.length) };
  },

  line(seat, { view, language }) {
    const { out, missing, tokens } = nth(view.players, seat);
    if (out !== null) return null;
    const words = WORDS[language];
    const laid = STEPS.length - missing.length;
    return missing.length === 0 ? words.whole(tokens) : words.part(laid, STEPS.length, tokens);
  },

  reckoning: ({ view, language }) => ({
    counts: WORDS[language].counts,
    begins: view.players.map(() => 0),
    opensRound: lapsOf<Event>('turn-began'),
    gains: stepsCounted(),
  }),
};

/** CH-34: several shops are one step, so cards are counted step by step. */
function stepsCounted() {
  const chains = new Map<number, number[]>();
  const cardsOf = (seat: number) => {
    const cards = chains.get(seat) ?? STEPS.map(() => 0);
    chains.set(seat, cards);
    return cards;
  };
  const laid = (seat: number) => cardsOf(seat).filter(cards => cards > 0).length;
  const change = (seat: number, deed: (cards: number[]) => void): readonly Gain[] => {
    const before = laid(seat);
    deed(cardsOf(seat));
    const by = laid(seat) - before;
    return by === 0 ? [] : [{ seat, by }];
  };
  const add = (seat: number, step: number, by: number) =>
    change(seat, cards => (cards[step - 1] = nth(cards, step - 1) + by));
  return gainsBy<Event>({
    'link-laid': ({ seat, step }) => add(seat, step, 1),
    'shop-opened': ({ seat }) => add(seat, SHOP_STEP, 1),
    destroyed: ({ target, step }) => add(target, step, -1),
    'went-bankrupt': ({ seat }) => change(seat, cards => cards.fill(0)),
  });
}
