import { choose, region, savePlan, titleField } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('a new nutritionist writes a plan of five meals from the starter library and shares it', {
  tag: '@sizes-full',
}, async ({ page, axe, api }) => {
  test.slow();
  await api.loadExamples();
  const { id: paciente_id } = await api.create('Paciente', {
    nome: 'Marina Alves',
    telefone: '(11) 90000-0001',
  });
  await page.goto('/CriarCardapio');
  await expect(page.getByRole('heading', { level: 1, name: 'Novo Cardápio' })).toBeVisible();
  for (const name of [
    'Informações Básicas',
    'Refeições',
    'Receitas',
    'Orientações Gerais',
    'Observações Finais',
  ]) {
    await expect(region(page, name)).toBeVisible();
  }
  await titleField(page).fill('Plano de abril');
  await page.getByRole('combobox', { name: 'Paciente' }).fill('marina');
  await page.getByRole('option', { name: /Marina Alves/ }).click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Marina Alves');

  await region(page, 'Refeições').getByRole('button', { name: 'Da Biblioteca' }).click();
  const library = page.getByRole('dialog', { name: 'Refeições da Biblioteca' });
  const search = library.getByRole('searchbox', { name: 'Buscar na biblioteca' });
  for (const words of ['cafe da manha tradicional', 'lanche', 'almoço do dia a dia', 'jantar', 'ceia']) {
    await search.fill(words);
    const first = library.getByRole('checkbox').first();
    await expect(first).toHaveAccessibleName(new RegExp(words.split(' ')[0]!.slice(0, 3), 'i'));
    await first.check();
  }
  await search.clear();
  await library.getByRole('combobox', { name: 'Categoria' }).selectOption({ label: 'Almoço' });
  await expect(library.getByRole('checkbox').first()).toHaveAccessibleName(/Almoço/);
  await library.getByRole('button', { name: /Almoço do dia a dia/ }).click();
  await expect(library.getByText('Opção 1').filter({ visible: true })).toBeVisible();
  await axe(page);
  await library.getByRole('button', { name: 'Adicionar 5 refeições' }).click();
  await expect(library).toBeHidden();
  await expect(region(page, 'Refeição 5')).toBeVisible();
  await expect(region(page, 'Refeição 1').getByLabel('Nome da Refeição')).toBeFocused();

  const openLibrary = (section: string) =>
    region(page, section).getByRole('button', { name: 'Da Biblioteca' }).click();
  await openLibrary('Receitas');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Adicionar 1 receita' }).click();
  await openLibrary('Orientações Gerais');
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Adicionar 1 orientação' }).click();
  await page.getByRole('textbox', { name: 'Observações finais' }).fill('Beba água.');
  await savePlan(page);

  await expect(page).toHaveURL(/\/VisualizarCardapio\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  const [plan] = await api.all('Cardapio');
  expect(plan).toMatchObject({ paciente_id, paciente_nome: 'Marina Alves', ativo: true });
  expect(plan?.token_publico).toMatch(/^[0-9a-z]{30,}$/);
  expect(plan?.refeicoes).toHaveLength(5);
  const templates = await api.all('RefeicaoTemplate');
  const libraryIds = new Set(templates.flatMap(({ opcoes }) => opcoes.map(({ id }) => id)));
  for (const { id, opcoes } of plan?.refeicoes ?? []) {
    expect(id).toBeTruthy();
    expect(opcoes?.map(({ numero }) => numero)).toEqual(opcoes?.map((_, index) => index + 1));
    expect(opcoes?.some((opcao) => libraryIds.has(opcao.id ?? ''))).toBe(false);
  }
});

// Every run: features/biblioteca/examples.test.tsx and protocol/functions/exemplos.test.ts of the server.
test('an empty library offers the examples @desk', { tag: '@full' }, async ({ page }) => {
  await page.goto('/CriarCardapio');
  await region(page, 'Refeições').getByRole('button', { name: 'Da Biblioteca' }).click();
  await page.getByRole('button', { name: 'Carregar biblioteca de exemplos' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
});

// Every run: features/cardapio/editor/part-kinds.test.ts.
test('the menu of each part saves the part to the library @desk', { tag: '@full' }, async ({ page, api }) => {
  const plan = await api.createPlan();
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  for (const [menu, said, entity, name] of [
    ['Refeição 1', 'Refeição salva na biblioteca', 'RefeicaoTemplate', 'nome'],
    ['Receita 1', 'Receita salva na biblioteca', 'ReceitaTemplate', 'nome'],
    ['Orientação 1', 'Orientação salva na biblioteca', 'OrientacaoTemplate', 'titulo'],
  ] as const) {
    await choose(page, menu, 'Salvar na biblioteca');
    await expect(page.getByText(said)).toBeVisible();
    const source = { Refeição: plan.refeicoes, Receita: plan.receitas, Orientação: plan.orientacoes };
    const [first] = source[menu.split(' ')[0] as keyof typeof source] as Record<string, unknown>[];
    const shelf = await api.all(entity);
    expect(shelf).toContainEqual(expect.objectContaining({ [name]: first?.[name] }));
  }
});
