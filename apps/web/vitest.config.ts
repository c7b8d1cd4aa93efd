import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

// Newer versions of Node define an empty localStorage of their own, which would hide the one of happy-dom.
const noStorageOfNode = '--no-experimental-webstorage';
const execArgv = process.allowedNodeEnvironmentFlags.has(noStorageOfNode) ? [noStorageOfNode] : [];

export default defineConfig({
  plugins: [react()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Every test puts away what it made; the modules and the page they run in are loaded once.
    isolate: false,
    execArgv,
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
  },
});
