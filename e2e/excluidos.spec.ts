import { follow } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: excluidos/bin-list.test.tsx and excluidos/erase-question.test.tsx.
test('a deleted record is in Excluídos, can be restored, and is erased only after a question @phone', {
  tag: '@full',
}, async ({ page, api, axe, person }) => {
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  const joao = await api.create('Paciente', { nome: 'João Souza' });
  const rui = await api.create('Paciente', { nome: 'Rui Lima' });
  for (const [entity, { id }] of [
    ['Cardapio', plan],
    ['Paciente', joao],
    ['Paciente', rui],
  ] as const)
    await api.call('DELETE', `/entities/${entity}/${id}`);

  await page.goto('/Pacientes');
  await page.getByRole('main').getByRole('link', { name: 'Excluídos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Excluídos' })).toBeVisible();
  const rows = page.getByRole('region', { name: 'Excluídos' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Mostrar' }).selectOption('Tudo');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText(/Paciente, excluído (hoje|ontem) às/);
  await axe(page);

  const search = page.getByRole('searchbox', { name: 'Buscar nos excluídos' });
  await search.fill('joao');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Restaurar João Souza' }).click();
  await expect(page.getByText('Restaurado')).toBeVisible();
  await expect(page.getByText('Nada encontrado nos excluídos')).toBeVisible();
  await page.getByText('Limpar busca', { exact: true }).click();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Excluir definitivamente Rui Lima' }).click();
  const question = page.getByRole('dialog', { name: 'Anonimizar ou eliminar' });
  await question.getByRole('radio', { name: /Eliminar tudo/ }).check();
  await expect(question).toContainText('guardar o prontuário por 20 anos');
  await axe(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Excluir definitivamente Rui Lima' }).click();
  await question.getByLabel('Sua senha').fill(person.password);
  await question.getByRole('button', { name: 'Anonimizar', exact: true }).click();
  await expect(rows).toHaveCount(1);
  expect((await api.all('Paciente')).map(({ nome }) => nome)).toEqual(['João Souza']);
  await follow(page, 'Pacientes');
  await expect(page.getByRole('heading', { name: 'João Souza' })).toBeVisible();
});

test('the notice of a deletion leads to Excluídos, and an empty Excluídos explains itself @desk', async ({
  page,
  api,
}) => {
  await page.goto('/Excluidos');
  await expect(page.getByRole('heading', { name: 'Nada excluído' })).toBeVisible();
  await api.create('ReceitaTemplate', { nome: 'Sopa' });
  await page.goto('/GerenciarReceitas');
  await page.getByRole('button', { name: 'Excluir Sopa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('link', { name: 'Ver excluídos' }).click();
  await expect(page.getByRole('button', { name: 'Restaurar Sopa' })).toBeVisible();
});

// Every run: ui/query-view.test.tsx.
test('when Excluídos cannot be loaded, it says so and offers to try again @desk', { tag: '@full' }, async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  await page.route('**/functions/listarExcluidos', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/Excluidos');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Nada excluído' })).toBeVisible();
});
