import type { Page } from '@playwright/test';
import { region, savePlan, titleField } from './fixtures/editor.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const numbers = (page: Page) => page.getByRole('switch', { name: /^Calorias e macros/ });
const lines = (page: Page, option = 1) => page.getByLabel(`Itens da Opção ${option}`, { exact: true });
const quietLine = (page: Page) =>
  page.getByRole('button', { name: /^Calorias e macros de Itens da Opção 1:/ });
const reading = (page: Page) => page.getByRole('dialog', { name: 'Conferir itens' });

/** A new plan with one meal in plain words and its numbers. */
async function writePlan(page: Page, text: string[]) {
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano de abril');
  await region(page, 'Refeições').getByRole('button', { name: 'Criar Nova' }).click();
  await page.getByLabel('Nome da Refeição').fill('Café da manhã');
  await lines(page).fill(text.join('\n'));
  await numbers(page).click();
  await expect(quietLine(page)).toContainText('kcal');
}

test('a nutritionist offers toast for bread in the same line, takes it back, and makes an option with tapioca @desk', async ({
  page,
  axe,
  api,
}) => {
  await writePlan(page, ['1 pão francês', '1 ovo cozido']);
  await quietLine(page).click();
  const bread = reading(page).getByRole('listitem').filter({ hasText: '1 pão francês' }).first();
  const open = bread.getByRole('button', { name: 'Substituições' });
  await open.click();
  const offered = reading(page).getByRole('region', { name: 'Substituições de Pão francês' });
  await expect(offered).toContainText('Em vez de pão francês (50 g): 150 kcal · P 4 g · C 29 g · G 2 g');
  await expect(offered).toContainText('151 kcal · P 4 g · C 30 g · G 1 g');
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);

  await offered.getByRole('button', { name: 'Inserir como “ou 5 unidades de torrada (40 g)”' }).click();
  const undo = offered.getByRole('button', { name: 'Desfazer: 5 unidades de torrada (40 g)' });
  await expect(undo).toBeFocused();
  await expect(lines(page)).toHaveValue('1 pão francês ou 5 unidades de torrada (40 g)\n1 ovo cozido');
  await page.keyboard.press('Enter');
  await expect(lines(page)).toHaveValue('1 pão francês\n1 ovo cozido');
  await offered.getByRole('button', { name: 'Inserir como “ou 5 unidades de torrada (40 g)”' }).click();
  await expect(undo).toBeVisible();

  const tapioca = '2½ colheres de sopa de goma de tapioca (50 g)';
  await offered.getByRole('button', { name: `Nova opção com ${tapioca}` }).click();
  await expect(reading(page)).toBeHidden();
  await expect(lines(page, 2)).toBeFocused();
  await expect(lines(page, 2)).toHaveValue(`${tapioca}\n1 ovo cozido`);
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(lines(page, 2)).toBeHidden();
  await page.keyboard.press('Escape');

  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  const [plan] = await api.all('Cardapio');
  expect(plan?.refeicoes[0]?.opcoes?.map(({ itens }) => itens)).toEqual([
    ['1 pão francês ou 5 unidades de torrada (40 g)', '1 ovo cozido'],
  ]);
  expect(plan?.numeros).toMatchObject({ dia: { linhas: 2, conhecidas: 2 } });
});

// Every run: features/numeros/substitutions/substitution-list-dialog.test.tsx.
test('the list of substitutions is picked from the foods of the plan and printed with it @phone', {
  tag: '@full',
}, async ({ page, axe }) => {
  await writePlan(page, ['1 pão francês', '1 maçã', 'Chá de camomila à vontade']);
  const guidance = region(page, 'Orientações Gerais');
  await guidance.getByRole('button', { name: 'Lista de substituições', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Lista de substituições' });
  await expect(dialog.getByRole('status')).toHaveText('2 alimentos na lista');
  await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
    'Pães, cereais, raízes e tubérculos',
    'Frutas',
  ]);
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);
  const apple = dialog.getByRole('group', { name: '1 maçã' });
  await apple.getByRole('button', { name: 'Todas' }).click();
  await apple.getByRole('button', { name: 'Nenhuma' }).click();
  const bread = dialog.getByRole('group', { name: '1 pão francês' });
  await bread.getByRole('checkbox', { name: /^5 unidades de torrada/ }).check();
  await expect(dialog.getByRole('status')).toHaveText('1 alimento na lista');
  await dialog.getByRole('button', { name: 'Inserir no cardápio' }).click();
  await expect(page.getByLabel('Título da Orientação')).toBeFocused();
  await expect(page.getByLabel('Título da Orientação')).toHaveValue('Lista de substituições');
  await expect(guidance.getByLabel('Itens')).toHaveValue(
    /^No lugar de 1 pão francês: .*5 unidades de torrada/,
  );

  await guidance.getByRole('button', { name: 'Lista de substituições', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Adicionar outra' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Trocar a lista atual' }).click();
  await expect(guidance.getByLabel('Itens')).toHaveValue(/\nNo lugar de 1 maçã: /);
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  await expect(page.getByRole('heading', { name: 'Lista de substituições', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(/No lugar de 1 maçã: /)).toBeVisible();
});

// Every run: fields/refeicao-fields.test.tsx and features/numeros/worker/worker-handlers.test.ts.
test('a meal of the library gets a new option; a recipe only an alternative @desk', { tag: '@full' }, async ({
  page,
}) => {
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await lines(page).fill('1 maçã');
  await numbers(page).click();
  await quietLine(page).click();
  await reading(page).getByRole('button', { name: 'Substituições' }).click();
  await reading(page)
    .getByRole('button', { name: /^Nova opção com 1 unidade de banana/ })
    .click();
  await expect(lines(page, 2)).toHaveValue(/^1 unidade de banana/);

  await page.goto('/GerenciarReceitas');
  await page.getByRole('button', { name: 'Nova Receita' }).click();
  await page.getByLabel('Ingredientes', { exact: true }).fill('4 colheres de sopa de aveia em flocos');
  await page.getByRole('button', { name: /^Calorias e macros de Ingredientes/ }).click();
  await reading(page).getByRole('button', { name: 'Substituições' }).click();
  await expect(
    reading(page)
      .getByRole('button', { name: /^Inserir como/ })
      .first(),
  ).toBeVisible();
  await expect(reading(page).getByRole('button', { name: /^Nova opção/ })).toHaveCount(0);
});
