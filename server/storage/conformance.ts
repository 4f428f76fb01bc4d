import { describe } from 'vitest';
import { dutyTests } from './conformance/duties.ts';
import type { MakePlace } from './conformance/house.ts';
import { modelTests } from './conformance/model.ts';
import { movingTests } from './conformance/moving.ts';
import { peopleTests } from './conformance/people.ts';
import { tableTests } from './conformance/tables.ts';
import { upkeepTests } from './conformance/upkeep.ts';

/** What `Storage` promises, tried on one of its implementations. */
export function conformance(makePlace: MakePlace): void {
  describe('people', () => {
    peopleTests(makePlace);
  });
  describe('tables', () => {
    tableTests(makePlace);
  });
  describe('duties', () => {
    dutyTests(makePlace);
  });
  describe('upkeep', () => {
    upkeepTests(makePlace);
  });
  describe('moving', () => {
    movingTests(makePlace);
  });
  describe('any history', () => {
    modelTests(makePlace);
  });
}
