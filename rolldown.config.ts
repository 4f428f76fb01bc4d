import { defineConfig } from 'rolldown';

/** The command-line program and the thread its bots think in; npm packages (bare names such as `hono/etag`) stay outside. */
export default defineConfig({
  input: { potager: './cli/potager.ts', 'bot-worker': './server/bots/bot-worker.ts' },
  platform: 'node',
  external: /^[@a-z][^:]*$/,
  output: { dir: 'dist', format: 'esm', chunkFileNames: 'shared.js' },
});
