import type { Page } from '@playwright/test';
import { edit, savePlan } from './fixtures/editor.ts';
import { planWithNumbers } from './fixtures/plan-with-numbers.ts';
import { expect, test } from './fixtures/signed-in.ts';

const planOf = (...itens: string[]) => ({
  refeicoes: [{ nome: 'Almoço', horario: '12:00', opcoes: [{ descricao: '', itens }] }],
  receitas: [],
  orientacoes: [],
});

const items = (page: Page) => page.getByLabel('Itens da Opção 1', { exact: true });
const day = (page: Page) => page.getByRole('region', { name: 'Calorias e macros do dia' });
const lineOf = (page: Page, text: string) =>
  page.getByRole('dialog', { name: 'Conferir itens' }).getByRole('region', { name: text, exact: true });

async function openNumbers(page: Page, id: string) {
  await page.goto(`/EditarCardapio?id=${id}`);
  const numbers = page.getByRole('switch', { name: /^Calorias e macros/ });
  if (!(await numbers.isChecked())) await numbers.click();
  await expect(day(page)).toBeVisible();
  await edit(page, 'Refeição 1');
}

const openPanel = (page: Page) =>
  page.getByRole('button', { name: /^Calorias e macros de Itens da Opção 1:/ }).click();

// Every run: reading/decisions.test.ts of packages/nutrition.
test('a confirmed item does not fix the grams of another amount, also in the next plan @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const meat = 'de carne moída (patinho) refogada';
  const { id } = await api.createPlan(planOf(`4 cuias ${meat} (100 g)`));
  await openNumbers(page, id);
  await openPanel(page);
  await lineOf(page, `4 cuias ${meat} (100 g)`).getByRole('button', { name: 'Está certo' }).click();
  await expect(lineOf(page, `4 cuias ${meat} (100 g)`)).toContainText('Calculado');
  await page.keyboard.press('Escape');
  await savePlan(page);

  const other = await api.createPlan(planOf('Água'));
  await openNumbers(page, other.id);
  await items(page).fill(`6 cuias ${meat}\n200 g ${meat}`);
  await openPanel(page);
  await expect(lineOf(page, `200 g ${meat}`)).toContainText('200 g');
  await expect(lineOf(page, `6 cuias ${meat}`)).not.toContainText('100 g');
});

// Every run: reading/decisions.test.ts of packages/nutrition.
test('one press settles a doubt about words in brackets, and the patient buys what was confirmed @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const lines = ['1 filé de frango (tilápia)', '30 g de queijo prato sem lactose'];
  const { id, token_publico } = await api.createPlan(planOf(...lines));
  await openNumbers(page, id);
  await openPanel(page);
  for (const line of lines) {
    await lineOf(page, line).getByRole('button', { name: 'Está certo' }).click();
    await expect(lineOf(page, line)).toContainText('Calculado');
  }
  await page.keyboard.press('Escape');
  await savePlan(page);
  await page.goto(`/VerCardapio/compras?token=${token_publico}`);
  await expect(page.getByText('Queijo prato sem lactose')).toBeVisible();
});

// Every run: public-page/plan-swaps.test.ts.
test('a plan without lactose offers the patient no milk with lactose @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const { token_publico } = await api.createPlan({
    ...planOf('200 ml de leite sem lactose', '1 pão francês (50 g)'),
    permitir_trocas: true,
  });
  await page.goto(`/VerCardapio?token=${token_publico}`);
  const milk = page.locator('.doc-option > ul > li').filter({ hasText: 'leite sem lactose' });
  await expect(page.locator('.doc-swap').first()).toBeVisible();
  const offers = await milk.locator('.doc-swap button').allTextContents();
  expect(offers.length).toBeGreaterThan(0);
  for (const offer of offers)
    expect(offer).toMatch(/sem lactose|leite de (soja|amêndoa|aveia|coco|arroz)|bebida/i);
});

