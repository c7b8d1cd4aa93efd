import { defineConfig } from 'vite';

const folder = 'src/public-page/browser';

/** The patient's page: a script and a style to stand in it, and its two service workers. Each is one file. */
export default defineConfig({
  build: {
    outDir: 'dist/browser',
    // The build of the server, which comes first, empties dist.
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: {
        page: `${folder}/page.ts`,
        'plan-page': `${folder}/plan-page.css`,
        'text-page': `${folder}/text-page.css`,
        'service-worker': `${folder}/workers/service-worker.ts`,
        'link-worker': `${folder}/workers/link-worker.ts`,
      },
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
