import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'contract', include: ['*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
});
