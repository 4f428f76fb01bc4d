import type { Texts } from '../../../core/texts.ts';
import type { GartenZwerge } from '../vocabulary.ts';
import { contestName, DUTY, gnomes, HAT, JOB, petals, TITLE } from './nouns.en.ts';

/** Why not, and what the rule is. */
export const refusals: Texts<GartenZwerge>['refusals'] = {
  banned: ({ job, event }) => `“${TITLE[event]}” forbids it this round: ${JOB[job]}.`,
  'no-such-gnome': ({ hat }) =>
    hat === 'none' ? 'Name the gnome you put forward.' : `You have no ${HAT[hat]} gnome here.`,
  'gnome-busy': ({ hat }) => `Your ${HAT[hat]} gnome already has a job this round.`,
  lazy: () => 'Grey gnomes are lazy: they can only be thrown away.',
  'need-two': ({ hat, next }) => `Takes two ${HAT[hat]} gnomes without a job to get a ${HAT[next]} one.`,
  'bound-next': ({ job }) =>
    job === 'contest'
      ? 'You accepted a condition: your next gnome must enter a contest.'
      : 'You accepted a condition: your next gnome must work in the garden.',
  'bound-contest': ({ contest }) =>
    `You accepted a condition: stay out of ${contestName(contest)} this round.`,
  'bound-seek': () => 'You accepted a condition: you may not seek a partner this round.',
  'bound-otherwise': ({ duty }) => `You already accepted another condition: ${DUTY[duty]}.`,
  'jobs-left': ({ gnomes: n }) => `${gnomes(n)} without a job: only greys may be left over.`,
  'not-yours-to-mark': () => 'Only your own open promises in free words are for you to mark.',
  'no-duties': () => 'In free calling conditions on later actions are promises: put them in words.',
  'no-words': () => 'With closed fists only conditions the table can check are allowed.',
  'hat-too-low': ({ hat, atLeast }) =>
    `The search asks for ${HAT[atLeast]} or better; ${HAT[hat]} is too low.`,
  'not-in-steps': () => 'Prices go in steps of 50.',
  'too-few-markers': ({ most }) => `Your markers make ${most} at most.`,
  'too-few-petals': ({ petals: sum, held }) => `That would be ${petals(sum)}, but there are only ${held}.`,
  'not-among-equals': () => 'Choose one of those who named the best price.',
  'offers-nothing': () => 'Pay at least 50 petals or promise something.',
  'odd-promise': ({ most }) => `At most ${most} different promises; free words must say something.`,
  'enough-calls': ({ calls }) => `You have called ${calls} times: that is enough for one auction.`,
  'no-proposal': () => 'There is no such proposal on the board.',
  'proposal-changed': () => 'The proposal was changed a moment ago: look again.',
  'not-all-heard': ({ unheard }) =>
    `Hear the others first: ${unheard === 1 ? 'one player has' : `${unheard} players have`} neither called nor fallen silent.`,
  'must-take-one': () => 'Whoever offers a gnome must take one of the proposals.',
  'never-sold': ({ hat }) =>
    hat === 'gold'
      ? 'The golden hat is never sold.'
      : 'A grey gnome brings nothing and does not help to pay.',
};
