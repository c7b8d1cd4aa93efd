import { findBrowser } from './find-browser.mjs';

/** A Firefox as people install it: Playwright's own build does not speak WebDriver BiDi. */
export function findFirefox() {
  return findBrowser({
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    // The extended support release first: the suite is tested against it.
    names: ['firefox-esr', 'firefox'],
    macApplications: ['Firefox.app/Contents/MacOS/firefox'],
    windowsPrograms: ['Mozilla Firefox/firefox.exe'],
    packages: ['firefox-esr'],
    advice: 'Install Firefox (Debian: `apt-get install firefox-esr`)',
  });
}
