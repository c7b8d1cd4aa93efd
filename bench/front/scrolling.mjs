import { median, quantile, rounded } from '../lib/statistics.mjs';

const FAR = 600;
const FRAMES = 90;
// 240 frames of 80 pixels pass some 200 cards, in both directions.
const LONG_WAY = { frames: 240, turn: 120 };
const SHORT_WAY = { frames: FRAMES, turn: 30 };

/**
 * Measures the frame time while a person with 10,000 plans scrolls: on the first page, with 600 cards loaded, and through
 * them on a processor that is not slowed.
 */
export async function scrolling({ browser, many: { port, token }, rounds }) {
  const origin = `http://127.0.0.1:${port}`;
  const ratios = [];
  const frames = { near: [], far: [], through: [], work: [] };
  for (let round = 0; round < rounds; round++) {
    const { near, far } = await browser.visit(origin, token, async (page) => {
      const near = await openDashboard(page, origin);
      await loadCards(page);
      return { near, far: await page.evaluate(framesOfScrolling, SHORT_WAY) };
    });
    const through = await browser.visit(
      origin,
      token,
      async (page) => {
        await openDashboard(page, origin);
        await loadCards(page);
        const work = await processorTime(page);
        const times = await page.evaluate(framesOfScrolling, LONG_WAY);
        frames.work.push((await work()) / LONG_WAY.frames);
        return times;
      },
      1,
    );
    frames.near.push(...near);
    frames.far.push(...far);
    frames.through.push(...through);
    ratios.push(quantile(far, 0.95) / quantile(near, 0.95));
  }
  const shown = (times) => ({ p50: rounded(median(times)), p95: rounded(quantile(times, 0.95)) });
  return {
    near: shown(frames.near),
    far: shown(frames.far),
    through: { ...shown(frames.through), work: rounded(median(frames.work)) },
    ratio: rounded(median(ratios)),
    budget: { through: 20 },
  };
}

const cardsOf = (page) => page.locator('main ul > li');

async function openDashboard(page, origin) {
  await page.goto(`${origin}/`);
  await cardsOf(page).nth(9).waitFor();
  return page.evaluate(framesOfScrolling, SHORT_WAY);
}

/** Scrolls to the end until so many cards are loaded, of which only those near the screen may be in the page. */
async function loadCards(page) {
  for (let loaded = 0; loaded < FAR; ) {
    loaded = await (await page.waitForFunction(cardsAbove, loaded)).jsonValue();
  }
}

/** Scrolls to the end and returns the place of the last card, if it is beyond this one. Runs in the page. */
function cardsAbove(before) {
  scrollTo(0, document.body.scrollHeight);
  const cards = document.querySelectorAll('main ul > li');
  const place = Number(cards[cards.length - 1]?.getAttribute('aria-posinset') ?? cards.length);
  return place > before && place;
}

/** Returns a function that tells the milliseconds of processor time of the page's main thread since then. */
async function processorTime(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const start = await now();
  return async () => (await now()) - start;
}

/** Scrolls up and down by a finger's width per frame and returns the frame times. Runs in the page. */
function framesOfScrolling({ frames, turn }) {
  return new Promise((resolve) => {
    const times = [];
    let last = performance.now();
    const step = () => {
      const now = performance.now();
      times.push(now - last);
      last = now;
      window.scrollBy(0, times.length % (2 * turn) < turn ? -80 : 80);
      if (times.length < frames) requestAnimationFrame(step);
      else resolve(times);
    };
    requestAnimationFrame(step);
  });
}
