import { expect, test } from './fixtures/signed-in.ts';

// Every run: features/alimentos/alimento-dialog.test.tsx and features/records/record-page.test.tsx.
test('a nutritionist writes her own food from its label, changes it, deletes it and brings it back @phone', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('link', { name: 'Meus Alimentos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Alimentos' })).toBeVisible();
  await expect(page.getByText('Nenhum alimento cadastrado')).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Novo Alimento' }).click();
  const form = page.getByRole('dialog', { name: 'Novo Alimento' });
  await form.getByLabel('Nome do alimento *').fill('Pão de forma de aveia');
  await form.getByLabel('Marca').fill('Trigal');
  await form.getByLabel('Valores para').selectOption('Uma porção do rótulo');
  await form.getByLabel('Energia (kcal) *').fill('121,5');
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form.getByText('Informe quantos gramas tem a porção')).toBeVisible();
  await form.getByLabel('Porção (g) *').fill('50');
  await form.getByLabel('Proteína (g)').fill('5,5');
  await form.getByLabel('Carboidrato (g)').fill('65');
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form.getByText('somam 70,5 g em 50 g de alimento')).toBeVisible();
  await form.getByLabel('Carboidrato (g)').fill('20');
  await expect(form.getByText('243 em 100 g')).toBeVisible();
  await form.getByRole('button', { name: 'Adicionar medida' }).click();
  await form.getByLabel('Medida 1', { exact: true }).fill('fatia');
  await form.getByLabel('Gramas da medida 1').fill('25');
  await axe(page);
  await form.getByRole('button', { name: 'Criar' }).click();
  await expect(form).toBeHidden();

  const card = page.getByRole('listitem').filter({ hasText: 'Pão de forma de aveia' });
  await expect(card).toContainText('121,5 kcal em 1 porção (50 g)');
  await expect(card).toContainText('P 5,5 g · C 20 g · G – g');
  await axe(page);
  expect(await api.all('Alimento')).toMatchObject([
    { kcal: 121.5, proteina: 5.5, gordura: null, medidas: [{ nome: 'fatia', gramas: 25 }] },
  ]);

  await page.getByRole('button', { name: 'Editar Pão de forma de aveia' }).click();
  const edit = page.getByRole('dialog', { name: 'Editar Alimento' });
  await expect(edit.getByLabel('Energia (kcal) *')).toHaveValue('121,5');
  await edit.getByLabel('Energia (kcal) *').fill('125');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(edit).toBeHidden();
  await expect(card).toContainText('125 kcal');

  await page.getByRole('button', { name: 'Excluir Pão de forma de aveia' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum alimento cadastrado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(card).toContainText('125 kcal');
});

test('the remembered decisions are listed, and one is forgotten and remembered again @desk', async ({
  page,
  axe,
  api,
}) => {
  const food = await api.create('Alimento', { nome: 'Granola da casa', kcal: 420 });
  await api.create('Leitura', { texto: '2 colheres mistura', alimento: food.id, gramas: 30.5 });
  await api.create('Leitura', { texto: 'cha da tarde', nao_contar: true });
  await api.create('Leitura', { texto: '1 pote', alimento: 'arroz-integral-cozido' });
  await page.goto('/MeusAlimentos');
  const list = page.getByRole('list', { name: 'Decisões lembradas' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('Arroz integral cozido');
  await expect(list).toContainText('Granola da casa · 30,5 g');
  await expect(list).toContainText('Não calcular');
  await axe(page);
  await page.getByRole('button', { name: 'Esquecer cha da tarde' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(3);
});
