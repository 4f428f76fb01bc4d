import { action } from '../../../web/kit/lesson/lesson.ts';
import type { Pointers } from '../../../web/kit/story/pointer.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { JOB_CLAUSES } from './about.ts';
import { contestPlace, gnomePlace, jobPlace, paired, WALL } from './places.ts';

type WithHat = { readonly type: string; readonly hat: number };

/** A gnome, and the sign of its job where that hangs. */
const atJob = ({ type, hat }: WithHat) => [gnomePlace(hat), jobPlace(type)];

/** What moves rest on in the rules, and where they would happen. */
export const pointers: Pointers<GartenZwerge> = {
  garden: { clause: JOB_CLAUSES.garden, at: atJob },
  seek: { clause: JOB_CLAUSES.seek, at: atJob },
  offer: { clause: JOB_CLAUSES.offer, at: atJob },
  sell: { clause: JOB_CLAUSES.sell, at: atJob },
  exchange: { clause: JOB_CLAUSES.exchange, at: atJob },
  contest: {
    clause: JOB_CLAUSES.contest,
    at: ({ hat, contest }) => [gnomePlace(hat), contestPlace(contest)],
  },
  pass: { clause: 'GZ-A11' },
  mark: { clause: 'GZ-72', at: () => [WALL] },
  call: { clause: 'GZ-29', at: () => [WALL, action('call')] },
  answer: { clause: 'GZ-30', at: ({ hat }) => (hat === null ? [action('answer')] : [gnomePlace(hat)]) },
  'close-fist': {
    clause: (_, { view, seat }) => fistClause(view.auction?.job ?? 'seek', view.auction?.seat === seat),
    at: () => [WALL, action('close-fist')],
  },
  choose: { clause: 'GZ-36', at: ({ party }) => [WALL, action(`choose-${party}`)] },
  pair: { clause: 'GZ-45', at: ({ hat }) => [gnomePlace(hat), action(paired(hat))] },
  propose: { clause: 'GZ-69', at: () => [WALL, action('propose')] },
  withdraw: { clause: 'GZ-69', at: () => [WALL, action('withdraw')] },
  stand: { clause: 'GZ-A28', at: () => [WALL, action('stand')] },
  'close-board': { clause: 'GZ-A28', at: () => [WALL, action('close-board')] },
  accept: { clause: 'GZ-71', at: () => [WALL] },
  decline: { clause: 'GZ-A21', at: () => [WALL, action('decline')] },
  'sell-off': { clause: 'GZ-64', at: ({ hat }) => [gnomePlace(hat), action(`sell-off-${hat}`)] },
};

/** Whoever seeks sets a highest price, and the others ask for theirs; whoever offers sets a lowest one, and the others bid. */
function fistClause(job: 'seek' | 'offer', isActive: boolean): string {
  if (job === 'offer') return 'GZ-43';
  return isActive ? 'GZ-33' : 'GZ-31';
}
