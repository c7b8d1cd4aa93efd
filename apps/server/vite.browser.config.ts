import { defineConfig, type EnvironmentOptions } from 'vite';

const folder = 'src/public-page/browser';

// A program each: what two of them share stands in both, because a worker and a page's own script load nothing.
const programs = {
  page: {
    page: `${folder}/page.ts`,
    'plan-page': `${folder}/plan-page.css`,
    'text-page': `${folder}/text-page.css`,
  },
  swaps: { swaps: `${folder}/swaps.ts`, 'swaps-page': `${folder}/swaps-page.css` },
  days: { days: `${folder}/days.ts`, 'days-page': `${folder}/days-page.css` },
  list: { list: `${folder}/list.ts`, 'list-page': `${folder}/list-page.css` },
  reading: { reading: `${folder}/reading/main.ts`, 'reading-panel': `${folder}/reading/panel.css` },
  theme: { theme: `${folder}/theme.ts` },
  serviceWorker: { 'service-worker': `${folder}/workers/service-worker.ts` },
  linkWorker: { 'link-worker': `${folder}/workers/link-worker.ts` },
};

const asProgram = (input: Record<string, string>): EnvironmentOptions => ({
  consumer: 'client',
  build: {
    outDir: 'dist/browser',
    // The build of the server, which comes first, empties dist.
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: { input, output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' } },
  },
});

/** The patient's pages: a script and a style to stand in each, and their two service workers. */
export default defineConfig({
  environments: Object.fromEntries(Object.entries(programs).map(([name, input]) => [name, asProgram(input)])),
  builder: {
    async buildApp({ build, environments }) {
      for (const name of Object.keys(programs)) if (environments[name]) await build(environments[name]);
    },
  },
});
