import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'contract',
    include: ['*.test.ts'],
    globalSetup: [
      '../../apps/server/src/testing/build-browser-files.ts',
      '../../apps/server/src/testing/built-programs.ts',
      '../../apps/server/src/testing/database-template.ts',
    ],
    // A busy machine is slow, not wrong.
    // No file changes what another one reads.
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
