import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * What takes longest, longest first: whatever is left for the end is waited for by idle cores. On a fresh copy Vitest knows
 * sizes only, and the contract of a whole game is one of the smallest files.
 */
const LONGEST = [
  'bench/reliability/short.test.ts',
  'tools/new-game.test.ts',
  'server/storage/postgres.test.ts',
  'bots/honesty.test.ts',
  'bots/review.test.ts',
  'bots/strength.test.ts',
  'games/chill-and-chili/test/contract.test.ts',
  'games/enemy-chocolatier/test/contract.test.ts',
  'server/test/race.test.ts',
  'server/test/rewinding.test.ts',
  'games/enemy-chocolatier/test/bot.test.ts',
  'server/storage/kill.test.ts',
  'games/chicoree/test/contract.test.ts',
  'games/garten-zwerge/test/playthroughs.test.ts',
  'games/seasons-of-rice/test/contract.test.ts',
  'games/garten-zwerge/test/contract.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const known = LONGEST.findIndex(file => moduleId.endsWith(file));
      return known === -1 ? LONGEST.length : known;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Unit and contract tests, beside what they test. Files share their worker: nothing here keeps state in a module. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^(\.\.\/)+threads\.ts$/, replacement: join(import.meta.dirname, 'tools/built-threads.ts') },
    ],
  },
  test: {
    include: ['{core,testkit,games,bots,wire,fair,server,web,cli,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/postgres-for-tests.ts', 'tools/folder-for-tests.ts'],
    pool: 'threads',
    isolate: false,
    // One more than there are cores: some files mostly wait for houses and databases of their own.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Ends what hangs. No test may fail because the machine is slow or busy.
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
  },
});
