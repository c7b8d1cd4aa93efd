import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const api = '/api/apps/alecrim';

let headers: Record<string, string>;

test.beforeEach(async ({ page, account, signIn }) => {
  const person = await account({ full_name: 'Ana Prado' });
  headers = { authorization: `Bearer ${person.token}` };
  await signIn(page, person);
});

const create = async (page: Page, entity: string, data: object, as = headers) =>
  (await page.request.post(`${api}/entities/${entity}`, { headers: as, data })).json();
const stored = async (page: Page, entity: string) =>
  (await page.request.get(`${api}/entities/${entity}`, { headers })).json();
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test("GerenciarRefeicoes: 'Nova Refeição' takes name, time, category and options with items one per line", async ({
  page,
  axe,
}) => {
  const { id } = await create(page, 'Categoria', { nome: 'Manhã', tipo: 'refeicao', cor: '#f59e0b' });
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Refeição' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome da refeição')).toBeVisible();
  await dialog.getByLabel('Nome da Refeição *').fill('Café da manhã');
  await dialog.getByLabel('Horário').fill('07:00hrs');
  await dialog.getByLabel('Categoria').selectOption('Manhã');
  await dialog.getByRole('button', { name: 'Adicionar opção' }).click();
  await dialog.getByLabel('Descrição da Opção 1').fill('Pão com ovo');
  await dialog.getByLabel('Itens da Opção 1').fill('1 pão francês (50 g)\n\n  1 ovo mexido  \n');
  await dialog.getByRole('button', { name: 'Adicionar opção' }).click();
  await dialog.getByLabel('Itens da Opção 2').fill('1 iogurte');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  const own = card(page, 'Café da manhã');
  await expect(own).toContainText('07:00hrs');
  await expect(own).toContainText('2 opções');
  await expect(own).toContainText('1 pão francês (50 g)');
  await expect(own.getByText('Manhã', { exact: true })).toBeVisible();
  await expect(own.locator('[style*="background-color"]').first()).toHaveCSS(
    'background-color',
    'rgb(245, 158, 11)',
  );
  await axe(page);
  expect(await stored(page, 'RefeicaoTemplate')).toMatchObject([
    {
      nome: 'Café da manhã',
      horario: '07:00hrs',
      categoria_id: id,
      opcoes: [
        { numero: 1, descricao: 'Pão com ovo', itens: ['1 pão francês (50 g)', '1 ovo mexido'] },
        { numero: 2, itens: ['1 iogurte'] },
      ],
    },
  ]);
});

test('GerenciarReceitas: ingredients one per line, blank lines dropped, modo de preparo, and "null" means no category @desk', async ({
  page,
  axe,
}) => {
  await create(page, 'Categoria', { nome: 'Doces', tipo: 'receita', cor: '#ec4899' });
  await page.goto('/GerenciarReceitas');
  await page.getByRole('button', { name: 'Nova Receita' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Receita' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome da receita')).toBeVisible();
  await dialog.getByLabel('Nome da Receita *').fill('Bolo de banana');
  await dialog.getByLabel('Ingredientes').fill('3 bananas\n\n2 ovos\n   \n1 xícara de aveia');
  await dialog.getByLabel('Modo de preparo').fill('Misture.\nAsse por 30 minutos.');
  await expect(dialog.getByLabel('Categoria')).toHaveValue('null');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  expect(await stored(page, 'ReceitaTemplate')).toMatchObject([
    {
      nome: 'Bolo de banana',
      ingredientes: ['3 bananas', '2 ovos', '1 xícara de aveia'],
      modo_preparo: 'Misture.\nAsse por 30 minutos.',
      categoria_id: null,
    },
  ]);

  await page.getByRole('button', { name: 'Editar Bolo de banana' }).click();
  const editing = page.getByRole('dialog', { name: 'Editar Receita' });
  await expect(editing.getByLabel('Ingredientes')).toHaveValue('3 bananas\n2 ovos\n1 xícara de aveia');
  await editing.getByLabel('Categoria').selectOption('Doces');
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(card(page, 'Bolo de banana').getByText('Doces')).toBeVisible();
  await axe(page);
});

