import { count, gnomes, hatName, petals } from './nouns.fr.ts';
import type { PieceWords } from './pieces.en.ts';

export const piecesFr: PieceWords = {
  aim: goal => `Un chapeau d’or, ou ${petals(goal)} après l’entretien, met fin à la partie.`,
  near: (name, held, goal) => `${name} : ${held} sur ${petals(goal)}`,
  best: (n, hat) => `${gnomes(n)}, meilleur chapeau : ${hatName(hat)}`,
  lead: {
    hat: hat =>
      `En tête, meilleur chapeau : ${hatName(hat)}. Les chapeaux comptent d’abord, les pétales départagent.`,
    petals: 'En tête par les pétales, car personne n’a un meilleur chapeau.',
    goal: 'En tête : le but en pétales est atteint.',
  },
  garden: name => `Jardin : ${name}`,
  moreActions: 'Autres actions',
  phasesOfRound: 'Phases du tour',
  skip: 'Passer',
  off: 'annulé',
  quietRound: 'Ni naissance ni concours au tour passé.',
  several: (n, hat) => `${gnomes(n)}, ${hatName(hat)}`,
  petalsHeld: 'Pétales',
  sellsFor: 'Se vend',
  nineCards: 'Ses neuf cartes',
  ofAFlower: 'Nains par fleur',
  about: {
    tie: 'Si plusieurs y arrivent au même tour, la meilleure collection gagne.',
    crown: 'La couronne va aux meilleurs chapeaux. Ils donnent les places ; les pétales départagent.',
    treasurer: 'Trésorerie : commence chaque phase. Dès le tour 2, la clé va aux meilleurs chapeaux.',
    gnome: hat => `Nain, chapeau ${hatName(hat)}`,
    sells: (hat, value) => `Rang ${hat}, se vend ${petals(value)}.`,
    breeds: (pile, odds) => `Élève dans la pile ${hatName(pile)} : ${odds}.`,
    lazy: 'Paresseux : sans métier, il coûte l’entretien et ne peut qu’être jeté.',
    reserve: n => `Réserve : encore ${gnomes(n)} de ce chapeau.`,
    upkeep: 'Chaque nain coûte l’entretien à la fin du tour, même né ou prêté ce tour-ci.',
    contest: (prize, rivals, pile) =>
      `Le plus haut chapeau gagne ${petals(prize)}, face à ${count(rivals, 'nain rival', 'nains rivaux')} de la pile ${hatName(pile)}.`,
    events: (n, deck) => `Événements ${deck === 'grey' ? 'gris' : 'bleus'} à venir : ${n}.`,
    schmiedel:
      'Il répond à chaque recherche et mise sur chaque offre : deux de ses cinq marqueurs, tirés au sort, plus la valeur du nain.',
    hiresOnce: 'Il loue un nain par joueur et par tour.',
  },
};
