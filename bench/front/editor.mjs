import { median, quantile, rounded } from '../lib/statistics.mjs';

const KEYS = 'Arroz integral com legumes e uma colher de azeite de oliva';

/** Measures how long one key press blocks the page, in a plan of 30 meals with 5 options of 10 items. */
export async function editor({ browser, ours, token, largePlan }) {
  const origin = `http://127.0.0.1:${ours}`;
  const type = (hasNumbers) => async (page) => {
    await page.goto(`${origin}/EditarCardapio?id=${largePlan.id}`);
    await page.locator('section[aria-label="Refeição 30"]').waitFor({ timeout: 120_000 });
    if (hasNumbers) {
      await page.getByRole('switch', { name: /^Números/ }).click();
      await page.getByText(/^Dia ≈/).waitFor({ timeout: 120_000 });
    }
    // Folded meals have no fields: all of them are opened.
    const folded = page.locator('section[aria-label^="Refeição "] h3 > button[aria-expanded="false"]');
    while ((await folded.count()) > 0) await folded.first().click();
    await page.getByLabel('Itens da Opção 1', { exact: true }).first().focus();
    await page.evaluate(watchKeys);
    await page.keyboard.type(KEYS, { delay: 50 });
    // In a pause the lines are read, and the next key may meet the answer.
    await page.waitForTimeout(400);
    await page.keyboard.type(KEYS, { delay: 50 });
    return page.evaluate(() => window.blockedBy);
  };
  const shown = (blocked) => ({ p50: rounded(median(blocked)), p95: rounded(quantile(blocked, 0.95)) });
  const plain = shown(await browser.visit(origin, token, type(false), 1));
  const withNumbers = shown(await browser.visit(origin, token, type(true), 1));
  return {
    'this machine': plain,
    'this machine, with numbers': withNumbers,
    'numbers to none': {
      p50: rounded(withNumbers.p50 / plain.p50),
      p95: rounded(withNumbers.p95 / plain.p95),
    },
    'four times slower': shown(await browser.visit(origin, token, type(false))),
    budget: { p95: 16, 'numbers to none': 1.1 },
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
