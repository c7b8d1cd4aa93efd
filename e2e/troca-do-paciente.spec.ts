import type { Page } from '@playwright/test';
import { savePlan } from './fixtures/editor.ts';
import { printed } from './fixtures/pdf.ts';
import { openOptions } from './fixtures/plan-page.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const bread = '1 pão francês (50 g)';
const banana = '1 banana-prata (75 g)';
const breakfast = (...itens: string[]) => [
  { nome: 'Café da manhã', horario: '07:00', opcoes: [{ descricao: '', itens }] },
];
const plan = {
  permitir_trocas: true,
  refeicoes: breakfast(bread, banana, 'Café sem açúcar à vontade'),
  receitas: [],
  orientacoes: [],
};

/** Number and unit are held together on the page. */
const shown = (line: string) => line.replace(/ g\)$/, '\u00a0g)');
const lineOf = (page: Page, line: string) =>
  page.locator('.doc-option > ul > li').filter({ has: page.getByText(shown(line), { exact: true }) });
const trade = async (page: Page, line: string, words: RegExp) => {
  await lineOf(page, line).locator('summary').click();
  await lineOf(page, line).getByRole('button', { name: words }).click();
};
const keptSwaps = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('trocas-')).length);

test('all swaps go back at once, with letters twice as large and by keyboard @phone', async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link } = await publishPlan(server, await account(), plan);
  await page.goto(link);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (const line of [bread, banana]) {
    await lineOf(page, line).locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(lineOf(page, line).getByRole('button').first()).toBeFocused();
    expect(await hasNoSideScroll(page)).toBe(true);
    await axe(page);
    await page.keyboard.press('Enter');
    await expect(lineOf(page, line).locator('strong')).toBeVisible();
  }
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
  await expect(page.getByText('2 itens trocados, apenas neste aparelho.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao original' }).press('Enter');
  await expect(page.locator('.doc-swap strong')).toHaveCount(0);
  await page.reload();
  await expect(lineOf(page, bread)).toBeVisible();
  await expect(page.locator('.doc-swap strong')).toHaveCount(0);
});

test('a line that the nutritionist changes loses its swap, and the others keep theirs @phone', async ({
  page,
  server,
  account,
}) => {
  const { link, change } = await publishPlan(server, await account(), plan);
  await page.goto(link);
  await trade(page, bread, /tapioca/);
  await trade(page, banana, /mamão/);
  const other = '2 fatias de pão de forma integral (50 g)';
  await change({ refeicoes: breakfast('1 copo de água', other, banana) });
  await page.reload();
  await expect(lineOf(page, other)).toBeVisible();
  await expect(page.locator('.doc-swap strong')).toHaveCount(1);
  await expect(lineOf(page, banana).locator('strong')).toBeVisible();
  // Two lines are new and two are gone; no equivalent is among the changes.
  const news = page.getByRole('complementary', { name: 'O que mudou' });
  await expect(news).toContainText('4 itens');
  await expect(news).not.toContainText(/Trocar|mamão/);
});

// Every run: public-page/plan-swaps.test.ts.
test('a plan shows nothing of swaps unless the nutritionist allows them, and the permission is no change of the plan @phone', {
  tag: '@full',
}, async ({ page, server, account }) => {
  const { link, change } = await publishPlan(server, await account(), { ...plan, permitir_trocas: false });
  await page.goto(link);
  await expect(page.getByText(shown(bread))).toBeVisible();
  await expect(page.getByText('Trocar')).toHaveCount(0);
  await change({ permitir_trocas: true });
  await page.reload();
  await expect(page.getByText('Trocar')).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'O que mudou' })).toBeHidden();
  await trade(page, bread, /tapioca/);
  expect(await keptSwaps(page)).toBe(1);
  await change({ permitir_trocas: false });
  await page.reload();
  await expect(page.getByText(shown(bread), { exact: true })).toBeVisible();
  await expect(page.getByText(/Trocar|tapioca/)).toHaveCount(0);
});

test('the phone forgets the swaps of a plan that was deactivated @desk', async ({
  page,
  server,
  account,
  problems,
}) => {
  problems.allow(/status of 403/);
  const { link, change } = await publishPlan(server, await account(), plan);
  await page.goto(link);
  await trade(page, bread, /tapioca/);
  expect(await keptSwaps(page)).toBe(1);
  await change({ ativo: false });
  await page.reload();
  await expect(page.getByText('Este cardápio foi desativado pela nutricionista.')).toBeVisible();
  await expect.poll(() => keptSwaps(page)).toBe(0);
});

test('the paper shows what the nutritionist wrote, also after a swap @desk', async ({
  page,
  server,
  account,
}) => {
  const { link } = await publishPlan(server, await account(), plan);
  await page.goto(link);
  await trade(page, bread, /tapioca/);
  await lineOf(page, banana).locator('summary').click();
  const { sheets } = await printed(page);
  const paper = sheets.map(({ text }) => text).join(' ');
  for (const line of [bread, banana]) expect(paper.replaceAll('\u00a0', ' ')).toContain(line);
  expect(paper).not.toMatch(/tapioca|Trocar|Equivale|Desfazer|original|lugar/);
});

test('a nutritionist allows swaps in the editor, sees the equivalents in the document, and takes it back at the link @phone', async ({
  page,
  server,
  account,
  signIn,
  axe,
}) => {
  const ana = await account();
  const { plan: created, api } = await publishPlan(server, ana, { ...plan, permitir_trocas: false });
  const stored = () => api.get('Cardapio', created.id);
  await signIn(page, ana);
  await page.goto(`/EditarCardapio?id=${created.id}`);
  await page.getByRole('checkbox', { name: /paciente troque alimentos/ }).check();
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  expect((await stored()).trocas).toHaveLength(2);

  await lineOf(page, bread).locator('summary').click();
  await expect(lineOf(page, bread).getByText(/tapioca/)).toBeVisible();
  expect(await hasNoSideScroll(page)).toBe(true);
  const options = await openOptions(page);
  await axe(page);
  await page.getByRole('switch', { name: /paciente troque alimentos/ }).click();
  await expect(page.getByText('O paciente não pode trocar alimentos')).toBeVisible();
  await options.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByText('Trocar', { exact: true })).toHaveCount(0);
  expect(await stored()).toMatchObject({ permitir_trocas: false, trocas: [] });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a line opens and lists its equivalents @phone', async ({ page, server, account }) => {
    const { link } = await publishPlan(server, await account(), plan);
    await page.goto(link);
    await lineOf(page, bread).locator('summary').click();
    await expect(lineOf(page, bread).getByText('Equivale a:')).toBeVisible();
    await expect(lineOf(page, bread).getByRole('listitem').filter({ hasText: 'tapioca' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});
