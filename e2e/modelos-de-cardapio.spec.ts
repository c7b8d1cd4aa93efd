import { aCardapioTemplate } from '@alecrim/domain/testing';
import { apiOf } from './fixtures/api.ts';
import { savePlan, titleField } from './fixtures/editor.ts';
import { openOptions } from './fixtures/plan-page.ts';
import { planWithNumbers } from './fixtures/plan-with-numbers.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: save-as-template.test.tsx, pages/criar-de-modelo.test.tsx and entities/plan-templates.test.ts of the server.
test('a plan becomes a template without its patient, and starts a plan of another patient @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const marina = await api.create('Paciente', { nome: 'Marina Alves', peso_kg: 71.37 });
  const joana = await api.create('Paciente', { nome: 'Joana Lima' });
  const plan = await api.createPlan({
    ...planWithNumbers,
    titulo: 'Plano da Marina',
    observacoes_finais: 'Beba água.',
    paciente_id: marina.id,
    paciente_nome: marina.nome,
    leituras: [{ texto: '2 colheres mistura casa', gramas: 30, alimento: 'granola' }],
    mostrar_numeros: 'kcal',
  });

  await page.goto(`/VisualizarCardapio?id=${plan.id}`);
  const options = await openOptions(page);
  await axe(page);
  await options.getByRole('button', { name: 'Salvar como modelo' }).click();
  const form = page.getByRole('dialog', { name: 'Salvar como modelo' });
  await expect(form.getByText('O nome do paciente parece estar no texto')).toBeVisible();
  await axe(page);
  await form.getByLabel('Nome do modelo *').fill('Ganho de massa');
  await expect(form.getByText('O nome do paciente parece estar no texto')).toBeHidden();
  await form.getByRole('button', { name: 'Salvar modelo' }).click();
  await expect(form).toBeHidden();

  const [template] = await api.all('CardapioTemplate');
  const { meta, numeros, mostrar_numeros, leituras, refeicoes } = await api.get('Cardapio', plan.id);
  expect(template).toMatchObject({ numeros, mostrar_numeros, leituras, refeicoes });
  expect(template?.meta).toEqual({ kcal: meta?.kcal, proteina: meta?.proteina });
  const kept = JSON.stringify(template);
  for (const word of ['Marina', 'Alves', marina.id, plan.id, plan.token_publico, '71.37', 'feminino'])
    expect(kept).not.toContain(word);

  await page.goto(`/CriarCardapio?paciente=${joana.id}`);
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  const shelf = page.getByRole('dialog', { name: 'Começar de um modelo' });
  await shelf.getByRole('button', { name: /^Ganho de massa/ }).click();
  await expect(shelf.getByText('1 pão francês')).toBeVisible();
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
  await shelf.getByRole('button', { name: 'Usar modelo Ganho de massa' }).click();
  await expect(titleField(page)).toHaveValue('Ganho de massa');
  await expect(titleField(page)).toBeFocused();
  await expect(page.getByLabel('Calorias e macros no documento')).toHaveValue('kcal');
  await axe(page);
  // The text is a draft from the first moment on.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  await expect(titleField(page)).toHaveValue('Ganho de massa');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);

  const made = (await api.all('Cardapio')).find(({ titulo }) => titulo === 'Ganho de massa');
  expect(made).toMatchObject({
    paciente_id: joana.id,
    paciente_nome: 'Joana Lima',
    numeros,
    mostrar_numeros,
  });
  expect(made).toMatchObject({ meta: template?.meta, leituras });
});

test('a nutritionist finds, reads, edits and deletes a template, and brings it back @phone', async ({
  page,
  api,
  axe,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Modelos de cardápio' }).click();
  await expect(page.getByText('Nenhum modelo de cardápio')).toBeVisible();
  await axe(page);
  await api.create('CardapioTemplate', aCardapioTemplate());
  await api.create('CardapioTemplate', { nome: 'Sem nada' });
  await page.getByPlaceholder('Buscar modelos...').fill('emagrec');
  const card = page.getByRole('listitem').filter({ hasText: 'Emagrecimento 1.600 kcal' });
  await expect(card).toContainText('6 refeições · 3 receitas · ');
  await expect(card).toContainText('e mais 3 refeições');
  await expect(page.getByText('Sem nada')).toBeHidden();
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);

  await page.getByRole('button', { name: 'Ver Emagrecimento 1.600 kcal' }).click();
  const preview = page.getByRole('dialog', { name: 'Emagrecimento 1.600 kcal' });
  await expect(preview).toContainText('meta 1.600 kcal');
  await expect(preview.getByText('1 pão francês (50 g)')).toBeVisible();
  await expect(preview.getByText('Na hora de comer')).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Editar Emagrecimento 1.600 kcal' }).click();
  const form = page.getByRole('dialog', { name: 'Editar Modelo' });
  await form.getByLabel('Nome do modelo *').fill('Emagrecimento leve');
  await axe(page);
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(form).toBeHidden();
  const renamed = page.getByRole('listitem').filter({ hasText: 'Emagrecimento leve' });
  await expect(renamed).toBeVisible();
  const [kept] = (await api.all('CardapioTemplate')).filter(({ nome }) => nome === 'Emagrecimento leve');
  const { meta, leituras, refeicoes, mostrar_numeros } = aCardapioTemplate();
  expect(kept).toMatchObject({ meta, leituras, refeicoes, mostrar_numeros });

  await page.getByRole('button', { name: 'Excluir Emagrecimento leve' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum modelo de cardápio encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(renamed).toBeVisible();

  await page.getByRole('link', { name: 'Usar modelo Emagrecimento leve' }).click();
  await expect(titleField(page)).toHaveValue('Emagrecimento leve');
  await expect(page.getByLabel('Calorias e macros no documento')).toHaveValue('kcal');
  await page.reload();
  await expect(titleField(page)).toHaveValue('Emagrecimento leve');
  await expect(page.getByText('Rascunho recuperado')).toBeHidden();
});

// Every run: features/excluidos/bin-list.test.tsx, and the templates on a phone above.
test('the Dashboard leads to the templates, and Excluídos knows a deleted one @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  await api.create('CardapioTemplate', aCardapioTemplate({ nome: 'Plano de março' }));
  await page.goto('/');
  await page.getByRole('link', { name: 'Modelos de cardápio' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Plano de março' })).toBeVisible();
  const [template] = await api.all('CardapioTemplate');
  await api.remove('CardapioTemplate', template?.id ?? '');
  await page.getByRole('link', { name: 'Excluídos' }).click();
  await expect(page.getByText('Modelo de cardápio, excluído')).toBeVisible();
  await axe(page);
});

// Every run: entities/visibility.test.ts of the server.
test('a nutritionist does not see the templates of another, and an address of one opens nothing @desk', {
  tag: '@full',
}, async ({ page, account, server, problems }) => {
  problems.allow(/status of 404/);
  const bia = apiOf(server, (await account()).token);
  const { id } = await bia.create('CardapioTemplate', aCardapioTemplate({ nome: 'Da Bia' }));
  await page.goto('/ModelosCardapio');
  await expect(page.getByText('Nenhum modelo de cardápio')).toBeVisible();
  await page.goto(`/CriarCardapio?modelo=${id}`);
  await expect(page.getByText('Modelo não encontrado')).toBeVisible();
  await expect(page.getByText('Da Bia')).toBeHidden();
  await page.getByRole('link', { name: 'Começar em branco' }).click();
  await expect(titleField(page)).toHaveValue('');
});
