import { median, quantile, rounded } from '../lib/statistics.mjs';

const KEYS = 'Arroz integral com legumes e uma colher de azeite de oliva';

/** A plan of 30 meals with 5 options of 10 items: how long a key keeps the page from doing anything else. */
export async function editor({ browser, ours, token, largePlan }) {
  const origin = `http://127.0.0.1:${ours}`;
  const blocked = await browser.visit(origin, token, async (page) => {
    await page.goto(`${origin}/EditarCardapio?id=${largePlan.id}`);
    const field = page.getByLabel('Itens da Opção 1').first();
    await field.waitFor({ timeout: 120_000 });
    await field.focus();
    await page.evaluate(watchKeys);
    await page.keyboard.type(KEYS, { delay: 50 });
    return page.evaluate(() => window.blockedBy);
  });
  return {
    keys: blocked.length,
    milliseconds: { p50: rounded(median(blocked)), p95: rounded(quantile(blocked, 0.95)) },
    'at full speed, p95': rounded(quantile(blocked, 0.95) / 4),
    budget: 16,
  };
}

/** From a key's arrival until the page is free again. Runs in the page. */
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
