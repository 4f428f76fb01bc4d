import { describe } from 'vitest';
import { conformance } from './conformance.ts';
import { sqlitePlace } from './conformance/house.ts';

describe('SQLite', () => {
  conformance(sqlitePlace);
});
