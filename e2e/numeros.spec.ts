import type { Page } from '@playwright/test';
import { region, savePlan, titleField } from './fixtures/editor.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const breakfast = ['2 fatias de pão integral (50 g)', '1 colher de requeijão', '1 porção de mingau da vovó'];
const numbers = (page: Page) => page.getByRole('switch', { name: /^Calorias e macros/ });
const day = (page: Page) => page.getByRole('region', { name: 'Calorias e macros do dia' });
const quietLine = (page: Page, option = 1) =>
  page.getByRole('button', { name: new RegExp(`^Calorias e macros de Itens da Opção ${option}:`) });

/** A new plan with one meal in plain words. */
async function writePlan(page: Page, lines: string[]) {
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano de abril');
  await region(page, 'Refeições').getByRole('button', { name: 'Criar Nova' }).click();
  await page.getByLabel('Nome da Refeição').fill('Café da manhã');
  await page.getByLabel('Itens da Opção 1', { exact: true }).fill(lines.join('\n'));
}

test('a nutritionist writes in plain words, sees what the day contains, settles two lines and sets a target', {
  tag: '@sizes-full',
}, async ({ page, axe, api }) => {
  await writePlan(page, breakfast);
  await expect(quietLine(page)).toBeHidden();
  await numbers(page).click();
  await expect(day(page)).toContainText(/\+ ≈ \d+ kcal a conferir em 2 itens/);
  await expect(quietLine(page)).toContainText(
    /≈ \d+ kcal · P \d+ g · C \d+ g · G \d+ g · \+ ≈ \d+ kcal a conferir em 2 itens/,
  );
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);

  await quietLine(page).click();
  const panel = page.getByRole('dialog', { name: 'Conferir itens' });
  const line = (text: string) => panel.getByRole('region', { name: text, exact: true });
  await expect(line('2 fatias de pão integral (50 g)')).toContainText('TACO nº');
  // Those to settle come first.
  await expect(panel.getByRole('listitem').first()).not.toContainText('Calculado');
  await axe(page);

  await line('1 porção de mingau da vovó').getByRole('button', { name: 'Trocar alimento' }).click();
  await panel.getByLabel('Qual alimento?').fill('mingau');
  await panel
    .getByRole('list')
    .getByRole('button', { name: /mingau/i })
    .first()
    .click();
  const porridge = line('1 porção de mingau da vovó');
  await porridge.getByRole('button', { name: 'Ajustar gramas' }).click();
  await panel.getByLabel('Quantos gramas tem 1 porção?').fill('muitos');
  await panel.getByRole('button', { name: 'Usar', exact: true }).click();
  await expect(panel.getByText('Informe os gramas, por exemplo 37,5')).toBeVisible();
  await panel.getByLabel('Quantos gramas tem 1 porção?').fill('182,5');
  await page.keyboard.press('Enter');
  await expect(porridge).toContainText('182,5 g');
  await expect(porridge).toContainText('Calculado');
  await line('1 colher de requeijão').getByRole('button', { name: 'Não calcular' }).click();
  await expect(panel.getByRole('status').last()).not.toContainText(/não calculado|a conferir/);
  // Left out by mistake: it counts again in place.
  await line('1 colher de requeijão').getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(panel.getByRole('status').last()).toContainText('a conferir');
  await line('1 colher de requeijão').getByRole('button', { name: 'Não calcular' }).click();
  await expect(panel.getByRole('status').last()).not.toContainText('a conferir');
  await page.keyboard.press('Escape');
  await expect(quietLine(page)).toBeFocused();

  await day(page).getByRole('button', { name: 'Metas' }).click();
  const targets = page.getByRole('dialog', { name: 'Metas do dia' });
  await targets.getByLabel('Energia (kcal por dia)').pressSequentially('1.800');
  await targets.getByLabel('Proteína', { exact: true }).fill('20');
  await expect(targets.getByText('= 90 g · 20 %')).toBeVisible();
  await targets.getByLabel('Fórmula do gasto energético').selectOption('mifflin');
  await targets.getByLabel('Sexo').selectOption('feminino');
  await targets.getByLabel('Idade (anos)').fill('34');
  await targets.getByLabel('Peso (kg)').fill('68,5');
  await targets.getByLabel('Altura (cm)').fill('165');
  await targets.getByLabel('Atividade').selectOption('leve');
  await expect(targets.getByText(/× 68,5 kg/)).toBeVisible();
  await axe(page);
  await targets.getByRole('button', { name: 'Pronto' }).click();
  await page.getByRole('button', { name: 'Deixar 1.800 kcal' }).click();
  await expect(day(page)).toContainText('de 1.800 kcal');
  await expect(day(page)).toContainText('de 90 g');
  expect(await hasNoSideScroll(page)).toBe(true);

  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  const [plan] = await api.all('Cardapio');
  // Letter by letter as it was typed.
  expect(plan?.refeicoes[0]?.opcoes?.[0]?.itens).toEqual(breakfast);
  expect(plan?.meta).toMatchObject({ kcal: 1800, proteina: { valor: 20, unidade: '%' }, peso_kg: 68.5 });
  // The food of the porridge, the weight of its portion, and the line that does not count.
  expect(plan?.leituras).toHaveLength(3);
  expect(plan?.numeros).toMatchObject({ dia: { linhas: 2, conhecidas: 2 } });
});

