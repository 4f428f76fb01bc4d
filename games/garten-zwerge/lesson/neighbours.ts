import { nth } from '../../../core/sure.ts';
import { LEARNER, type OtherAsked } from '../../../web/kit/lesson/lesson.ts';
import { BROWN, ORANGE } from '../data/words.ts';
import type { GartenZwerge, Move } from '../vocabulary.ts';

const BASIL = 1;
const ROSEMARY = 2;
/** What they ask for a gnome, what they give for one, and what they pay at most when they seek. */
const ASKED: { readonly [seat: number]: number } = { [BASIL]: 350, [ROSEMARY]: 250 };
const GIVEN: { readonly [seat: number]: number } = { [BASIL]: 150, [ROSEMARY]: 200 };
const MOST = 300;

/** Basil goes to the contest and gardens; Rosemary seeks a partner once, and both lend what they have, at fixed prices. */
export function neighbours({ view, legal, seat }: OtherAsked<GartenZwerge>): Move | null {
  const a = (test: (move: Move) => boolean): Move | null => legal.find(test) ?? null;
  const { auction, round } = view;
  switch (view.stage.name) {
    case 'terms':
      return { type: 'call', atLeast: BROWN, duty: null, words: '' };
    case 'answers':
      return a(move => move.type === 'answer' && move.hat !== null) ?? { type: 'answer', hat: null };
    case 'fists': {
      const isTheirs = auction?.seat === seat;
      const petals =
        isTheirs || auction?.seat !== LEARNER ? MOST : (auction.job === 'seek' ? ASKED : GIVEN)[seat];
      return { type: 'close-fist', petals: petals ?? MOST };
    }
    case 'tie':
      return a(move => move.type === 'choose' && move.party === LEARNER) ?? legal[0] ?? null;
    case 'jobs': {
      const learnerIsFree = nth(view.players, LEARNER).gnomes.some(({ job }) => job === 'free');
      const isFirstRound = round === 1;
      return (
        a(({ type }) => type === 'exchange') ??
        (isFirstRound && seat === BASIL
          ? a(move => move.type === 'contest' && move.hat === ORANGE && move.contest === 1)
          : null) ??
        (isFirstRound && seat === ROSEMARY && learnerIsFree && nth(view.players, seat).shack.length === 0
          ? legal.findLast(({ type }) => type === 'seek')
          : null) ??
        a(({ type }) => type === 'garden')
      );
    }
    case 'pairing':
    case 'calls':
    case 'upkeep':
    case 'over':
      return null;
  }
}
