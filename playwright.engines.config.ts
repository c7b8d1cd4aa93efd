import { defineConfig } from '@playwright/test';
import { firefoxLaunchOptions } from './e2e/fixtures/firefox.ts';
import journeys from './playwright.config.ts';

const firefox = {
  browserName: 'firefox' as const,
  // The installed Firefox over WebDriver BiDi, not Playwright's own build of it.
  channel: 'moz-firefox',
  launchOptions: firefoxLaunchOptions,
  contextOptions: {},
  screenshot: 'off' as const,
};

// WebKitGTK through the driver in e2e/engines/webkit. It has no finger, only a mouse.
const webkit = { browserName: 'webkit' as const, launchOptions: {} };

const journeyTagged = (tag: string) => new RegExp(`(?=.*@engines)(?=.*${tag}\\b)`);

/**
 * The journeys tagged @engines, in the engines that are not Chromium. One that names no size is walked at the one that
 * most people of the engine have: Chromium and Firefox on a desk, WebKit on an iPhone.
 */
export default defineConfig({
  ...journeys,
  outputDir: 'test-results/engines',
  reporter: [['list'], ['json', { outputFile: 'test-results/engines-report.json' }]],
  grep: /@engines/,
  projects: [
    {
      name: 'firefox-desk',
      grepInvert: /@phone/,
      use: { ...firefox, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'firefox-phone',
      grep: journeyTagged('@phone'),
      use: { ...firefox, viewport: { width: 360, height: 740 } },
    },
    {
      name: 'webkit-desk',
      grep: journeyTagged('@desk'),
      grepInvert: /@no-webkit/,
      use: { ...webkit, viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'webkit-phone',
      grepInvert: /@desk|@no-webkit/,
      use: { ...webkit, viewport: { width: 360, height: 740 } },
    },
  ],
});
