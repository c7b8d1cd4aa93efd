import { writeFileSync } from 'node:fs';
import { TOKEN_KEYS } from '@alecrim/domain/pure';
import { expect } from '@playwright/test';
import type { Account } from '../fixtures/account.ts';
import { accountTest } from '../fixtures/account-test.ts';
import type { Problems } from '../fixtures/problems.ts';
import { sizes } from '../fixtures/sizes.ts';
import { openWithPlaywright } from './playwright.ts';
import { createView, type View } from './view.ts';
import { openWithWebKit } from './webkit.ts';

export { expect };

type Fixtures = {
  view: View;
  /** Gives the window the session of an account, without the login screen; open a page afterwards. */
  signIn: (account: Account, at?: string) => Promise<void>;
  allowed: RegExp[];
  problems: Problems;
};

/** A journey of three engines: it knows the window as `view` only, never as a page of Playwright. */
export const test = accountTest.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  allowed: async ({}, use) => use([]),

  problems: async ({ allowed }, use) => use({ allow: (pattern) => void allowed.push(pattern) }),

  view: async ({ browser, browserName, viewport, server, allowed }, use, testInfo) => {
    const size = viewport ?? sizes.desk;
    const driver = await (browserName === 'webkit' ? openWithWebKit(size) : openWithPlaywright(browser));
    await use(createView(driver, server.url, size));
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('view.png');
      writeFileSync(path, await driver.picture());
      await testInfo.attach('view', { path, contentType: 'image/png' });
      await testInfo.attach('server log', { body: server.logs(), contentType: 'text/plain' });
    }
    const unexpected = driver.complaints().filter((said) => !allowed.some((pattern) => pattern.test(said)));
    await driver.close();
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  signIn: async ({ view, server }, use) =>
    use(async ({ token }, at = server.url) => {
      await view.open(`${at}/favicon.svg`);
      await view.run(
        ([names, value]) => {
          for (const name of names) localStorage.setItem(name, value);
        },
        [TOKEN_KEYS, token] as const,
      );
    }),
});
