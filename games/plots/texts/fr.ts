import type { Texts } from '../../../core/texts.ts';
import type { Plots } from '../vocabulary.ts';

export const fr: Texts<Plots> = {
  title: 'Parcelles',
  ask: (view, moves) =>
    moves.includes('bid')
      ? `Combien pour la parcelle ${view.onOffer} ?`
      : moves.includes('grab')
        ? `Personne n’a voulu de la parcelle ${view.onOffer}. Prenez-la le premier !`
        : `Où bâtissez-vous la parcelle ${view.onOffer} ?`,
  wait: (name, moves) => (moves.includes('place') ? `${name} bâtit.` : `${name} réfléchit.`),
  moves: {
    bid: ({ coins }) => `Miser ${coins}`,
    grab: () => 'La prendre',
    place: ({ cell }) => `Bâtir sur la case ${cell + 1}`,
  },
  events: {
    offered: ({ plot }) => `La parcelle ${plot} est en vente.`,
    bid: ({ seat, coins }, name) =>
      coins === undefined ? `${name(seat)} a misé.` : `${name(seat)} mise ${coins}.`,
    won: ({ seat, bids }, name) => `${name(seat)} l’emporte avec ${bids[seat]}.`,
    unwanted: () => 'Personne ne mise : au premier qui la prend.',
    grabbed: ({ seat }, name) => `${name(seat)} prend la parcelle.`,
    lost: ({ plot }) => `Personne ne prend la parcelle ${plot} ; elle est perdue.`,
    placed: ({ seat, plot, cell }, name) => `${name(seat)} bâtit ${plot} sur la case ${cell + 1}.`,
  },
  refusals: {
    'cannot-afford': ({ coins, held }) => `Vous miseriez ${coins} mais n’avez que ${held}.`,
    'cell-taken': ({ cell }) => `La case ${cell} est prise.`,
  },
  options: {
    rounds: {
      label: 'Manches',
      hint: 'Une parcelle est vendue à chacune.',
      value: rounds => `${rounds} manches`,
    },
    clock: {
      label: 'Horloge',
      hint: 'Une minute par mise.',
      value: clock => (clock === 'on' ? 'oui' : 'non'),
    },
  },
  scores: { row: 'Rangée', coins: 'Pièces' },
};
