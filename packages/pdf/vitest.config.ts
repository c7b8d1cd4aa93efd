import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    name: 'pdf',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
