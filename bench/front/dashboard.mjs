import { median, rounded } from '../lib/statistics.mjs';

/** Compares the Dashboard of a person with many plans to that of a person with few plans. */
export async function dashboard({ browser, few, many, rounds }) {
  const times = { few: [], many: [] };
  for (let round = -1; round < rounds; round++) {
    for (const [name, { port, token }] of Object.entries({ few, many })) {
      const time = await browser.visit(`http://127.0.0.1:${port}`, token, async (page) => {
        const begin = Date.now();
        await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'commit' });
        await page.locator('main ul > li').nth(9).waitFor();
        return Date.now() - begin;
      });
      if (round >= 0) times[name].push(time);
    }
  }
  return {
    milliseconds: { few: median(times.few), many: median(times.many) },
    ratio: rounded(median(times.many.map((time, i) => time / times.few[i]))),
    budget: 1.3,
  };
}
