import { describe, expect, test } from 'vitest';
import { openMatch } from '../../../core/match.ts';
import { append } from '../../../core/judge.ts';
import { enemyChocolatier } from '../index.ts';
import { changesTo, codeOf, readCode } from './town-code.ts';

const TOWN = 'F5 A0 C3 B1 E4 D2';

describe('[EC-A21] a town in a few letters', () => {
  test('is read back as it was written, however it is typed', () => {
    for (const typed of [TOWN, 'f5a0c3b1e4d2', ' F5, A0, C3, B1, E4, D2 ', 'F 5 A 0 C 3 B 1 E 4 D 2'])
      expect(codeOf(readCode(typed)!)).toBe(TOWN);
  });

  test.each([
    '',
    'A0',
    'A0 B0 C0 D0 E0',
    'A0 A1 C2 D3 E4 F5',
    'A6 B1 C2 D3 E4 F5',
    'A0 B1 C2 D3 E4 F5 G0',
    'hello',
  ])('“%s” is none', typed => expect(readCode(typed)).toBeNull());

  test('can be laid from any other by the moves of the game', () => {
    const match = openMatch(enemyChocolatier.open(enemyChocolatier.edition), {
      options: { start: 'random', tiles: 'by-hand', markers: 'unlimited', stalemate: 'ranking' },
      seats: 2,
      seed: 'a town',
    });
    for (const move of changesTo(readCode(TOWN)!, match.state.arrangement)) append(match, { seat: 0, move });
    expect(codeOf(match.state.arrangement)).toBe(TOWN);
    expect(changesTo(readCode(TOWN)!, match.state.arrangement)).toEqual([]);
  });
});
