import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: [
      './src/testing/build-browser-files.ts',
      './src/testing/built-programs.ts',
      './src/testing/database-template.ts',
    ],
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 40_000 } },
    // A module of the server keeps no state that a test could stumble over, so it is loaded once for all files.
    isolate: false,
    // Each file opens its own database; more at once than cores only slows all of them.
    maxWorkers: 2,
  },
});
