import { readFileSync } from 'node:fs';
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
  plugins: [react(), tailwindcss(), appPage(), precompress()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('./src/main.tsx'), output: fewFiles() },
  },
  // The worker loads a part of itself on demand.
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': api,
      '/VerCardapio': api,
      '/privacidade': api,
      '/ws-user-apps': { target: api, ws: true },
    },
  },
});

/** Development loads src/main.tsx by a tag. The build names its files in index.html, whose inline script loads them. */
function appPage(): Plugin {
  return {
    name: 'app-page',
    enforce: 'post',
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/main.tsx' }, injectTo: 'body' },
    ],
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) throw new Error('The build has no entry');
      const first = [entry, ...chunks.filter((chunk) => entry.imports.includes(chunk.fileName))];
      const styles = new Set(first.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
      const names = [...first.map((chunk) => chunk.fileName), ...styles].map((name) => `/${name}`);
      const [before, after] = readFileSync(here('./index.html'), 'utf8').split('"app-files" content="');
      if (after === undefined) throw new Error('index.html has no place for the names of the files');
      const source = `${before}"app-files" content="${names.join(' ')}${after}`;
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
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
