import { median, quantile, rounded } from '../lib/statistics.mjs';

const KEYS = 'Arroz integral com legumes e uma colher de azeite de oliva';

/** Measures how long one key press blocks the page, in a plan of 30 meals with 5 options of 10 items. */
export async function editor({ browser, ours, token, largePlan, rounds }) {
  const origin = `http://127.0.0.1:${ours}`;
  const type = (hasNumbers) => async (page) => {
    await page.goto(`${origin}/EditarCardapio?id=${largePlan.id}`);
    await page.locator('section[aria-label="Refeição 30"]').waitFor({ timeout: 120_000 });
    // The account remembers the choice of the visit before.
    const numbers = page.getByRole('switch', { name: /^Calorias e macros/ });
    if ((await numbers.isChecked()) !== hasNumbers) await numbers.click();
    if (hasNumbers) await page.getByText(/^Dia ≈/).waitFor({ timeout: 120_000 });
    // A plan is text until a part of it is edited.
    for (const meal of [3, 2, 1])
      await page.locator(`section[aria-label="Refeição ${meal}"] li`).first().click();
    await page.evaluate(watchKeys);
    await page.keyboard.type(KEYS, { delay: 50 });
    // In a pause the lines are read, and the next key may meet the answer.
    await page.waitForTimeout(400);
    await page.keyboard.type(KEYS, { delay: 50 });
    return page.evaluate(() => window.blockedBy);
  };
  const shown = (blocked) => ({ p50: median(blocked), p95: quantile(blocked, 0.95) });
  const plain = [];
  const withNumbers = [];
  // One after the other, so that a busy moment of the machine meets both.
  for (let round = 0; round < rounds; round++) {
    plain.push(shown(await browser.visit(origin, token, type(false), 1)));
    withNumbers.push(shown(await browser.visit(origin, token, type(true), 1)));
  }
  const [off, on] = [ofRounds(plain), ofRounds(withNumbers)];
  return {
    'this machine': inDigits(off),
    'this machine, with numbers': inDigits(on),
    'numbers to none': inDigits({ p50: on.p50 / off.p50, p95: on.p95 / off.p95 }),
    'four times slower': inDigits(shown(await browser.visit(origin, token, type(false)))),
    budget: { p95: 12, 'numbers to none': 1.1 },
  };
}

const ofRounds = (all) => ({
  p50: median(all.map(({ p50 }) => p50)),
  p95: median(all.map(({ p95 }) => p95)),
});

const inDigits = ({ p50, p95 }) => ({ p50: rounded(p50), p95: rounded(p95) });

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
