import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { launchOptions } from '../fixtures/browser.ts';
import { scenarios } from './scenarios/index.ts';
import { type StartedWorld, startWorld } from './start-world.ts';

let world: StartedWorld;
let browser: Browser;
let page: Page;
let script: string;

beforeAll(async () => {
  world = await startWorld();
  browser = await chromium.launch(launchOptions);
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'in-page.ts'), formats: ['iife'], name: 'contract' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = [output].flat() as { output: { code: string }[] }[];
  script = bundle?.output[0]?.code ?? '';
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

beforeEach(async () => {
  // The test adds a script to the page, so it switches the content policy off; every journey checks the policy.
  page = await browser.newPage({ bypassCSP: true });
  await page.goto(`${world.serverUrl}/api/docs`);
  await page.exposeFunction('newPersonInNode', world.newPerson);
  await page.exposeFunction('codeFor', world.codeFor);
  await page.evaluate((token) => Object.assign(window, { serviceToken: token }), world.serviceToken);
  await page.addScriptTag({ content: script });
});
afterEach(() => page.close());

describe('our client in a real browser', () => {
  test.each(scenarios)('$name', async ({ name }) => {
    expect(await page.evaluate((scenario) => (window as any).contract.runInPage(scenario), name)).toBe('ok');
  });
});
