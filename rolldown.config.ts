import { defineConfig } from 'rolldown';

/**
 * The command-line program and the threads in which bots think, seats are gauged, game files are made and games are looked back at. Npm packages (bare names such as
 * `hono/etag`) stay outside, and so do games' screens, pictures and editors: cards name them, only the pages fetch them.
 */
export default defineConfig({
  input: {
    potager: './cli/potager.ts',
    'bot-worker': './server/bots/bot-worker.ts',
    'gauge-worker': './server/bots/gauge-worker.ts',
    'game-file-worker': './server/tables/files/game-file-worker.ts',
    'past-worker': './server/tables/past/past-worker.ts',
  },
  platform: 'node',
  external: [/^[@a-z][^:]*$/, /^\.\.?\/(ui|primer|editor|texts)\//],
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'parts/[name].js' },
});
