import { defineConfig } from 'rolldown';

/** The command-line program as one file; npm packages (bare names such as `hono/etag`) stay outside. */
export default defineConfig({
  input: './cli/potager.ts',
  platform: 'node',
  external: /^[@a-z][^:]*$/,
  output: { file: 'dist/potager.js', format: 'esm' },
});