test('GerenciarOrientacoes: title required, six categories (default Geral), an unknown one shows Outros', async ({
  page,
  axe,
}) => {
  await create(page, 'OrientacaoTemplate', {
    titulo: 'De outro sistema',
    itens: ['x'],
    categoria: 'marciana',
  });
  await page.goto('/GerenciarOrientacoes');
  await expect(card(page, 'De outro sistema').getByText('Outros')).toBeVisible();
  await page.getByRole('button', { name: 'Nova Orientação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Orientação' });
  await expect(dialog.getByLabel('Categoria')).toHaveValue('geral');
  await expect(dialog.getByLabel('Categoria').getByRole('option')).toHaveText([
    'Gestantes',
    'Geral',
    'Higienização',
    'Prevenção',
    'Utensílios',
    'Outros',
  ]);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o título da orientação')).toBeVisible();
  await dialog.getByLabel('Título da Orientação *').fill('Hidratação da Ana');
  await dialog.getByLabel('Itens').fill('Beba água\n\nLeve uma garrafa');
  await dialog.getByLabel('Categoria').selectOption('Prevenção');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  const own = card(page, 'Hidratação da Ana');
  await expect(own.getByText('Prevenção')).toBeVisible();
  await expect(own).toContainText('Criada por você');
  await axe(page);

  // Outros also holds what has a category that nobody knows.
  await page.getByRole('radio', { name: 'Outros' }).check();
  await page.getByRole('radio', { name: 'Só as minhas' }).check();
  await expect(card(page, 'De outro sistema')).toBeVisible();
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(/categoria=outros&de=mim/);
});

