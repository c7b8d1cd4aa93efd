import { aCardapio } from '@alecrim/domain/testing';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

/** The plan with three changes in lunch (a changed, an added and a removed line) and supper an hour later. */
function changedMeals() {
  const meals = aCardapio().refeicoes ?? [];
  const [lunch, supper] = [meals[2], meals[5]];
  const items = lunch?.opcoes?.[0]?.itens ?? [];
  items[0] = '3 colheres de sopa de arroz integral (60 g)';
  items.splice(3, 1);
  lunch?.opcoes?.[1]?.itens?.push('1 fatia de abacaxi (75 g)');
  if (supper) supper.horario = '22:30';
  return meals;
}

test('the page lists the changes since the last visit until the patient dismisses them', {
  tag: '@firefox',
}, async ({ page, server, account, axe }) => {
  const { link, change } = await publishPlan(server, await account());
  const news = page.getByRole('complementary', { name: 'O que mudou' });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(news).toBeHidden();

  await change({ refeicoes: changedMeals() });
  await page.reload();
  await expect(news.getByRole('heading', { name: 'O que mudou' })).toBeVisible();
  await expect(news.getByText('4 itens')).toBeVisible();
  await news.getByText('O que mudou').click();
  await expect(news.getByRole('listitem').locator('> :first-child')).toHaveText([
    'Almoço, Opção 1',
    'Almoço, Opção 2',
    'Ceia',
  ]);
  await expect(news.getByRole('paragraph')).toHaveText([
    'Mudou 4 colheres de sopa de arroz integral (80 g) 3 colheres de sopa de arroz integral (60 g)',
    'Saiu Salada de folhas à vontade com 1 fio de azeite',
    'Novo 1 fatia de abacaxi (75 g)',
    'Mudou 21:30 22:30',
  ]);
  await expect(page.locator('.doc [data-change]')).toHaveText([
    '3 colheres de sopa de arroz integral (60 g)',
    '1 fatia de abacaxi (75 g)',
    '22:30',
  ]);
  await axe(page);

  // Pressing the name of the meal scrolls to the line, and the list folds.
  await news.getByRole('link', { name: 'Ceia' }).click();
  await expect(page.locator('.doc [data-change]').last()).toBeInViewport();
  await expect(news.getByRole('listitem').first()).toBeHidden();

  await page.reload();
  await expect(news).toBeVisible();
  await news.getByRole('button', { name: 'Entendi' }).click();
  await expect(news).toBeHidden();
  await expect(page.locator('[data-change]')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(news).toBeHidden();
});

test('a change in any part of the plan is listed @desk', async ({ page, server, account }) => {
  const { plan, link, change } = await publishPlan(server, await account());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [recipe, ...recipes] = plan.receitas ?? [];
  const [sheet, ...sheets] = plan.orientacoes ?? [];
  await change({
    receitas: [{ ...recipe, modo_preparo: 'Bata tudo.\nSirva frio.' }, ...recipes],
    orientacoes: [{ ...sheet, itens: [...(sheet?.itens ?? []), 'Leve uma garrafa na bolsa.'] }, ...sheets],
    observacoes_finais: 'Volte em 15 dias.',
  });
  await page.reload();
  await page.getByText('O que mudou').click();
  const entries = page.locator('#novidades li');
  await expect(entries.filter({ hasText: 'Bata tudo.' })).toContainText(recipe?.nome ?? '');
  await expect(entries.filter({ hasText: 'Leve uma garrafa na bolsa.' })).toContainText(sheet?.titulo ?? '');
  await expect(entries.filter({ hasText: 'Volte em 15 dias.' })).toContainText('Observações');
});

test('the device remembers a line with plain spaces before its units, so that older memories stay equal @desk', async ({
  page,
  server,
  account,
}) => {
  const { link } = await publishPlan(server, await account());
  await page.goto(link);
  await expect(page.locator('.doc-option li').first()).toHaveText('1 pão francês (50 g)');
  const memory = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('plano-')) ?? '';
    return localStorage.getItem(key);
  });
  expect(memory).toContain('1 pão francês (50 g)');
});

test('the device remembers each plan separately, and new colours are not listed as a change @desk', async ({
  page,
  server,
  account,
}) => {
  const ana = await account();
  const [first, second] = [await publishPlan(server, ana), await publishPlan(server, ana, { refeicoes: [] })];
  for (const { link } of [first, second]) await page.goto(link);
  await first.brand({ cor_primaria: '#aa0000' });
  for (const { link, plan } of [first, second]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
    await expect(page.locator('#novidades')).toBeHidden();
  }
});