// Every run: features/numeros/reading/numbers-engine.test.ts and entities/plan-numbers.test.ts of the server.
test('the server computes the numbers that the nutritionist saw, and a decision is remembered in the next plan @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await writePlan(page, ['1 porção de mingau da vovó']);
  await numbers(page).click();
  await quietLine(page).click();
  const panel = page.getByRole('dialog', { name: 'Conferir itens' });
  await panel.getByRole('button', { name: 'Trocar alimento' }).click();
  await panel.getByLabel('Qual alimento?').fill('arroz branco cozido');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Ajustar gramas' }).click();
  await panel.getByLabel('Quantos gramas tem 1 porção?').fill('100');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').last()).toContainText('≈ 128 kcal');
  await page.keyboard.press('Escape');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  expect((await api.all('Cardapio'))[0]?.numeros).toMatchObject({ dia: { kcal: { base: 128 } } });

  await writePlan(page, ['1 porção de mingau da vovó']);
  await expect(quietLine(page)).toContainText('≈ 128 kcal');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  const plans = await api.all('Cardapio');
  expect(plans.map((plan) => plan.numeros?.dia?.kcal?.base)).toEqual([128, 128]);
});

// Every run: features/numeros/numbers-choice.test.tsx and reading/numbers-engine.test.ts.
test('opening a plan with numbers leaves it saved, and the choice is remembered @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const plan = await api.create('Cardapio', {
    titulo: 'Plano',
    refeicoes: [{ id: 'r', nome: 'Almoço', opcoes: [{ id: 'o', itens: ['100 g de arroz branco cozido'] }] }],
  });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await numbers(page).click();
  await expect(day(page)).toContainText('≈ 128 kcal');
  await page.reload();
  await expect(day(page)).toContainText('≈ 128 kcal');
  await day(page).getByRole('button', { name: 'Metas' }).click();
  await page.getByRole('button', { name: 'Pronto' }).click();
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).click();
  await expect(page).toHaveURL(/VisualizarCardapio/);
});

