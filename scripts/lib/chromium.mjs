import { delimiter, join } from 'node:path';
import { aptInstall, isExecutable } from './apt.mjs';

// The shell without windows first: a new context costs it a quarter of the processor time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const packages = ['chromium-headless-shell', 'chromium'];

const macApplications = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const windowsPrograms = [
  'Chromium/Application/chrome.exe',
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

/**
 * A Chromium for the browser tests; dependencies must be installed.
 * @returns {Promise<string>} its path
 */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there or cannot be run.`);
  }
  const found = installedChromium() ?? (await playwrightChromium());
  if (found) return found;
  for (const name of packages) {
    const installed = (await aptInstall(name)) && installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium for the browser tests. Install Chromium or Google Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

function installedChromium() {
  return candidates().find(isExecutable);
}

function candidates() {
  const { platform, env } = process;
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
      (folder) => folder !== undefined,
    );
    return folders.flatMap((folder) => windowsPrograms.map((program) => join(folder, program)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return folders.flatMap((folder) => macApplications.map((application) => join(folder, application)));
  }
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isExecutable(path) ? path : undefined;
}
