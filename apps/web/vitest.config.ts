import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { withoutNodeStorage } from '../../scripts/lib/node-storage.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // Every test puts away what it made; the modules and the page they run in are loaded once.
    isolate: false,
    execArgv: withoutNodeStorage,
    name: 'web',
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/setup.ts'],
  },
});
