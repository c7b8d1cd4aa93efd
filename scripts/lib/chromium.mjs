import { isExecutable } from './apt.mjs';
import { findBrowser } from './find-browser.mjs';

/** A Chromium for the browser tests; dependencies must be installed. */
export function findChromium() {
  return findBrowser({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell first: a new context costs it a quarter of the processor time.
    names: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
    ],
    macApplications: [
      'Chromium.app/Contents/MacOS/Chromium',
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ],
    windowsPrograms: [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
    elsewhere: playwrightChromium,
    advice: 'Install Chromium or Google Chrome, or run `npx playwright install chromium`',
  });
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}
