import type { Texts } from '../../../core/texts.ts';
import { areDoing, english } from '../../../core/words.ts';
import type { Plots } from '../vocabulary.ts';

export const en: Texts<Plots> = {
  title: 'Plots',
  ask: (view, moves) =>
    moves.includes('bid')
      ? `How much for plot ${view.onOffer}?`
      : moves.includes('grab')
        ? `Nobody wanted plot ${view.onOffer}. Grab it first!`
        : `Where do you build plot ${view.onOffer}?`,
  wait: (who, moves) => (moves.includes('place') ? areDoing(who, 'building…') : areDoing(who, 'choosing…')),
  moves: {
    bid: ({ coins }) => `Bid ${coins}`,
    grab: () => 'Grab it',
    place: ({ cell }) => `Build on cell ${cell + 1}`,
  },
  events: {
    offered: ({ plot }) => `Plot ${plot} is on offer.`,
    bid: ({ seat, coins }, name) =>
      coins === undefined
        ? `${name.does(seat, 'makes', 'make')} a secret bid.`
        : `${name.does(seat, 'bids', 'bid')} ${coins}.`,
    won: ({ seat, bids }, name) => `${name.does(seat, 'wins', 'win')} with ${bids[seat]}.`,
    unwanted: () => 'Nobody bids: the plot is up for grabs.',
    grabbed: ({ seat }, name) => `${name.does(seat, 'grabs', 'grab')} the plot.`,
    lost: ({ plot }) => `Nobody takes plot ${plot}; it’s lost.`,
    placed: ({ seat, plot, cell }, name) =>
      `${name.does(seat, 'builds', 'build')} ${plot} on cell ${cell + 1}.`,
  },
  refusals: {
    'cannot-afford': ({ held }) => `You only have ${english.count(held, 'coin', 'coins')}.`,
    'cell-taken': ({ cell }) => `Cell ${cell} is taken.`,
  },
  options: {
    rounds: {
      label: 'Rounds',
      hint: 'One plot is sold in each.',
      value: rounds => english.count(rounds, 'round', 'rounds'),
    },
    clock: {
      label: 'Clock',
      hint: '1 minute for every bid.',
      value: clock => (clock === 'on' ? 'On' : 'Off'),
    },
  },
  scores: { row: 'Row', coins: 'Coins' },
};
