import type { Browser } from '@playwright/test';
import { shiftClock } from '../fixtures/clock.ts';
import { watchProblems } from '../fixtures/problems.ts';
import type { Driver } from './driver.ts';

/** Chromium and Firefox, in a window of their own with the options of the project. */
export async function openWithPlaywright(browser: Browser): Promise<Driver> {
  const watched = watchProblems(browser);
  const context = await browser.newContext();
  await shiftClock(context);
  const page = await context.newPage();
  // Firefox takes the paper from the caller, in centimetres; Playwright sends it the number of inches.
  const paper =
    browser.browserType().name() === 'firefox'
      ? { width: '21in', height: '29.7in' }
      : { preferCSSPageSize: true };
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    back: () => page.goBack(),
    address: async () => page.url(),
    run: (body, arg) => page.evaluate(body as never, arg) as never,
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    async mouse(steps) {
      for (const step of steps)
        await (typeof step === 'string' ? page.mouse[step]() : page.mouse.move(step.x, step.y));
    },
    resize: (size) => page.setViewportSize(size),
    pdf: () => page.pdf(paper),
    picture: () => page.screenshot(),
    complaints: watched.unexpected,
    async close() {
      watched.stop();
      await context.close();
    },
  };
}
