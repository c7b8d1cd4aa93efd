import type { Page } from '@playwright/test';
import type { Account } from './fixtures/account.ts';
import { type Plans, plansOf } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

let plans: Plans;
let person: Account;

test.beforeEach(async ({ page, account, signIn }) => {
  person = await account({ full_name: 'Ana Prado' });
  plans = plansOf(page, person);
  await signIn(page, person);
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Cardápio' }).click();

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

async function act(page: Page, menu: string, item: string) {
  await page.getByRole('button', { name: `Ações da ${menu}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a newcomer writes a plan of five meals from the starter library and shares it', async ({
  page,
  axe,
}) => {
  test.slow();
  await plans.loadExamples();
  const { id: paciente_id } = await plans.add('Paciente', {
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
    await expect(section(page, name)).toBeVisible();
  }
  await page.getByLabel('Título do Cardápio *').fill('Plano de abril');
  await page.getByRole('combobox', { name: 'Paciente' }).fill('marina');
  await page.getByRole('option', { name: /Marina Alves/ }).click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Marina Alves');

  await section(page, 'Refeições').getByRole('button', { name: 'Da Biblioteca' }).click();
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
  await expect(part(page, 'Refeição 5')).toBeVisible();
  await expect(part(page, 'Refeição 1').getByLabel('Nome da Refeição')).toBeFocused();

  await section(page, 'Receitas').getByRole('button', { name: 'Da Biblioteca' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Adicionar 1 receita' }).click();
  await section(page, 'Orientações Gerais').getByRole('button', { name: 'Da Biblioteca' }).click();
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Adicionar 1 orientação' }).click();
  await page.getByRole('textbox', { name: 'Observações finais' }).fill('Beba água.');
  await save(page);

  await expect(page).toHaveURL(/\/VisualizarCardapio\?id=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  const [plan] = await plans.all();
  expect(plan).toMatchObject({ paciente_id, paciente_nome: 'Marina Alves', ativo: true });
  expect(plan?.token_publico).toMatch(/^[0-9a-z]{30,}$/);
  expect(plan?.refeicoes).toHaveLength(5);
  const templates = (await plans.call('get', '/entities/RefeicaoTemplate')) as { opcoes: { id: string }[] }[];
  const libraryIds = new Set(templates.flatMap(({ opcoes }) => opcoes.map(({ id }) => id)));
  for (const { id, opcoes } of plan?.refeicoes ?? []) {
    expect(id).toBeTruthy();
    expect(opcoes?.map(({ numero }) => numero)).toEqual(opcoes?.map((_, index) => index + 1));
    expect(opcoes?.some((opcao) => libraryIds.has(opcao.id ?? ''))).toBe(false);
  }
});

test('an empty library offers the examples @desk', async ({ page }) => {
  await page.goto('/CriarCardapio');
  await section(page, 'Refeições').getByRole('button', { name: 'Da Biblioteca' }).click();
  await page.getByRole('button', { name: 'Carregar biblioteca de exemplos' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
});

test('a plan needs a title and nothing else @desk', async ({ page, axe }) => {
  await page.goto('/CriarCardapio');
  await save(page);
  const title = page.getByLabel('Título do Cardápio *');
  await expect(page.getByText('Informe o título do cardápio')).toBeVisible();
  await expect(title).toBeFocused();
  await axe(page);
  expect(await plans.all()).toEqual([]);
  await title.fill('Só o título');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Só o título' })).toBeVisible();
  expect(await plans.all()).toMatchObject([{ titulo: 'Só o título', paciente_id: null, refeicoes: [] }]);
});

test('writing is fast: Enter goes on, a pasted list becomes lines, options number themselves, sections fold @desk', async ({
  page,
}) => {
  await page.goto('/CriarCardapio');
  await page.getByLabel('Título do Cardápio *').fill('Plano');
  await section(page, 'Refeições').getByRole('button', { name: 'Criar Nova' }).click();
  await expect(page.getByLabel('Nome da Refeição')).toBeFocused();
  await page.keyboard.type('Café da manhã');
  await page.keyboard.press('Enter');
  await page.keyboard.type('07:00hrs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Mais prática');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1 pão francês');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('1 ovo');
  await page.getByRole('button', { name: 'Adicionar opção' }).click();
  const second = page.getByLabel('Itens da Opção 2');
  await expect(second).toBeFocused();
  await paste(page, '• 2 torradas\n\n1. Queijo minas\n   – 1.5 xícara de café ');
  await expect(second).toHaveValue('2 torradas\nQueijo minas\n1.5 xícara de café');
  await page.getByRole('button', { name: 'Adicionar opção' }).click();
  await expect(page.getByLabel('Itens da Opção 3')).toBeVisible();
  // What is folded away is saved all the same.
  const heading = section(page, 'Refeições').getByRole('button', { name: 'Refeições 1' });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Nome da Refeição')).toHaveCount(0);
  await section(page, 'Receitas').getByRole('button', { name: 'Criar Nova' }).click();
  await expect(part(page, 'Receita 1').getByLabel('Nome da Receita')).toBeFocused();
  await page.keyboard.type('Vitamina');
  await section(page, 'Orientações Gerais').getByRole('button', { name: 'Criar Nova' }).click();
  await expect(part(page, 'Orientação 1').getByLabel('Título da Orientação')).toBeFocused();
  await page.keyboard.type('Água');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible();
  const [plan] = await plans.all();
  expect(plan).toMatchObject({ receitas: [{ nome: 'Vitamina' }], orientacoes: [{ titulo: 'Água' }] });
  expect(plan?.refeicoes).toMatchObject([
    {
      nome: 'Café da manhã',
      horario: '07:00hrs',
      opcoes: [
        { numero: 1, descricao: 'Mais prática', itens: ['1 pão francês', '1 ovo'] },
        { numero: 2, itens: ['2 torradas', 'Queijo minas', '1.5 xícara de café'] },
      ],
    },
  ]);
});

test('parts are moved by key, by menu and by hand, copied, removed and brought back', async ({ page }) => {
  test.slow();
  const meals = ['Desjejum', 'Almoço', 'Jantar'].map((nome, n) => ({
    id: `m${n}`,
    nome,
    opcoes: [{ id: `o${n}`, numero: 1, itens: [`Item de ${nome}`] }],
  }));
  const plan = await plans.create({ titulo: 'Ordem', refeicoes: meals });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  const names = page.getByLabel('Nome da Refeição');
  const order = () => names.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await expect(names).toHaveCount(3);

  await names.nth(2).press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['Desjejum', 'Jantar', 'Almoço']);
  await expect(names.nth(1)).toBeFocused();
  await act(page, 'Refeição 1', 'Mover para baixo');
  await expect.poll(order).toEqual(['Jantar', 'Desjejum', 'Almoço']);

  const own = section(page, 'Refeições');
  await own.getByRole('button', { name: 'Recolher todas' }).click();
  await expect(names).toHaveCount(0);
  await expect(part(page, 'Refeição 1')).toContainText('1 opção');
  const handle = page.getByRole('button', { name: 'Mover Refeição 3' });
  const target = page.getByRole('button', { name: 'Mover Refeição 1' });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, from!.y - 20, { steps: 5 });
  await page.mouse.move(to!.x + 10, to!.y + 4, { steps: 10 });
  await page.mouse.up();
  await expect(part(page, 'Refeição 1')).toContainText('Almoço');
  await own.getByRole('button', { name: 'Expandir todas' }).click();
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Desjejum']);

  await act(page, 'Refeição 2', 'Duplicar');
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  await act(page, 'Refeição 1', 'Remover');
  await expect.poll(order).toEqual(['Jantar', 'Jantar', 'Desjejum']);
  await page
    .getByText('Refeição removida')
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  await expect(part(page, 'Refeição 1').getByLabel('Itens da Opção 1')).toHaveValue('Item de Almoço');

  const jantar = part(page, 'Refeição 2');
  await jantar.getByRole('button', { name: 'Adicionar opção' }).click();
  await jantar.getByLabel('Itens da Opção 2').fill('Segunda');
  await jantar.getByLabel('Itens da Opção 2').press('Alt+ArrowUp');
  await expect(jantar.getByLabel('Itens da Opção 1')).toHaveValue('Segunda');
  await expect(jantar.getByLabel('Itens da Opção 1')).toBeFocused();
  await save(page);
  await expect(page).toHaveURL(/Visualizar/);

  const saved = await plans.get(plan.id);
  expect(saved.refeicoes.map(({ nome }) => nome)).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  expect(saved.refeicoes[1]?.opcoes).toMatchObject([
    { numero: 1, itens: ['Segunda'] },
    { numero: 2, itens: ['Item de Jantar'] },
  ]);
  const ids = saved.refeicoes.flatMap(({ id, opcoes }) => [id, ...(opcoes ?? []).map((opcao) => opcao.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('any part goes into the library from its menu @desk', async ({ page }) => {
  const plan = await plans.create();
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  for (const [menu, said, entity, name] of [
    ['Refeição 1', 'Refeição salva na biblioteca', 'RefeicaoTemplate', 'nome'],
    ['Receita 1', 'Receita salva na biblioteca', 'ReceitaTemplate', 'nome'],
    ['Orientação 1', 'Orientação salva na biblioteca', 'OrientacaoTemplate', 'titulo'],
  ] as const) {
    await act(page, menu, 'Salvar na biblioteca');
    await expect(page.getByText(said)).toBeVisible();
    const source = { Refeição: plan.refeicoes, Receita: plan.receitas, Orientação: plan.orientacoes };
    const [first] = source[menu.split(' ')[0] as keyof typeof source] as Record<string, unknown>[];
    const shelf = (await plans.call('get', `/entities/${entity}`)) as Record<string, unknown>[];
    expect(shelf.some((template) => template[name] === first?.[name])).toBe(true);
  }
});

test('Editar has the same sections without the library, and keeps the link as it is', async ({
  page,
  axe,
}) => {
  const plan = await plans.create({ titulo: 'Plano de março', ativo: false });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Cardápio' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Da Biblioteca' })).toHaveCount(0);
  await axe(page);
  for (const noun of ['Refeição', 'Receita', 'Orientação'])
    await page.getByRole('button', { name: `Adicionar ${noun}`, exact: true }).click();
  await part(page, 'Refeição 7').getByLabel('Nome da Refeição').fill('Pré-treino');
  await part(page, 'Receita 4').getByLabel('Ingredientes').fill('Aveia\n\n Leite ');
  await part(page, 'Orientação 4').getByLabel('Título da Orientação').fill('Sono');
  await page.getByLabel('Título do Cardápio *').fill('Plano de abril');
  await save(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  const saved = await plans.get(plan.id);
  expect(saved).toMatchObject({ titulo: 'Plano de abril', ativo: false, token_publico: plan.token_publico });
  expect(saved.refeicoes[6]).toMatchObject({ nome: 'Pré-treino' });
  expect(saved.receitas[3]).toMatchObject({ ingredientes: ['Aveia', 'Leite'] });
  expect(saved.orientacoes[3]).toMatchObject({ titulo: 'Sono' });
});

test('Cancelar leaves: from a new plan to the Dashboard, as does its link, from an old one to its page @desk', async ({
  page,
}) => {
  const plan = await plans.create();
  for (const way of [
    page.getByRole('button', { name: 'Cancelar' }),
    page.getByRole('link', { name: 'Voltar ao Dashboard' }),
  ]) {
    await page.goto('/CriarCardapio');
    await way.click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page).toHaveURL(new RegExp(`/VisualizarCardapio\\?id=${plan.id}$`));
});

test('the patient can be only a name, and is taken off again @desk', async ({ page }) => {
  const { id: paciente_id } = await plans.add('Paciente', { nome: 'Marina Alves' });
  const plan = await plans.create({ paciente_id, paciente_nome: 'Marina Alves' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(page.getByText('Paciente cadastrado')).toBeVisible();
  const patient = page.getByRole('combobox', { name: 'Paciente' });
  await patient.fill('Marina A.');
  await expect(page.getByText('Paciente cadastrado')).toBeHidden();
  await patient.press('ArrowDown');
  await patient.press('Escape');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/Visualizar/);
  expect(await plans.get(plan.id)).toMatchObject({ paciente_id: null, paciente_nome: 'Marina A.' });
});

test('a very long plan opens folded and stays writable @desk', async ({ page }) => {
  test.slow();
  const meals = Array.from({ length: 30 }, (_, m) => ({
    id: `m${m}`,
    nome: `Refeição número ${m + 1}`,
    opcoes: Array.from({ length: 5 }, (_, o) => ({
      id: `m${m}o${o}`,
      numero: o + 1,
      itens: Array.from({ length: 10 }, (_, i) => `Item ${m}.${o}.${i}`),
    })),
  }));
  const plan = await plans.create({ refeicoes: meals });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(part(page, 'Refeição 30')).toContainText('5 opções');
  await expect(page.getByLabel(/^Itens da Opção/)).toHaveCount(0);
  await part(page, 'Refeição 17')
    .getByRole('button', { name: /Refeição número 17/ })
    .click();
  const items = part(page, 'Refeição 17').getByLabel('Itens da Opção 5');
  await items.press('ControlOrMeta+End');
  await items.pressSequentially('\nMais um item');
  await save(page);
  await expect(page).toHaveURL(/Visualizar/);
  const saved = await plans.get(plan.id);
  expect(saved.refeicoes).toHaveLength(30);
  expect(saved.refeicoes[16]?.opcoes?.[4]?.itens?.at(-1)).toBe('Mais um item');
});
