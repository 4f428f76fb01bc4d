import { french } from '../../core/words.ts';
import type { ReviewWords } from './words.en.ts';

export const reviewFr: ReviewWords = {
  title: 'Analyse',
  open: 'Analyser cette partie',
  working: 'Nouvel examen de la partie…',
  meanwhile: 'En attendant, voici l’analyse précédente :',
  stop: 'Arrêter',
  goOn: 'Recommencer',
  stopped: 'Arrêtée : voici ce qui a été trouvé jusqu’ici.',
  failed: 'Cette partie n’a pas pu être analysée. Vérifiez votre connexion, puis recommencez.',
  chances: 'Chances de gagner sur 100, étape par étape',
  step: n => `Étape ${n}`,
  fromSeat: name => `Chances calculées avec ce que ${name} savait à ce moment-là, et rien d’autre.`,
  fromTable:
    'Chances calculées avec ce que chacun savait à ce moment-là, à tour de rôle. Ce que personne ne savait est encore affaire de chance.',
  round: n => `Manche ${n}`,
  at: (round, n) => (round === null ? `Étape ${n}` : `${round} · étape ${n}`),
  before: (round, n) => (round === null ? `Avant l’étape ${n}` : `${round} · avant l’étape ${n}`),
  turnings: 'Tournants',
  turningsHint:
    'Ce qui a le plus fait bouger les chances de gagner. La feuille de score dit ce qui a fait bouger le score : ce ne sont pas toujours les mêmes moments.',
  decided: (name, move) => (name === null ? `Votre décision : ${move}` : `Décision de ${name} : ${move}`),
  luckDid: text => `Hasard : ${text}`,
  turning: (name, n) => `${name} : ${french.count(n, 'chance', 'chances')} sur 100 de plus`,
  yours: n =>
    `Vous : ${french.count(Math.abs(n), 'chance', 'chances')} sur 100 ${n > 0 ? 'de plus' : 'de moins'}`,
  noTurnings: 'Les chances n’ont jamais beaucoup changé d’un coup.',
  decisions: name => `Décisions de ${name}`,
  mine: 'Vos décisions',
  anybodys: 'Décisions',
  chooseSeat: 'Choisissez un joueur ci-dessus pour faire juger ses décisions.',
  played: move => `Joué : ${move}`,
  better: move => `Mieux : ${move}`,
  hintTo: (name, why) => `Un conseil aurait dit à ${name} : « ${why} »`,
  gain: n => `environ ${french.count(n, 'partie gagnée', 'parties gagnées')} de plus sur 100`,
  newKind: 'Un genre de coup qui n’a pas servi de toute la partie :',
  allGood:
    'Aucune décision n’était nettement moins bonne qu’une autre : les écarts ne dépassent pas ceux du hasard.',
  judged: (n, of) =>
    n === of
      ? `${french.count(n, 'décision jugée', 'décisions jugées')}.`
      : `${n} décisions jugées sur ${of}, réparties sur toute la partie.`,
  toStep: n => `Aller à l’étape ${n}`,
  balance: 'Chance et savoir-faire',
  balanceHint:
    'En chances de gagner sur 100, du début à la fin. Chaque décision est comparée à ce qu’un robot jouerait là d’instinct ; la chance est tout le reste : la donne, les pioches et ce qui s’est révélé. Les chances montent et descendent : un total peut dépasser 100.',
  player: 'Joueur',
  luck: 'Chance',
  own: 'Ses décisions',
  others: 'Celles des autres',
  unclear: 'difficile à dire',
  asChance: 'Une seule partie ne suffit pas à le dire.',
  yourPart: n =>
    n > 0
      ? `Vos décisions vous ont sans doute apporté environ ${french.count(n, 'chance', 'chances')} sur 100.`
      : `Vos décisions vous ont sans doute coûté environ ${french.count(-n, 'chance', 'chances')} sur 100.`,
  tooFew:
    'Une seule partie ne suffit pas ici à dire ce qui tient à la chance et ce qui tient au savoir-faire.',
  began: {
    guided: 'Voici la leçon : elle commence à une position préparée pour elle.',
    lesson: 'Cette partie commence là où la leçon s’est arrêtée : ce qui précède n’en fait pas partie.',
    study: 'Cette partie commence à une position d’une autre : ce qui précède n’en fait pas partie.',
  },
  margin: n => `à ${n} près`,
};
