import { describe } from 'vitest';
import { dutyTests } from './conformance/duties.ts';
import type { MakePlace } from './conformance/house.ts';
import { logTests } from './conformance/logs.ts';
import { modelTests } from './conformance/model.ts';
import { movingTests } from './conformance/moving.ts';
import { peopleTests } from './conformance/people.ts';
import { tableTests } from './conformance/tables.ts';
import { upkeepTests } from './conformance/upkeep.ts';

const PARTS: { readonly [part: string]: (makePlace: MakePlace) => void } = {
  people: peopleTests,
  tables: tableTests,
  logs: logTests,
  duties: dutyTests,
  upkeep: upkeepTests,
  moving: movingTests,
  'any history': modelTests,
};

/** What `Storage` promises, tried on one of its implementations. */
export function conformance(makePlace: MakePlace): void {
  describe.each(Object.entries(PARTS))('%s', (_, tests) => {
    tests(makePlace);
  });
}
