import { apiOf } from './fixtures/api.ts';
import { savePlan } from './fixtures/editor.ts';
import { printed } from './fixtures/pdf.ts';
import { openFindings, openOptions } from './fixtures/plan-page.ts';
import { numbersOf, numbersTable, planWithNumbers } from './fixtures/plan-with-numbers.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const secret = /71[.,]37|feminino|peso|idade|\b34\b/i;

// Every run: estimativa.test.tsx of packages/document, public-page/plan-numbers.test.ts of the server, public-page-numbers.spec.ts.
test('the numbers that a nutritionist chooses are in the document, on paper and on the link, and go when she takes them back @desk', {
  tag: '@full',
}, async ({ page, api, server, axe }) => {
  const { id, token_publico } = await api.createPlan(planWithNumbers);
  const visitor = apiOf(server);
  const link = `/VerCardapio?token=${token_publico}`;
  const publicPlan = async () =>
    (await visitor.call('POST', '/functions/buscarCardapioPublico', { token: token_publico })).cardapio;

  await page.goto(`/EditarCardapio?id=${id}`);
  await page.getByLabel('Calorias e macros no documento').selectOption('Calorias e macros');
  await axe(page);
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);

  const sees = async () => {
    await expect(page.getByRole('heading', { name: 'Estimativa nutricional' })).toBeVisible();
    await expect(numbersOf(page, 'Almoço')).toContainText('128\u00a0kcal');
    await expect(numbersOf(page, 'Ceia')).toContainText('—');
    await expect(numbersOf(page, 'Meta')).toContainText('1.800\u00a0kcal');
    await expect(numbersOf(page, 'Meta')).toContainText('107\u00a0g');
    await expect(numbersTable(page).getByRole('columnheader', { name: 'Proteína' })).toHaveCount(1);
    await expect(page.getByText('Valores estimados. Fontes: TACO', { exact: false })).toBeVisible();
    expect(await hasNoSideScroll(page)).toBe(true);
    await axe(page);
    const { sheets } = await printed(page);
    const paper = sheets.map(({ text }) => text).join(' ');
    expect(paper).toMatch(/Estimativa nutricional .* Almoço 128 kcal .* Dia .* Meta 1\.800 kcal 107 g/);
    expect(paper).not.toMatch(secret);
    expect(paper).not.toMatch(/calculado|≥|antes de enviar/i);
  };
  await openFindings(page);
  await expect(page.getByText('1 item não calculado nos totais que o paciente vê')).toBeVisible();
  await page.getByRole('button', { name: 'Fechar' }).click();
  await sees();
  // Not `check`: the box moves when the change is on its way, a moment after the press.
  const options = await openOptions(page);
  await options.getByRole('checkbox', { name: 'Faixas' }).click();
  await expect(page.locator('.doc')).toContainText('52–128\u00a0kcal');
  await options.getByRole('checkbox', { name: 'Faixas' }).click();
  await expect(page.locator('.doc')).not.toContainText('52–128');
  await page.goto(link);
  await sees();
  expect(JSON.stringify(await publicPlan())).not.toMatch(secret);

  await page.goto(`/VisualizarCardapio?id=${id}`);
  await openOptions(page);
  const choice = page.getByLabel('Calorias e macros no documento');
  await choice.selectOption('Percentuais');
  await expect(page.getByText('O documento mostra: percentuais')).toBeVisible();
  await options.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('table')).not.toContainText('kcal');
  await expect(page.getByRole('row', { name: 'Almoço' })).toContainText('%');
  await openOptions(page);
  await choice.selectOption('Nada');
  await expect(page.getByText('O documento não mostra calorias nem macros')).toBeVisible();
  await options.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(page.getByRole('table')).toHaveCount(0);
  const { sheets } = await printed(page);
  expect(sheets.map(({ text }) => text).join(' ')).not.toMatch(/Estimativa|kcal/);
  expect(await publicPlan()).not.toHaveProperty('numeros');
  expect(JSON.stringify(await publicPlan())).not.toMatch(/kcal|1800|meta/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Ceia' })).toBeVisible();
  await expect(page.getByText(/Estimativa|kcal/)).toHaveCount(0);
});

test('beside the menu the table of numbers fits a tablet; on a wide screen it has columns @desk', async ({
  page,
  api,
}) => {
  const { id } = await api.createPlan({ ...planWithNumbers, mostrar_numeros: 'macros' });
  const name = numbersOf(page, 'Almoço').getByRole('rowheader');
  const energy = numbersOf(page, 'Almoço').getByRole('cell').first();
  const isBelow = async () => {
    const [above, below] = await Promise.all([name.boundingBox(), energy.boundingBox()]);
    return (below?.y ?? 0) >= (above?.y ?? 0) + (above?.height ?? 0) - 1;
  };
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/VisualizarCardapio?id=${id}`);
  await expect(name).toBeVisible();
  expect(await hasNoSideScroll(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(isBelow).toBe(false);
});
