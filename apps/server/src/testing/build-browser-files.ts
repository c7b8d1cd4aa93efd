import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';

/** Run by Vitest before the tests: the server reads the built script and style of the patient's page. */
export async function setup(): Promise<void> {
  // Another project of this run has built them, or `npm test`, and then the programs.
  if (process.env.TEST_PROGRAMS) return;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const builder = await createBuilder({
    root,
    configFile: `${root}vite.browser.config.ts`,
    logLevel: 'warn',
  });
  await builder.buildApp();
}
