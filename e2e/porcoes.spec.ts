import { edit, region, savePlan, titleField } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: entities/recipe-portions.test.ts of the server, plan-as-text.test.ts of packages/document, part-kinds.test.ts.
test('the number of portions of a recipe goes from the library through the plan to the patient @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await page.goto('/GerenciarReceitas');
  await page.getByRole('button', { name: 'Nova Receita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Receita' });
  await dialog.getByLabel('Nome da Receita *').fill('Sopa de legumes');
  await dialog.getByLabel('Ingredientes').fill('2 cenouras\n1 batata');
  await dialog.getByLabel('Rende (porções)').fill('quatro');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe um número inteiro de 1 a 1000')).toBeVisible();
  await expect(dialog.getByLabel('Rende (porções)')).toHaveValue('quatro');
  await dialog.getByLabel('Rende (porções)').fill('4');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano de abril');
  await region(page, 'Receitas').getByRole('button', { name: 'Da Biblioteca' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Adicionar 1 receita' }).click();
  const portions = region(page, 'Receita 1').getByLabel('Rende (porções)');
  await expect(portions).toHaveValue('4');
  await portions.fill('6');
  await axe(page);
  await savePlan(page);

  await expect(page.getByText('Rende 6 porções')).toBeVisible();
  const [plan] = await api.all('Cardapio');
  expect(plan?.receitas).toMatchObject([{ nome: 'Sopa de legumes', porcoes: 6 }]);
  await page.goto(`/VerCardapio?token=${plan?.token_publico}`);
  await expect(page.getByText('Rende 6 porções')).toBeVisible();

  // Removing the number is a change, and the history lists it.
  await page.goto(`/EditarCardapio?id=${plan?.id}`);
  await edit(page, 'Receita 1');
  await portions.fill('');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  await expect(page.getByText(/Rende \d/)).toBeHidden();
  expect((await api.all('Cardapio'))[0]?.receitas[0]?.porcoes).toBeNull();
});
