import { defineConfig } from 'vitest/config';
import { withoutNodeStorage } from '../../scripts/lib/node-storage.ts';

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
    // The scripts of the patient's page run in happy-dom.
    execArgv: withoutNodeStorage,
    // Each file opens its own database; more at once than cores only slows all of them.
    maxWorkers: 2,
  },
});
