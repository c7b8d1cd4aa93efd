import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fewFiles } from './chunks.config.ts';

const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwindcss(), startByInlineScript(), precompress()],
  resolve: { alias: { 'react-remove-scroll': here('./src/lib/remove-scroll.tsx') } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: fewFiles() },
  },
  server: {
    proxy: {
      '/api': api,
      '/VerCardapio': api,
      '/privacidade': api,
      '/ws-user-apps': { target: api, ws: true },
    },
  },
});

/** Browsers look ahead for scripts and styles and fetch them even when the page is about to leave for another. */
function startByInlineScript(): Plugin {
  const file =
    /\s*<(?:script type="module"|link rel="(?:modulepreload|stylesheet)")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
  return {
    name: 'start-by-inline-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const addresses = Array.from(html.matchAll(file), ([, address]) => address);
        return html
          .replaceAll(file, '')
          .replace('(location.hash, [])', `(location.hash, ${JSON.stringify(addresses)})`);
      },
    },
  };
}

/** Writes .br and .gz beside every text asset, so that the server never compresses the same file twice. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      for (const name of names.filter((file) => /\.(js|css|svg|html)$/.test(file))) {
        const path = join(folder, name);
        const content = await readFile(path);
        await writeFile(`${path}.br`, brotliCompressSync(content));
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}

function here(path: string) {
  return fileURLToPath(new URL(path, import.meta.url));
}
