import { expect, test } from 'vitest';
import type { Box, Vocabulary } from '../core/game.ts';
import { editionCalled } from '../web/kit/edition-called.ts';
import { editionsOf } from './editions.ts';

/** What every game reads and refuses, whatever is printed on its cards. */
export function testReadsEditions<V extends Vocabulary>(box: Box<V>): void {
  const { faults } = editionsOf(box);

  test('the shipped edition is valid and survives JSON', () => {
    const read = box.readEdition(JSON.parse(JSON.stringify(box.edition)));
    expect(read).toEqual({ ok: true, value: box.edition });
  });

  test('an edition of ours is said to be ours in every language', () => {
    expect(editionCalled(box.edition.name, 'fr')).toBe('Édition : reconstitution Potager');
    expect(editionCalled('Own box', 'fr')).toBe('Édition : Own box');
  });

  test.each([
    ['null', null],
    ['a number', 3],
    ['a text', 'edition'],
    ['nothing in a list', []],
    ['an edition in a list', [box.edition]],
  ])('%s is no edition', (_, json) => {
    expect(faults(json)).toEqual([{ at: '', expected: { a: 'object' } }]);
  });
}
