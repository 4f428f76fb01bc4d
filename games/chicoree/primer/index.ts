import { type Primer, RULINGS_IN_SHORT } from '../../../web/kit/primer/primer.ts';
import type { Chicoree } from '../vocabulary.ts';
import { examples } from './examples.ts';
import { panels } from './panels.ts';

const { income, lamp, links, challenge, fists, debt, seventh } = examples;

export const primer: Primer<Chicoree> = {
  panels,
  chapters: [
    {
      opens: 'CH-01',
      inShort: {
        en: 'Twelve tokens, no cards, and one aim: seven links before you at the end of your turn.',
        fr: 'Douze pions, aucune carte, et un but : sept maillons posés à la fin de votre tour.',
      },
      printed: ['CH-01', 'CH-03', 'CH-06'],
      examples: [seventh],
    },
    {
      opens: 'CH-07',
      inShort: {
        en: 'Nine steps, in order: income, shops, one link, special cards, then two cards from the pile.',
        fr: 'Neuf étapes, dans l’ordre : revenus, magasins, un maillon, cartes spéciales, puis deux cartes de la pioche.',
      },
      printed: ['CH-08', 'CH-12', 'CH-13', 'CH-14', 'CH-15', 'CH-16', 'CH-19', 'CH-20', 'CH-24'],
      examples: [links, lamp],
    },
    {
      opens: 'CH-28',
      inShort: {
        en: 'One Start in the whole game; it pays every turn and cannot be destroyed.',
        fr: 'Un seul Départ par partie ; il paie à chaque tour et ne peut être détruit.',
      },
      printed: ['CH-28', 'CH-29'],
    },
    {
      opens: 'CH-32',
      inShort: {
        en: 'On your turn every rival pays for your shops and your export.',
        fr: 'À votre tour, chaque rival paie pour vos magasins et votre export.',
      },
      printed: ['CH-32', 'CH-33', 'CH-34'],
      examples: [income],
    },
    {
      opens: 'CH-36',
      inShort: {
        en: 'Red cards destroy a 3 or a 4, or leave a rival unpaid; ochre cards draw two; the joker is any link.',
        fr: 'Les rouges détruisent un 3 ou un 4, ou privent un rival de pions ; les ocres font piocher deux cartes ; le joker est tout maillon.',
      },
      printed: ['CH-36', 'CH-37', 'CH-38', 'CH-40', 'CH-41', 'CH-44'],
    },
    {
      opens: 'CH-45',
      inShort: {
        en: 'Everybody shows at least one card. Most flowers takes a token for every flower in sight.',
        fr: 'Chacun montre au moins une carte. Avec le plus de fleurs, on prend un pion par fleur visible.',
      },
      printed: ['CH-46', 'CH-47', 'CH-50', 'CH-51', 'CH-53'],
      examples: [challenge],
    },
    {
      opens: 'CH-54',
      inShort: {
        en: 'Links 1 to 5 go to the highest bid; Starts, 6 and 7 to the fullest fist, and every fist is lost.',
        fr: 'Les maillons 1 à 5 vont au plus offrant ; Départs, 6 et 7 à la plus forte mise secrète, et toutes les mises sont perdues.',
      },
      printed: ['CH-54', 'CH-56', 'CH-57', 'CH-58', 'CH-59', 'CH-60', 'CH-61'],
      examples: [fists],
    },
    {
      opens: 'CH-62',
      inShort: {
        en: 'Who cannot pay sells hand cards. Who still cannot is out.',
        fr: 'Faute de pions, on vend des cartes de sa main. Si cela ne suffit pas, on est éliminé.',
      },
      printed: ['CH-62', 'CH-63', 'CH-64'],
      examples: [debt],
    },
    {
      opens: 'CH-E1',
      inShort: {
        en: 'Eight worked examples, in words; most can be tried above.',
        fr: 'Huit exemples en toutes lettres ; la plupart s’essaient plus haut.',
      },
    },
    {
      opens: 'CH-A01',
      inShort: RULINGS_IN_SHORT,
      printed: ['CH-A02', 'CH-A06', 'CH-A10'],
    },
  ],
};
