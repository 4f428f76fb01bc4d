import type { Texts } from '../../../core/texts.ts';
import { JOKER, targetStep } from '../data/cards.ts';
import type { Chicoree } from '../vocabulary.ts';
import { eventsEn } from './events.en.ts';
import { aCard, nameOf, stepName, tokens } from './nouns.en.ts';

export const en: Texts<Chicoree> = {
  title: 'Chicorée',

  ask(view) {
    const task = view.agenda.at(-1);
    const you = view.you === 'spectator' ? null : view.players[view.you]!;
    switch (task?.do) {
      case 'settle':
        return `You owe ${tokens(task.owed)} and have ${you?.tokens ?? 0}. Which card do you sell?`;
      case 'auction': {
        const leader = task.calls.at(-1);
        const price = leader ? `The bid is ${leader.tokens}.` : 'No bid yet.';
        return task.turn === null ? `${price} Anyone may call!` : `${price} Raise it, or pass?`;
      }
      case 'fists':
        return `How many tokens for ${aCard(task.card)}?`;
      case 'challenge':
        return view.staked?.length ? 'More cards, or ready?' : 'A challenge! Choose at least one card.';
      case 'act':
      case undefined:
        return view.turn.hadStart
          ? 'Lay shops, one link and specials as you like, then draw.'
          : 'Lay a Start if you have one, play specials, then draw.';
    }
  },

  wait(name, moves) {
    if (moves.includes('sell')) return `${name} must sell a card.`;
    if (moves.includes('bid')) return `${name} may bid.`;
    if (moves.includes('close-fist')) return `${name} is closing a fist.`;
    if (moves.includes('close-hand')) return `${name} is choosing cards for the challenge.`;
    return `${name} is playing a turn.`;
  },

  moves: {
    'open-shop': ({ card }) => (card === JOKER ? 'Open a shop with the joker' : 'Open a shop'),
    'lay-link': ({ card, step }) =>
      card === JOKER ? `Lay the joker as ${stepName(step)}` : `Lay ${stepName(step)}`,
    'lay-start': ({ card }) => `Lay ${nameOf(card)}, for the whole game`,
    destroy: ({ card, target }, _, names) =>
      `${nameOf(card)}: ${names(target)} loses ${stepName(targetStep(card))}`,
    block: ({ card, target }, _, names) => `${nameOf(card)}: ${names(target)} receives nothing for two turns`,
    boost: ({ card }) => `${nameOf(card)}: draw two cards`,
    draw: () => 'Draw: one card for you, one for the middle',
    bid: ({ tokens: n }) => `Bid ${n}`,
    pass: (_, view) => {
      const task = view.agenda.at(-1);
      return task?.do === 'auction' && task.turn === null ? 'Let it go' : 'Pass';
    },
    'close-fist': ({ tokens: n }) => (n === 0 ? 'Close an empty fist' : `Close your fist on ${tokens(n)}`),
    stake: ({ card }) => `Put down ${nameOf(card)}`,
    unstake: ({ card }) => `Take up ${nameOf(card)} again`,
    'close-hand': (_, view) => `Close your hand (${view.staked?.length ?? 0})`,
    sell: ({ card }) => `Sell ${nameOf(card)}`,
  },

  events: eventsEn,

  refusals: {
    'no-start': () => 'Steps 1 to 4 need a Start that lay in front of you when your turn began.',
    'start-just-laid': () => 'You laid your Start this turn: shops and links wait for your next one.',
    'step-over': ({ step, now }) => `That belongs to step ${step}, and you are at step ${now}: no way back.`,
    'no-harvest-yet': () => 'No shops yet: nobody has ever laid a 4 (harvest).',
    'one-link-a-turn': () => 'You have laid your one link of this turn.',
    'already-laid': ({ step }) => `You already have ${stepName(step)}.`,
    'wrong-order': ({ next }) => `Links 1 to 5 go in order: ${stepName(next)} comes next.`,
    'needs-shop': () => 'Exporting needs a shop in front of you first.',
    'start-already-there': () => 'You have a Start already: one for the whole game.',
    'not-in-hand': () => 'That card is not in your hand.',
    'nothing-to-destroy': ({ step }) => `This player has no ${stepName(step)} to destroy.`,
    'opponents-only': () => 'Choose an opponent, not yourself.',
    'out-of-the-game': () => 'Nobody plays on that seat any more.',
    'too-few-tokens': ({ tokens: n, held }) => `You would bid ${n} but have ${tokens(held)}.`,
    'too-low': ({ tokens: n, least }) => `${n} is not enough any more: the next bid is at least ${least}.`,
    'play-at-least-one': () => 'Everybody with a card plays at least one.',
    'not-staked': () => 'You have not put that card down.',
  },

  options: {
    auction: {
      label: 'Open auctions',
      hint: 'For links 1 to 5: one after the other, or everybody at once against a countdown, best with a device each.',
      value: auction => (auction === 'in-turn' ? 'In turn' : 'Free-for-all'),
    },
    countdown: {
      label: 'Countdown',
      hint: 'Free-for-all only: seconds before the hammer falls. Longer is easier for everyone.',
      value: countdown => `${countdown} seconds`,
    },
    clock: {
      label: 'Clock for closed fists',
      hint: 'With the clock on, a fist that is not closed within a minute is empty. It waits while a device changes hands.',
      value: clock => (clock === 'on' ? 'One minute' : 'No clock'),
    },
    noFlowers: {
      label: 'Challenge without a flower',
      hint: 'If nobody shows a flower, nobody is paid. Read to the letter, all of them tie and are paid.',
      value: noFlowers => (noFlowers === 'unpaid' ? 'Nobody is paid' : 'All are paid (variant)'),
    },
    start: {
      label: 'Who starts',
      hint: 'Drawn by lot, or you choose.',
      value: start => (start === 'random' ? 'Drawn by lot' : `Player ${start + 1}`),
    },
  },

  scores: { steps: 'Steps of the chain', tokens: 'Tokens' },
};
