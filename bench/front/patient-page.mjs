import { median, rounded } from '../lib/statistics.mjs';
import { largestPaint } from './browser.mjs';

/** Compares the patient's page to the same page served as a file, by its path and by the hash link. */
export async function patientPage({ browser, ours, bare, plan, rounds }) {
  const origin = `http://127.0.0.1:${ours}`;
  const addresses = {
    file: `http://127.0.0.1:${bare}/page`,
    path: `${origin}/VerCardapio?token=${plan.token_publico}`,
    link: `${origin}/#/VerCardapio?token=${plan.token_publico}`,
  };
  const times = { file: [], path: [], link: [] };
  for (let round = -1; round < rounds; round++) {
    for (const [name, address] of Object.entries(addresses)) {
      const time = await browser.visit(origin, undefined, (page) =>
        largestPaint(page, address, /\/(VerCardapio\?|page$)/),
      );
      if (round >= 0) times[name].push(time);
    }
  }
  const ratio = (name) => rounded(median(times[name].map((time, i) => time / times.file[i])));
  return {
    milliseconds: Object.fromEntries(
      Object.entries(times).map(([name, list]) => [name, rounded(median(list))]),
    ),
    ratios: { path: ratio('path'), link: ratio('link') },
    budgets: { path: 1.3, link: 1.5 },
  };
}
