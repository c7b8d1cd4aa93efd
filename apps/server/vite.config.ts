import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rollupOptions: { input: { main: 'src/main.ts', admin: 'src/operator/main.ts' } },
  },
  // The workspace's own packages are TypeScript: they are bundled, everything else stays in node_modules.
  ssr: { noExternal: [/^@alecrim\//] },
});
