import { nth } from '../../../core/sure.ts';
import type { Texts } from '../../../core/texts.ts';
import { areDoing, english } from '../../../core/words.ts';
import { JOKER, targetStep } from '../data/cards.ts';
import type { Chicoree, View } from '../vocabulary.ts';
import { eventsEn } from './events.en.ts';
import { aCard, cards, nameOf, stepName, tokens } from './nouns.en.ts';
import { type OpenStep, stillOpen, waitsForNextTurn } from './still-open.ts';

const OPEN: { readonly [S in OpenStep]: readonly [noun: string, alone: string] } = {
  shops: ['shops', 'Open shops'],
  link: ['one link', 'Lay a link'],
  start: ['a Start', 'Lay a Start'],
  specials: ['specials', 'Play specials'],
};

/** What is still open in this turn; there is no way back (CH-07). */
function toDo(view: View): string {
  const [first, ...more] = stillOpen(view);
  if (first === undefined)
    return waitsForNextTurn(view)
      ? 'Your Start counts from your next turn on: draw.'
      : 'Nothing to lay or play: draw.';
  if (more.length === 0) return `${OPEN[first][1]} if you like, then draw.`;
  return `In this order: ${[first, ...more].map(step => OPEN[step][0]).join(', ')}. Then draw.`;
}

export const en: Texts<Chicoree> = {
  title: 'Chicorée',

  ask(view) {
    const task = view.agenda.at(-1);
    const you = view.you === 'spectator' ? null : nth(view.players, view.you);
    switch (task?.do) {
      case 'settle':
        return `${tokens(task.owed - (you?.tokens ?? 0))} short. Which card do you sell?`;
      case 'auction': {
        const leader = task.calls.at(-1);
        if (task.turn !== null)
          return leader
            ? `The bid is ${leader.tokens}. Raise it, or pass?`
            : 'No bid yet. Open with 1, or pass?';
        return `${leader ? `The bid is ${leader.tokens}.` : 'No bid yet.'} Anyone can bid!`;
      }
      case 'fists':
        return `Your secret bid for ${aCard(task.card)}?`;
      case 'challenge':
        return view.staked?.length ? 'More cards, or ready?' : 'A challenge! Play one card or more.';
      case 'act':
      case undefined:
        return toDo(view);
    }
  },

  wait(who, moves) {
    if (moves.includes('sell')) return areDoing(who, 'choosing a card to sell…');
    if (moves.includes('bid')) return areDoing(who, 'choosing a bid…');
    if (moves.includes('close-fist')) return areDoing(who, 'choosing a secret bid…');
    if (moves.includes('close-hand')) return areDoing(who, 'choosing cards for the challenge…');
    return areDoing(who, 'playing a turn…');
  },

  moves: {
    'open-shop': ({ card }) => (card === JOKER ? 'Open a shop with the joker' : 'Open a shop'),
    'lay-link': ({ card, step }) =>
      card === JOKER ? `Lay the joker as ${stepName(step)}` : `Lay ${stepName(step)}`,
    'lay-start': ({ card }) => `Lay ${nameOf(card)}, for the whole game`,
    destroy: ({ card, target }, _, names) =>
      `${nameOf(card)}: ${names(target)} loses ${stepName(targetStep(card))}`,
    block: ({ card, target }, _, names) => `${nameOf(card)}: ${names(target)} gets no tokens for 2 turns`,
    boost: ({ card }) => `${nameOf(card)}: draw 2 cards`,
    draw: () => 'Draw 2 cards: one for you, one for the middle',
    bid: ({ tokens: n }) => `Bid ${n}`,
    pass: (_, view) => {
      const task = view.agenda.at(-1);
      return task?.do === 'auction' && task.turn === null ? 'Let it go' : 'Pass';
    },
    'close-fist': ({ tokens: n }) => (n === 0 ? 'Bid nothing' : `Bid ${tokens(n)} in secret`),
    stake: ({ card }) => `Play ${nameOf(card)}`,
    unstake: ({ card }) => `Take back ${nameOf(card)}`,
    'close-hand': (_, view) => `Ready (${cards(view.staked?.length ?? 0)})`,
    sell: ({ card }) => `Sell ${nameOf(card)}`,
  },

  events: eventsEn,

  refusals: {
    'no-start': () => 'You need a Start that was in front of you when your turn began.',
    'start-just-laid': () => 'You laid your Start this turn: shops and links wait for the next.',
    'step-over': ({ step, now }) => `Too late: that’s step ${step}, and you’re at step ${now}.`,
    'no-harvest-yet': () => 'No shops yet: someone must lay a 4 (harvest) first.',
    'one-link-a-turn': () => 'You’ve already laid a link this turn.',
    'already-laid': ({ step }) => `You already have ${stepName(step)}.`,
    'wrong-order': ({ next }) => `Links 1 to 5 go in order: ${stepName(next)} comes next.`,
    'needs-shop': () => 'You need a shop in front of you first.',
    'start-already-there': () => 'You already have a Start: one for the whole game.',
    'not-in-hand': () => 'That card isn’t in your hand.',
    'nothing-to-destroy': ({ step }) => `This player has no ${stepName(step)} to destroy.`,
    'opponents-only': () => 'Choose an opponent, not yourself.',
    'out-of-the-game': () => 'That player is out.',
    'too-few-tokens': ({ held }) => `You only have ${tokens(held)}.`,
    'too-low': ({ tokens: n, least }) => `${n} is no longer enough: bid at least ${least}.`,
    'play-at-least-one': () => 'Play at least one card.',
    'not-staked': () => 'You haven’t played that card.',
  },

  options: {
    auction: {
      label: 'Open auctions',
      hint: 'For links 1 to 5: one after the other, or everyone at once against a countdown (best with a device each).',
      value: auction => (auction === 'in-turn' ? 'In turn' : 'Free-for-all'),
    },
    countdown: {
      label: 'Countdown',
      hint: 'Free-for-all only: time before the hammer falls. Longer is easier for everyone.',
      value: countdown => `${countdown} s`,
    },
    clock: {
      label: 'Clock for secret bids',
      hint: 'With the clock on, no bid within 1 minute means a bid of nothing. It waits while a device changes hands.',
      value: clock => (clock === 'on' ? '1 minute' : 'None'),
    },
    noFlowers: {
      label: 'Challenge without a flower',
      hint: 'If nobody shows a flower, nobody is paid. Read to the letter, everyone ties and is paid.',
      value: noFlowers => (noFlowers === 'unpaid' ? 'Nobody is paid' : 'Everyone is paid (variant)'),
    },
    start: english.startingSeat('Who starts', 'At random, or as you choose.'),
  },

  scores: { steps: 'Links of the chain', tokens: 'Tokens' },
};
