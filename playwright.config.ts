import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/fixtures/browser.ts';
import { firefoxLaunchOptions } from './e2e/fixtures/firefox.ts';
import { sizes } from './e2e/fixtures/sizes.ts';

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
  // Both sizes in Chromium only where they differ: a title ends in @desk or @phone where the size is not the subject
  // (sessions, drafts, paper, a server that is down), or the thing is made for one.
  // The journeys tagged @engines are walked in the other engines too. One that names no size is walked at the one that
  // most people of the engine have: Chromium and Firefox on a desk, WebKit on an iPhone. An engine has one project:
  // a second one would start its browsers and servers again.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], ...chromium(), viewport: sizes.desk },
    },
    {
      name: 'phone',
      grepInvert: /@desk|^(?!.*@phone).*@engines/,
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
      grep: /@engines/,
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
      // WebKitGTK through the driver in e2e/engines/webkit. It has no finger, only a mouse.
      name: 'webkit',
      grep: /@engines/,
      grepInvert: /@no-webkit/,
      use: { browserName: 'webkit', ...stillness(), viewport: sizes.phone },
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
