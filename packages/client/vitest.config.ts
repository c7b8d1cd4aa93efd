import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'client',
    include: ['src/**/*.test.ts'],
    unstubGlobals: true,
    isolate: false,
    testTimeout: 30_000,
  },
});
