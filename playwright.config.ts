import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/fixtures/browser.ts';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
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
    launchOptions,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What is being moved can be neither pressed nor measured for its contrast.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
  },
  // Both sizes only where they differ: a title ends in @desk or @phone where the size is not the subject (sessions,
  // drafts, paper, a server that is down), or the thing is made for one. Journeys of @engines are walked on a phone
  // by WebKit.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: /@desk|^(?!.*@phone).*@engines/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 360, height: 740 },
        isMobile: true,
        // Drawing seven times the pixels tells nothing about the layout.
        deviceScaleFactor: 1,
        hasTouch: true,
      },
    },
  ],
});
