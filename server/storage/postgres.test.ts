import { describe } from 'vitest';
import { conformance } from './conformance.ts';
import { postgresPlace } from './conformance/house.ts';

describe('PostgreSQL', () => {
  conformance(postgresPlace);
});
