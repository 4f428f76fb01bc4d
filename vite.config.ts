import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { chunkOf } from './tools/chunks.ts';

/** Typefaces come with the style sheet that names them: fetched when the first word needs them, they would lay out every page twice. */
const typefacesAtOnce: Plugin = {
  name: 'typefaces-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter(file => file.endsWith('.woff2'))
        .map(file => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          injectTo: 'head',
        })),
  },
};

/**
 * The words of the house come in the reader's language alone. Which one is known when scripts run; a small one that the page does not wait
 * for asks for them at once, beside the house itself.
 */
function wordsAtOnce(): Plugin {
  let script = '';
  return {
    name: 'words-at-once',
    enforce: 'pre',
    generateBundle(_, bundle) {
      const words = Object.values(bundle).flatMap(file => {
        const language =
          file.type === 'chunk' && /web.words.(en|fr)\.ts$/.exec(file.facadeModuleId ?? '')?.[1];
        return language ? [[language, `/${file.fileName}`]] : [];
      });
      if (words.length === 0) return;
      script = this.getFileName(
        this.emitFile({
          type: 'asset',
          name: 'first-words.js',
          source: `(() => {
  const words = ${JSON.stringify(Object.fromEntries(words))};
  let language;
  try {
    language = JSON.parse(localStorage.getItem('potager.settings')).language;
  } catch {}
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = words[language] ?? words[navigator.language.slice(0, 2)] ?? words.en;
  document.head.append(link);
})();
`,
        }),
      );
    },
    transformIndexHtml: {
      order: 'post',
      handler: () =>
        script === ''
          ? []
          : [{ tag: 'script', attrs: { async: true, src: `/${script}` }, injectTo: 'head' as const }],
    },
  };
}

/** The pages. JSX needs no plugin: Vite reads `jsxImportSource` from tsconfig.json. */
const pages: UserConfig = {
  root: 'web',
  plugins: [typefacesAtOnce, wordsAtOnce()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers that cannot preload modules fetch them a little later.
    modulePreload: { polyfill: false },
    // Fonts stay files: inlined they would grow the style sheet, and the content security policy refuses data: fonts.
    assetsInlineLimit: file => (/\.(woff2?|ttf|otf)$/.test(file) ? false : undefined),
    rolldownOptions: {
      // Cards name the bots, too, who think in workers.
      external: [/^\.\/bot\//],
      // How long plugins take is no news for whoever starts a house.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'chunkOf' }],
        },
      },
    },
  },
  // Bots need rules; the screens, texts, lessons, pictures and editors that the games' cards also name would be built a second time, for nobody.
  worker: { format: 'es', rolldownOptions: { external: [/^\.\.?\/(ui|primer|editor|texts|lesson)\//] } },
  // The scan for dependencies reads pages with `import.meta.glob` without their tsconfig.json.
  optimizeDeps: { rolldownOptions: { transform: { jsx: { runtime: 'automatic', importSource: 'preact' } } } },
  // Beside a house that runs: `npm start`.
  server: {
    host: true,
    proxy: { '/api': 'http://127.0.0.1:8080', '/socket': { target: 'ws://127.0.0.1:8080', ws: true } },
  },
};

export default defineConfig(({ command }) => {
  // What is built is the product, whatever the machine is set to.
  if (command === 'build') process.env['NODE_ENV'] = 'production';
  return pages;
});
