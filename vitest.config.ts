import { defineConfig } from 'vitest/config';

// Some steps of `npm test` run one of these parts, others name their projects.
const parts: Record<string, string[]> = {
  packages: ['packages/*', 'bench'],
  web: ['apps/web'],
  server: ['apps/server', 'e2e/contract'],
};

export default defineConfig({
  test: {
    projects: parts[process.env.TEST_PROJECTS ?? ''] ?? Object.values(parts).flat(),
    // Projects that run side by side must agree on maxWorkers, and the server's tests ask for two.
    maxWorkers: 2,
  },
});
