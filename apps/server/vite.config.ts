import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: {
      input: {
        main: 'src/main.ts',
        admin: 'src/operator/main.ts',
        'background-worker': 'src/background-worker.ts',
      },
      // Node reads the maps at every start and keeps them. The sources' names and lines are enough for a stack trace.
      output: { sourcemapExcludeSources: true },
    },
  },
  // The workspace's own packages are TypeScript, so they are bundled. Kysely and zod are 385 small files, and to find and
  // read each of them took a tenth of a start. Everything else stays in node_modules.
  ssr: { noExternal: [/^@alecrim\//, 'kysely', 'zod'] },
});
