import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';

/** A mid-range phone: the processor is slowed four times. */
const SLOWDOWN = 4;

export async function openBrowser() {
  const executablePath = await findChromium();
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ];
  const browser = await chromium.launch({ executablePath, args });
  return {
    /** A new visitor each time, with an empty cache. */
    async visit(origin, token, work, slowdown = SLOWDOWN) {
      const localStorage = ['base44_access_token', 'token'].map((name) => ({ name, value: token }));
      const storageState = token ? { cookies: [], origins: [{ origin, localStorage }] } : undefined;
      const context = await browser.newContext({
        storageState,
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      try {
        return await work(page);
      } finally {
        await context.close();
      }
    },
    close: () => browser.close(),
  };
}

/** The largest contentful paint, in milliseconds since the visitor opened the address, redirects included. */
export async function largestPaint(page, address, arrivesAt) {
  const begin = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForURL(arrivesAt, { waitUntil: 'load' });
  const painted = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last) resolve(performance.timeOrigin + last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  return painted - begin;
}
