import { median, quantile, rounded } from '../lib/statistics.mjs';

const FAR = 600;
const FRAMES = 90;

/** Measures the frame time while a person with 10,000 plans scrolls: on the first page, and with 600 cards loaded. */
export async function scrolling({ browser, many: { port, token }, rounds }) {
  const origin = `http://127.0.0.1:${port}`;
  const ratios = [];
  const frames = { near: [], far: [] };
  for (let round = 0; round < rounds; round++) {
    const { near, far } = await browser.visit(origin, token, async (page) => {
      await page.goto(`${origin}/`);
      const cards = page.locator('main ul > li');
      await cards.nth(9).waitFor();
      const near = await page.evaluate(framesOfScrolling, FRAMES);
      while ((await cards.count()) < FAR) {
        const before = await cards.count();
        await cards.last().scrollIntoViewIfNeeded();
        await cards.nth(before).waitFor();
      }
      return { near, far: await page.evaluate(framesOfScrolling, FRAMES) };
    });
    frames.near.push(...near);
    frames.far.push(...far);
    ratios.push(quantile(far, 0.95) / quantile(near, 0.95));
  }
  const shown = (times) => ({ p50: rounded(median(times)), p95: rounded(quantile(times, 0.95)) });
  return { near: shown(frames.near), far: shown(frames.far), ratio: rounded(median(ratios)) };
}

/** Scrolls up and down by a finger's width per frame and returns the frame times. Runs in the page. */
function framesOfScrolling(count) {
  return new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      window.scrollBy(0, times.length % 60 < 30 ? -80 : 80);
      if (times.length < count) requestAnimationFrame(step);
      else resolve(times);
    };
    requestAnimationFrame(step);
  });
}
