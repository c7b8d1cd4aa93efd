import { findBrowser } from './find-browser.mjs';

/** An installed Firefox, because Playwright's own build does not support WebDriver BiDi. */
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
