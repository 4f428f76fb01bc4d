import type { Texts } from '../../../core/texts.ts';
import { english } from '../../../core/words.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { contestName, DUTY, gnomeOf, gnomes, HAT, JOB, petals, TITLE } from './nouns.en.ts';

/** Why not, and what the rule is. */
export const refusals: Texts<GartenZwerge>['refusals'] = {
  banned: ({ job, event }) => `No ${JOB[job]} this round: “${TITLE[event]}”.`,
  'no-such-gnome': ({ hat }) =>
    hat === 'none' ? 'Choose the gnome you suggest.' : `You have no ${HAT[hat]} gnome here.`,
  'gnome-busy': ({ hat }) => `Your ${HAT[hat]} gnome already has a job this round.`,
  lazy: () => 'Grey gnomes are lazy: they can only be thrown away.',
  'need-two': ({ hat, next }) => `You need 2 ${HAT[hat]} gnomes without a job to get ${gnomeOf(next)}.`,
  'bound-next': ({ job }) =>
    job === 'contest'
      ? 'You accepted a condition: your next gnome must enter a contest.'
      : 'You accepted a condition: your next gnome must work in the garden.',
  'bound-contest': ({ contest }) =>
    `You accepted a condition: stay out of ${contestName(contest)} this round.`,
  'bound-seek': () => 'You accepted a condition: no seeking a partner this round.',
  'bound-otherwise': ({ duty }) => `You already accepted another condition: ${DUTY[duty]}.`,
  'jobs-left': ({ gnomes: n }) => `${gnomes(n)} without a job: only greys can be left over.`,
  'not-yours-to-mark': () => 'You can only mark your own open promises in free words.',
  'no-duties': () => 'In open haggling, put conditions on later actions into words.',
  'no-words': () => 'With secret bids, only conditions the table can check are allowed.',
  'hat-too-low': ({ hat, atLeast }) =>
    `The search asks for ${HAT[atLeast]} or better; ${HAT[hat]} is too low.`,
  'not-in-steps': () => 'Prices go in steps of 50.',
  'too-few-markers': ({ most }) => `Your markers make ${most} at most.`,
  'too-few-petals': ({ petals: sum, held }) => `That takes ${petals(sum)}, but there are only ${held}.`,
  'not-among-equals': () => 'Choose one of the best prices.',
  'offers-nothing': () => 'Pay at least 50 petals or promise something.',
  'odd-promise': ({ most }) => `At most ${most} different promises, and free words can’t be empty.`,
  'enough-calls': ({ calls }) => `No proposals left: ${calls} is the most for one auction.`,
  'no-proposal': () => 'That proposal isn’t on the board.',
  'proposal-changed': () => 'The proposal has just changed: look again.',
  'not-all-heard': ({ unheard }) =>
    `Hear the others first: ${english.count(unheard, 'player hasn’t', 'players haven’t')} spoken yet.`,
  'must-take-one': () => 'You offered a gnome: take one of the proposals.',
  'never-sold': ({ hat }) =>
    hat === 'gold' ? 'The golden hat is never sold.' : 'A grey gnome brings nothing and doesn’t help to pay.',
};
