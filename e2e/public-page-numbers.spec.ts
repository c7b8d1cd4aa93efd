import { setClock } from './fixtures/clock.ts';
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
  tag: '@firefox',
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
  tag: '@firefox',
}, async ({ page, server, account }) => {
  test.slow();
  const { link } = await publishPlan(server, await account(), {
    ...planWithNumbers,
    mostrar_numeros: 'macros',
  });
  await page.goto(link);
  for (const step of [0, 3, 4, 5, 6]) {
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

// Every run: apps/server/src/public-page/plan-days.test.ts, apps/server/src/public-page/browser/today.test.ts
test('the page opens what is for today, folds other days, and gives the numbers by kind of day @phone', {
  tag: '@full',
}, async ({ page, server, account }) => {
  const meal = (nome: string, dias: ('uteis' | 'fim_de_semana' | 'treino')[], ...itens: string[]) => ({
    nome,
    dias,
    opcoes: [{ descricao: '', itens }],
  });
  const { link } = await publishPlan(server, await account(), {
    ...planWithNumbers,
    mostrar_numeros: 'macros',
    refeicoes: [
      meal('Almoço da semana', ['uteis'], '100 g de arroz branco cozido'),
      meal('Almoço de domingo', ['fim_de_semana'], '100 g de macarrão cozido'),
      meal('Pré-treino', ['treino'], '1 banana-prata'),
    ],
  });
  // A Saturday at noon in Brazil.
  await setClock(page, '2026-11-21T12:00:00-03:00');
  await page.goto(link);
  await expect(page.getByText('Hoje: fim de semana')).toBeVisible();
  await expect(page.getByText('100 g de macarrão cozido')).toBeVisible();
  await expect(page.getByText('100 g de arroz branco cozido')).toBeHidden();
  await expect(page.getByText('1 banana-prata')).toBeVisible();
  await page.getByRole('button', { name: 'Descanso' }).click();
  await expect(page.getByText('1 banana-prata')).toBeHidden();
  await page.getByText('Segunda a sexta', { exact: true }).first().click();
  await expect(page.getByText('100 g de arroz branco cozido')).toBeVisible();
  for (const kind of ['segunda a sexta', 'fim de semana'])
    for (const day of ['treino', 'descanso'])
      await expect(numbersOf(page, `Dia: ${kind}, dias de ${day}`).getByRole('cell').first()).toContainText(
        'kcal',
      );
  // Remembered by the day of the week.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Descanso' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 banana-prata')).toBeHidden();
});