test('guidance templates are a shared shelf: everybody reads, only the owner or an admin changes, others duplicate @desk', async ({
  page,
  account,
  admin,
  signIn,
}) => {
  const bia = await account({ full_name: 'Bia Reis' });
  await create(
    page,
    'OrientacaoTemplate',
    { titulo: 'Da Bia', itens: ['x'] },
    { authorization: `Bearer ${bia.token}` },
  );
  await page.goto('/GerenciarOrientacoes?q=Da+Bia');
  const sheet = card(page, 'Da Bia').first();
  await expect(sheet).toContainText(`De ${bia.email}`);
  await expect(sheet.getByRole('button', { name: /Editar|Excluir/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Duplicar Da Bia' }).click();
  const copy = card(page, 'Da Bia (Cópia)').first();
  await expect(copy).toContainText('Criada por você');
  await expect(copy.getByRole('button', { name: /Editar/ })).toBeVisible();

  await page.goto('about:blank');
  await signIn(page, admin);
  await page.goto('/GerenciarOrientacoes?q=Da+Bia');
  await expect(sheet.getByRole('button', { name: 'Editar Da Bia', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Excluir Da Bia', exact: true })).toBeVisible();
});

test("duplicating a template appends ' (Cópia)' and drops id, dates and owner; delete asks and can be undone @desk", async ({
  page,
  axe,
}) => {
  test.slow();
  for (const [address, entity, body, noun] of [
    ['/GerenciarRefeicoes', 'RefeicaoTemplate', { nome: 'Modelo' }, 'refeição'],
    ['/GerenciarReceitas', 'ReceitaTemplate', { nome: 'Modelo' }, 'receita'],
    ['/GerenciarOrientacoes?de=mim', 'OrientacaoTemplate', { titulo: 'Modelo' }, 'orientação'],
  ] as const) {
    const original = await create(page, entity, body);
    await page.goto(address);
    await page.getByRole('button', { name: 'Duplicar Modelo' }).click();
    await expect(card(page, 'Modelo (Cópia)')).toBeVisible();
    const copy = (await stored(page, entity)).find((record: object) =>
      JSON.stringify(record).includes('Modelo (Cópia)'),
    );
    expect(copy.id).not.toBe(original.id);
    expect(copy.version).toBe(1);

    await page.getByRole('button', { name: 'Excluir Modelo (Cópia)' }).click();
    const question = page.getByRole('alertdialog', { name: `Tem certeza que deseja excluir esta ${noun}?` });
    await expect(question).toBeVisible();
    if (noun === 'refeição') await axe(page);
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(card(page, 'Modelo (Cópia)')).toBeHidden();
    await expect(card(page, 'Modelo')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(card(page, 'Modelo (Cópia)')).toBeVisible();
  }
});

test('templates are filtered by category and searched without accents; both live in the address @desk', async ({
  page,
}) => {
  const almoco = await create(page, 'Categoria', { nome: 'Almoço', tipo: 'refeicao' });
  await create(page, 'RefeicaoTemplate', { nome: 'Feijão tropeiro', categoria_id: almoco.id });
  await create(page, 'RefeicaoTemplate', { nome: 'Feijoada', categoria_id: almoco.id });
  await create(page, 'RefeicaoTemplate', { nome: 'Sopa' });
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('radio', { name: 'Almoço' }).check();
  await expect(card(page, 'Sopa')).toBeHidden();
  await page.getByPlaceholder('Buscar refeições...').fill('feijao');
  await expect(card(page, 'Feijoada')).toBeHidden();
  await expect(card(page, 'Feijão tropeiro')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Feijão tropeiro')).toBeVisible();
  await expect(card(page, 'Feijoada')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Almoço' })).toBeChecked();

  // A new one starts in the category that is looked at.
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await expect(page.getByLabel('Categoria', { exact: true })).toHaveValue(almoco.id);
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await page.getByRole('radio', { name: 'Sem categoria' }).check();
  await expect(card(page, 'Sopa')).toBeVisible();
  await expect(card(page, 'Feijoada')).toBeHidden();
});

test('meal and recipe templates and categories are the own ones only @desk', async ({ page, account }) => {
  const bia = await account();
  const as = { authorization: `Bearer ${bia.token}` };
  await create(page, 'RefeicaoTemplate', { nome: 'Da Bia' }, as);
  await create(page, 'ReceitaTemplate', { nome: 'Da Bia' }, as);
  await create(page, 'Categoria', { nome: 'Da Bia', tipo: 'refeicao' }, as);
  for (const [address, none] of [
    ['/GerenciarRefeicoes', 'Nenhuma refeição cadastrada'],
    ['/GerenciarReceitas', 'Nenhuma receita cadastrada'],
    ['/GerenciarCategorias', 'Nenhuma categoria de refeições cadastrada'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(none)).toBeVisible();
  }
});

test('the example library is offered where there is nothing, marked, and removed in one click', async ({
  page,
  axe,
}) => {
  test.slow();
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Carregar exemplos' }).click();
  await expect(page.getByText('exemplos carregados')).toBeVisible();
  await expect(page.getByText('Exemplo', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Sua biblioteca tem conteúdo de exemplo.')).toBeVisible();
  await axe(page);
  for (const address of ['/GerenciarReceitas', '/GerenciarOrientacoes?de=mim', '/GerenciarCategorias']) {
    await page.goto(address);
    await expect(page.getByText('Exemplo', { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Remover exemplos' }).click();
  await expect(page.getByText('exemplos removidos')).toBeVisible();
  await expect(page.getByText('Nenhuma categoria de refeições cadastrada')).toBeVisible();
  await page.getByRole('button', { name: 'Carregar de novo' }).click();
  await expect(page.getByRole('list', { name: 'Categorias de Refeições' })).toBeVisible();
});

test('a server that goes down while a meal is saved loses none of its options @desk', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Refeição' });
  await dialog.getByLabel('Nome da Refeição *').fill('Jantar');
  await dialog.getByRole('button', { name: 'Adicionar opção' }).click();
  await dialog.getByLabel('Itens da Opção 1').fill('Sopa\nTorrada');
  await page.route('**/entities/RefeicaoTemplate', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Sem conexão com o servidor');
  await page.reload();
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await expect(dialog.getByLabel('Itens da Opção 1')).toHaveValue('Sopa\nTorrada');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(card(page, 'Jantar')).toBeVisible();
});
