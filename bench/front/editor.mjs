import { median, quantile, rounded } from '../lib/statistics.mjs';

const KEYS = 'Arroz integral com legumes e uma colher de azeite de oliva';

/** Measures how long one key press blocks the page, in a plan of 30 meals with 5 options of 10 items. */
export async function editor({ browser, ours, token, largePlan }) {
  const origin = `http://127.0.0.1:${ours}`;
  const type = async (page) => {
    await page.goto(`${origin}/EditarCardapio?id=${largePlan.id}`);
    await page.locator('section[aria-label="Refeição 30"]').waitFor({ timeout: 120_000 });
    // Folded meals have no fields: all of them are opened.
    const folded = page.locator('section[aria-label^="Refeição "] h3 > button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    await page.getByLabel('Itens da Opção 1').first().focus();
    await page.evaluate(watchKeys);
    await page.keyboard.type(KEYS, { delay: 50 });
    return page.evaluate(() => window.blockedBy);
  };
  const shown = (blocked) => ({ p50: rounded(median(blocked)), p95: rounded(quantile(blocked, 0.95)) });
  return {
    'this machine': shown(await browser.visit(origin, token, type, 1)),
    'four times slower': shown(await browser.visit(origin, token, type)),
    budget: { p95: 16 },
  };
}

/** The time from a key press until the page is idle again. Runs in the page. */
function watchKeys() {
  window.blockedBy = [];
  const { port1, port2 } = new MessageChannel();
  let begin = 0;
  port2.onmessage = () => window.blockedBy.push(performance.now() - begin);
  addEventListener(
    'keydown',
    () => {
      begin = performance.now();
    },
    { capture: true },
  );
  addEventListener('input', () => port1.postMessage(0), { capture: true });
}
