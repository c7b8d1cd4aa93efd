import { defineConfig } from 'vitest/config';

// Projects that run side by side must agree on maxWorkers, and the server's tests ask for two.
export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'e2e/contract', 'bench'], maxWorkers: 2 },
});
