import type { Texts } from '../../../core/texts.ts';
import { french } from '../../../core/words.ts';
import type { Plots } from '../vocabulary.ts';

export const fr: Texts<Plots> = {
  title: 'Parcelles',
  ask: (view, moves) =>
    moves.includes('bid')
      ? `Combien pour la parcelle ${view.onOffer} ?`
      : moves.includes('grab')
        ? `Personne n’a voulu de la parcelle ${view.onOffer}. Prenez-la vite !`
        : `Où bâtissez-vous la parcelle ${view.onOffer} ?`,
  wait: (who, moves) =>
    moves.includes('place') ? french.awaited(who, 'bâtit…') : french.awaited(who, 'choisit…', 'choisissent…'),
  moves: {
    bid: ({ coins }) => `Miser ${coins}`,
    grab: () => 'La prendre',
    place: ({ cell }) => `Bâtir sur la case ${cell + 1}`,
  },
  events: {
    offered: ({ plot }) => `La parcelle ${plot} est en vente.`,
    bid: ({ seat, coins }, name) =>
      coins === undefined
        ? `${name.does(seat, 'mise', 'misez')} en secret.`
        : `${name.does(seat, 'mise', 'misez')} ${coins}.`,
    won: ({ seat, bids }, name) => `${name.does(seat, 'l’emporte', 'l’emportez')} avec ${bids[seat]}.`,
    unwanted: () => 'Personne ne mise : elle est à prendre.',
    grabbed: ({ seat }, name) => `${name.does(seat, 'prend', 'prenez')} la parcelle.`,
    lost: ({ plot }) => `Personne ne prend la parcelle ${plot} ; elle est perdue.`,
    placed: ({ seat, plot, cell }, name) =>
      `${name.does(seat, 'bâtit', 'bâtissez')} ${plot} sur la case ${cell + 1}.`,
  },
  refusals: {
    'cannot-afford': ({ held }) => `Vous n’avez que ${french.count(held, 'pièce', 'pièces')}.`,
    'cell-taken': ({ cell }) => `La case ${cell} est prise.`,
  },
  options: {
    rounds: {
      label: 'Manches',
      hint: 'Une parcelle est vendue à chacune.',
      value: rounds => french.count(rounds, 'manche', 'manches'),
    },
    clock: {
      label: 'Pendule',
      hint: '1 minute par mise.',
      value: clock => (clock === 'on' ? 'Oui' : 'Non'),
    },
  },
  scores: { row: 'Rangée', coins: 'Pièces' },
};
