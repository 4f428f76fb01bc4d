import { expect, test } from 'vitest';
import { faultsIn } from './faults.ts';

test.each([
  ['en', '1 hours per move'],
  ['en', 'You still need 1 more tokens.'],
  ['en', 'Anna wins, 12 : 9.'],
  ['en', '45 % to win'],
  ['en', 'Sending …'],
  ['en', 'Not now (CC-36).'],
  ['en', "It's your turn."],
  ['en', 'Anna loses -3 points.'],
  ['en', 'Anna gets undefined.'],
  ['en', 'Whoever opens this link plays.'],
  ['fr', '0 heures par coup'],
  ['fr', 'encore 1 nouveaux messages'],
  ['fr', '2 à poser, 1 iraient au puits'],
  ['fr', 'Qui saisit ce code joue dans la même ville.'],
  ['fr', 'Jardin de Anna'],
  ['fr', 'ce que Émile exigeait'],
  ['fr', 'C’est à vous !'],
  ['fr', 'C’est à vous!'],
  ['fr', '« Inviter »'],
  ['fr', '45 % de gagner'],
  ['fr', 'Anna ferme le poing.'],
] as const)('%s: “%s” is noticed', (language, sentence) => {
  expect(faultsIn(language, sentence)).toHaveLength(1);
});

test.each([
  ['en', '1 hour per move, 2 hours in all'],
  ['en', 'Player 1 needs a name: turn 1 is over.'],
  ['en', 'Anna wins 12–9, 45% of the time, and loses −3 points.'],
  ['en', 'Sending… “Anna’s” 4:05'],
  ['fr', '1 coup, 0 place libre, 2 coups, 2 iraient'],
  ['fr', 'Qui joue\u00a0? Anna, qui commence.'],
  ['fr', 'Jardin\u00a0: Anna. C’est à Hugo de jouer\u00a0!'],
  ['fr', '«\u00a0Inviter\u00a0», 45\u00a0% de gagner, 1 permis, 1 maïs'],
] as const)('%s: “%s” is fine', (language, sentence) => {
  expect(faultsIn(language, sentence)).toEqual([]);
});