// Every run: features/numeros/targets/patient-change.test.tsx.
test('a copy for another patient drops the measures of the first one and asks @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const marina = await api.create('Paciente', { nome: 'Marina Alves', peso_kg: 71.37, sexo: 'feminino' });
  await api.create('Paciente', { nome: 'João Lima', peso_kg: 90, altura_cm: 180, sexo: 'masculino' });
  await api.createPlan({
    ...planWithNumbers,
    titulo: 'Plano base',
    paciente_id: marina.id,
    paciente_nome: 'Marina Alves',
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ações de Plano base' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click();
  await expect(page.getByText('Cardápio duplicado')).toBeVisible();
  const copy = (await api.all('Cardapio')).find(({ titulo }) => titulo === 'Plano base (Cópia)');
  await page.goto(`/EditarCardapio?id=${copy?.id}`);
  await page.getByRole('button', { name: 'Remover paciente' }).click();
  await page.getByRole('combobox', { name: 'Paciente' }).fill('joão');
  await page.getByRole('option', { name: /João Lima/ }).click();
  await expect(page.getByText('Usar os dados de João Lima?')).toBeVisible();
  await savePlan(page);
  const { meta } = await api.get('Cardapio', copy?.id ?? '');
  expect(meta).toMatchObject({ kcal: 1800 });
  expect(JSON.stringify(meta)).not.toMatch(/71\.37|feminino|34/);
});

// Every run: totals/totals.test.ts and reading/read-line.test.ts of packages/nutrition.
test('alternatives on lines of their own are not added up, and oil beside a free salad is not free @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.createPlan(planOf('200 g de banana-prata', 'Ou', '200 g de maçã'));
  await openNumbers(page, id);
  const energy = async () => Number(/(\d+)/.exec((await day(page).textContent()) ?? '')?.[1]);
  // 200 g of banana have 196 kcal, 200 g of apple 112.
  await expect.poll(energy).toBeGreaterThan(100);
  expect(await energy()).toBeLessThan(200);
  await items(page).fill('2x bananas-prata (150 g)');
  await expect.poll(energy).toBeGreaterThan(140);
  await items(page).fill('Salada de alface à vontade com 3 colheres de sopa de azeite');
  await openPanel(page);
  await expect(page.getByRole('dialog', { name: 'Conferir itens' })).toContainText(/azeite/i);
  await page.keyboard.press('Escape');
  await expect.poll(energy).toBeGreaterThan(190);
});

test('a thin mark stands beside the wrapped lines that are to be looked at, at every width @desk', async ({
  page,
  api,
}) => {
  const long = `Mastigue devagar ${'e descanse os talheres entre as garfadas '.repeat(14)}`.trim();
  const open = '1 colher de sopa de pasta mágica do Zé';
  for (const width of process.env.TEST_DEPTH === 'full' ? [360, 768, 1440] : [360]) {
    const { id } = await api.createPlan(planOf(long, '2 ovos cozidos', open));
    await page.setViewportSize({ width, height: 900 });
    await openNumbers(page, id);
    // The last line ends where the text ends, whatever was wrapped above it.
    const ends = () => items(page).evaluate(endsOfLastMark);
    await expect.poll(async () => (await ends()).mark).toBeGreaterThan(0);
    await expect.poll(async () => (await ends()).distance).toBeLessThan(1.5);
    await items(page).press('ControlOrMeta+Home');
    await page.keyboard.type('1 kiwi\n');
    await expect.poll(async () => (await ends()).distance).toBeLessThan(1.5);
    await expect(items(page)).toHaveValue(['1 kiwi', long, '2 ovos cozidos', open].join('\n'));
    await items(page).fill([long, '2 ovos cozidos'].join('\n'));
    await expect.poll(async () => (await ends()).mark).toBe(0);
    await savePlan(page);
  }
});

/** The height of the last mark of a textarea, 0 without one, and how far its end is from the end of the text. */
function endsOfLastMark(area: Element) {
  const mark = [...(area.parentElement?.querySelectorAll('[data-doubt]') ?? [])]
    .at(-1)
    ?.getBoundingClientRect();
  if (!mark) return { mark: 0, distance: 0 };
  const { paddingBottom, borderTopWidth } = getComputedStyle(area);
  const start = area.getBoundingClientRect().top + Number.parseFloat(borderTopWidth) - area.scrollTop;
  const end = start + area.scrollHeight - Number.parseFloat(paddingBottom);
  return { mark: mark.height, distance: Math.abs(end - mark.bottom) };
}
