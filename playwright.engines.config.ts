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

/** The journeys tagged @engines, in the engines that are not Chromium. */
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
      grepInvert: /@desk/,
      use: { ...firefox, viewport: { width: 360, height: 740 } },
    },
  ],
});
