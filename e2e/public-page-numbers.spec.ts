import { engine } from './fixtures/engine.ts';
import { printed } from './fixtures/pdf.ts';
import { numbersOf, planWithNumbers } from './fixtures/plan-with-numbers.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

test('a change of numbers alone is no change for the patient @phone', async ({ page, server, account }) => {
  const { link, change } = await publishPlan(server, await account(), planWithNumbers);
  await page.goto(link);
  await change({ mostrar_numeros: 'macros' });
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'O que mudou' })).toBeHidden();
});

test('the table fits a phone with letters twice as large, in any brand colour @phone', {
  tag: '@engines-full',
}, async ({ page, server, account, axe }) => {
  const { link, brand } = await publishPlan(server, await account(), {
    ...planWithNumbers,
    mostrar_numeros: 'macros',
  });
  await brand({ cor_primaria: '#ffe600', cor_secundaria: '#ffffff', cor_destaque: '#00ffd5' });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(link);
  await expect(numbersOf(page, 'Dia').getByRole('cell')).toHaveCount(5);
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await hasNoSideScroll(page)).toBe(true);
});

test('the table stays on one page with its heading at every page end @desk', {
  tag: '@engines-full',
}, async ({ page, server, account }) => {
  test.slow();
  const { link } = await publishPlan(server, await account(), {
    ...planWithNumbers,
    mostrar_numeros: 'macros',
  });
  await page.goto(link);
  // WebKit prints the page as it was served.
  for (const step of engine() === 'webkit' ? [0] : [0, 3, 4, 5, 6]) {
    await page
      .locator('.doc-meal')
      .first()
      .evaluate((meal, steps) => {
        meal.style.paddingBottom = `${steps * 30}mm`;
      }, step);
    const { sheets } = await printed(page);
    const pagesOf = (word: string) =>
      sheets.flatMap(({ lines }, at) => (lines.some(({ text }) => text.trim() === word) ? [at] : []));
    const [at] = pagesOf('Estimativa nutricional');
    expect(pagesOf('Energia'), `head of the columns, step ${step}`).toEqual([at]);
    expect(pagesOf('Meta'), `last row, step ${step}`).toEqual([at]);
  }
});
