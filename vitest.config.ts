import { defineConfig } from 'vitest/config';

/** Unit and contract tests, beside what they test. Files share their worker: nothing here keeps state in a module. */
export default defineConfig({
  test: {
    include: ['{core,testkit,games,bots,wire,fair,server,web,cli,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['tools/postgres-for-tests.ts'],
    pool: 'threads',
    isolate: false,
    // All cores: the default leaves one idle, which on two is half of them.
    maxWorkers: '100%',
    testTimeout: 120_000,
  },
});
