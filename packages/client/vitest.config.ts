import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'client', include: ['src/**/*.test.ts'], unstubGlobals: true, testTimeout: 30_000 },
});
