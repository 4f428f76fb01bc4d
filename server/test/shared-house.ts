import { afterAll, beforeAll, expect } from 'vitest';
import { type OwnHouse, ownHouse } from './own-house.ts';

/** One house for all tests of a file. */
export function sharedHouse(): Omit<OwnHouse, 'stop'> {
  let house: OwnHouse;
  beforeAll(async () => {
    house = await ownHouse();
  });
  afterAll(() => house.stop());
  return {
    get port() {
      return house.port;
    },
    get data() {
      return house.data;
    },
    restart: () => house.restart(),
  };
}

/** A refusal for this reason. */
export const code = (value: string): unknown => expect.objectContaining({ code: value });
