import { defineConfig } from 'vitest/config';

const withServer = ['apps/server', 'e2e/contract'];
const others = ['packages/*', 'apps/*', '!apps/server', 'bench'];

export default defineConfig({
  test: {
    // One step of `npm test` runs the projects without a server, others name a project with one.
    projects: process.env.TEST_PROJECTS === 'units' ? others : [...others, ...withServer],
    // Projects that run side by side must agree on maxWorkers, and the server's tests ask for two.
    maxWorkers: 2,
  },
});
