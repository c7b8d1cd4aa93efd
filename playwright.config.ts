import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/fixtures/browser.ts';
import { firefoxLaunchOptions } from './e2e/fixtures/firefox.ts';
import { sizes } from './e2e/fixtures/sizes.ts';

const isFull = process.env.TEST_DEPTH === 'full';
// Workers inherit it: what axe has passed once in a run is not judged again (e2e/fixtures/axe.ts).
if (!process.env.AXE_JUDGED) {
  const folder = mkdtempSync(join(tmpdir(), 'alecrim-axe-'));
  process.env.AXE_JUDGED = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/journeys',
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  forbidOnly: true,
  // Test by test: otherwise the last file leaves a worker idle.
  fullyParallel: true,
  // More than a small machine has cores: a journey waits for the server and the screen a good part of its time.
  workers: 3,
  retries: 0,
  // Generous: a busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  // A title ends in @desk or @phone where the size is not the subject (sessions, drafts, paper, a server that is down), or
  // the thing is made for one. A journey tagged @sizes-full runs on a desk, in the full run also on a phone.
  // The journeys of engines-*.spec.ts run in every engine, written for what Playwright and WebDriver both can (e2e/engines).
  // One that names no size runs at the one that most people of the engine have: Chromium and Firefox on a desk, WebKit on
  // an iPhone. In the full run Firefox, which Playwright drives, also runs those tagged @firefox.
  // A journey tagged @full runs in the full run only: a unit test that its comment names protects the same in every run.
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone/ : /@phone|@full/,
      use: { ...devices['Desktop Chrome'], ...chromium(), viewport: sizes.desk },
    },
    {
      name: 'phone',
      grepInvert: isFull ? /@desk/ : /@desk|@full|@sizes-full|^(?!.*@phone).*(engines-|@firefox)/,
      use: {
        ...devices['Pixel 7'],
        ...chromium(),
        viewport: sizes.phone,
        isMobile: true,
        // Drawing seven times the pixels tells nothing about the layout.
        deviceScaleFactor: 1,
        hasTouch: true,
      },
    },
    {
      name: 'firefox',
      grep: isFull ? /engines-|@firefox/ : /engines-/,
      grepInvert: isFull ? undefined : /@full/,
      use: {
        browserName: 'firefox',
        // The installed Firefox over WebDriver BiDi, not Playwright's own build of it.
        channel: 'moz-firefox',
        launchOptions: firefoxLaunchOptions,
        screenshot: 'off',
        viewport: sizes.desk,
      },
    },
    {
      // Debian's WebKitGTK, started by e2e/engines/webkit.ts. It has no finger, only a mouse.
      name: 'webkit',
      testMatch: 'engines-*.spec.ts',
      grepInvert: isFull ? undefined : /@full/,
      use: { browserName: 'webkit', viewport: sizes.phone },
    },
  ],
});

function chromium() {
  return { launchOptions, ...stillness() };
}

/** Without animations: Playwright cannot press a moving button, and axe cannot measure its contrast. */
function stillness() {
  return { contextOptions: { reducedMotion: 'reduce' as const } };
}