// Every run: features/numeros/form-texts.test.ts and reading/numbers-engine.test.ts.
test('a meal and a recipe of the library show what their lines contain @desk', { tag: '@full' }, async ({
  page,
  axe,
}) => {
  await page.goto('/GerenciarReceitas');
  await page.getByRole('button', { name: 'Nova Receita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Receita' });
  await dialog.getByLabel('Nome da Receita *').fill('Arroz da casa');
  await dialog.getByLabel('Rende (porções)').fill('2');
  await dialog.getByLabel('Ingredientes', { exact: true }).fill('200 g de arroz branco cozido');
  await numbers(page).click();
  const quiet = dialog.getByRole('button', { name: /^Calorias e macros de Ingredientes/ });
  await expect(quiet).toContainText('≈ 128 kcal');
  await axe(page);
  await quiet.click();
  await expect(page.getByRole('dialog', { name: 'Conferir itens' })).toContainText('256 kcal');
  await page.keyboard.press('Escape');
  await expect(quiet).toBeFocused();

  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await page.getByLabel('Itens da Opção 1', { exact: true }).fill('1 ovo cozido');
  await expect(quietLine(page)).toContainText('≈ 73 kcal');
});

// Every run: features/alimentos/alimento-dialog.test.tsx and entities/plan-numbers.test.ts of the server.
test('a food that the list lacks is written from the panel and counted at once @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await writePlan(page, ['1 porção de granola da casa']);
  await numbers(page).click();
  await quietLine(page).click();
  const panel = page.getByRole('dialog', { name: 'Conferir itens' });
  await panel.getByRole('button', { name: 'Trocar alimento' }).click();
  await panel.getByLabel('Qual alimento?').fill('Granola da casa');
  await panel.getByRole('button', { name: 'Cadastrar em Meus Alimentos' }).click();
  const form = page.getByRole('dialog', { name: 'Novo Alimento' });
  await expect(form.getByLabel('Nome do alimento *')).toHaveValue('Granola da casa');
  await form.getByLabel('Valores para').selectOption('porção');
  await form.getByLabel('Porção (g)').fill('30');
  await form.getByLabel('Energia (kcal) *').fill('126');
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();
  await expect(panel.getByRole('status').last()).toContainText('126 kcal');
  await page.keyboard.press('Escape');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  expect((await api.all('Cardapio'))[0]?.numeros).toMatchObject({ dia: { kcal: { base: 126 } } });
});

// Every run: reading/read-line.property.test.ts of packages/nutrition.
test('strange text is no error and adds nothing to the day without a press @desk', { tag: '@full' }, async ({
  page,
}) => {
  const strange = ['😀'.repeat(200), 'שלום עולם', '<b>pão</b><script>alert(1)</script>', 'x'.repeat(2_000)];
  await writePlan(page, strange);
  await numbers(page).click();
  await expect(quietLine(page)).toContainText(/^\+ ≈ \d+ kcal a conferir em 3 itens/);
  await quietLine(page).click();
  await expect(page.getByRole('dialog', { name: 'Conferir itens' })).toContainText('<b>pão</b>');
  expect(await hasNoSideScroll(page)).toBe(true);
});

test('all doubts of a plan stand in one list, with the button that settles each @desk', async ({
  page,
  axe,
}) => {
  await writePlan(page, ['1 copo de leite integral', '100 g de arroz branco cozido', '2 cuias de feijão']);
  await numbers(page).click();
  await expect(day(page)).toContainText(/\+ ≈ \d+ kcal a conferir em 2 itens/);
  await day(page)
    .getByRole('button', { name: /^Conferir/ })
    .click();
  const list = page.getByRole('dialog', { name: 'A conferir' });
  await expect(list).toContainText('Café da manhã, opção 1');
  await expect(list.getByRole('region')).toHaveCount(2);
  await axe(page);
  for (const line of ['1 copo de leite integral', '2 cuias de feijão']) {
    const card = list.getByRole('region', { name: line, exact: true });
    await card.getByRole('button', { name: 'Está certo' }).click();
    await expect(card).toContainText('Calculado');
  }
  await expect(list.getByRole('status').last()).not.toContainText('a conferir');
  await page.keyboard.press('Escape');
  await expect(day(page).getByRole('button', { name: /^Conferir/ })).toBeHidden();
  // The weight of a glass holds for two of them, and written grams win.
  await page
    .getByLabel('Itens da Opção 1', { exact: true })
    .fill('2 copos de leite integral\n200 g de feijão');
  await expect(day(page)).not.toContainText('a conferir');
});
