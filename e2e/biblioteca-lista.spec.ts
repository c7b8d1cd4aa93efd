import { apiOf } from './fixtures/api.ts';
import { templateCard } from './fixtures/biblioteca.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: features/biblioteca/library-cards.test.tsx and entities/visibility.test.ts of the server.
test('guidance templates are shared: every nutritionist reads them, only the owner or an admin changes one, others duplicate it @desk', {
  tag: '@full',
}, async ({ page, account, admin, signIn, server }) => {
  const bia = await account({ full_name: 'Bia Reis' });
  await apiOf(server, bia.token).create('OrientacaoTemplate', { titulo: 'Da Bia', itens: ['x'] });
  await page.goto('/GerenciarOrientacoes?q=Da+Bia');
  const sheet = templateCard(page, 'Da Bia').first();
  await expect(sheet).toContainText(`De ${bia.full_name}`);
  await expect(sheet.getByRole('button', { name: /Editar|Excluir/ })).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Duplicar Da Bia' }).click();
  const copy = templateCard(page, 'Da Bia (Cópia)').first();
  await expect(copy).toContainText('Criada por você');
  await expect(copy.getByRole('button', { name: /Editar/ })).toBeVisible();

  await page.goto('about:blank');
  await signIn(page, admin);
  await page.goto('/GerenciarOrientacoes?q=Da+Bia');
  await expect(sheet.getByRole('button', { name: 'Editar Da Bia', exact: true })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Excluir Da Bia', exact: true })).toBeVisible();
});

// Every run: pages/gerenciar-biblioteca.test.tsx, features/records/record-page.test.tsx and duplicate.test.ts of packages/domain.
test("duplicating a template appends ' (Cópia)' and drops id, dates and owner; delete asks and can be undone @desk", {
  tag: '@full',
}, async ({ page, axe, api }) => {
  test.slow();
  for (const [address, entity, body, noun] of [
    ['/GerenciarRefeicoes', 'RefeicaoTemplate', { nome: 'Modelo' }, 'refeição'],
    ['/GerenciarReceitas', 'ReceitaTemplate', { nome: 'Modelo' }, 'receita'],
    ['/GerenciarOrientacoes?de=mim', 'OrientacaoTemplate', { titulo: 'Modelo' }, 'orientação'],
  ] as const) {
    const original = await api.create(entity, body);
    await page.goto(address);
    await page.getByRole('button', { name: 'Duplicar Modelo' }).click();
    await expect(templateCard(page, 'Modelo (Cópia)')).toBeVisible();
    const copy = (await api.all(entity)).find((record) => JSON.stringify(record).includes('Modelo (Cópia)'));
    expect(copy?.id).not.toBe(original.id);
    expect(copy?.version).toBe(1);

    await page.getByRole('button', { name: 'Excluir Modelo (Cópia)' }).click();
    const question = page.getByRole('alertdialog', { name: `Tem certeza que deseja excluir esta ${noun}?` });
    await expect(question).toBeVisible();
    if (noun === 'refeição') await axe(page);
    await question.getByRole('button', { name: 'Excluir' }).click();
    await expect(templateCard(page, 'Modelo (Cópia)')).toBeHidden();
    await expect(templateCard(page, 'Modelo')).toBeVisible();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(templateCard(page, 'Modelo (Cópia)')).toBeVisible();
  }
});

test('templates are filtered by category and searched without accents; the address keeps both @desk', {
  tag: '@firefox',
}, async ({ page, api }) => {
  const almoco = await api.create('Categoria', { nome: 'Almoço', tipo: 'refeicao' });
  await api.create('RefeicaoTemplate', { nome: 'Feijão tropeiro', categoria_id: almoco.id });
  await api.create('RefeicaoTemplate', { nome: 'Feijoada', categoria_id: almoco.id });
  await api.create('RefeicaoTemplate', { nome: 'Sopa' });
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('radio', { name: 'Almoço' }).check();
  await expect(templateCard(page, 'Sopa')).toBeHidden();
  await page.getByPlaceholder('Buscar refeições...').fill('feijao');
  await expect(templateCard(page, 'Feijoada')).toBeHidden();
  await expect(templateCard(page, 'Feijão tropeiro')).toBeVisible();
  await page.reload();
  await expect(templateCard(page, 'Feijão tropeiro')).toBeVisible();
  await expect(templateCard(page, 'Feijoada')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Almoço' })).toBeChecked();

  // A new template starts in the chosen category.
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await expect(page.getByLabel('Categoria', { exact: true })).toHaveValue(almoco.id);
  await page.getByRole('button', { name: 'Cancelar' }).click();

  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await page.getByRole('radio', { name: 'Sem categoria' }).check();
  await expect(templateCard(page, 'Sopa')).toBeVisible();
  await expect(templateCard(page, 'Feijoada')).toBeHidden();
});

// Every run: entities/visibility.test.ts of the server.
test('a nutritionist sees only her own meal templates, recipe templates and categories @desk', {
  tag: '@full',
}, async ({ page, account, server }) => {
  const bia = apiOf(server, (await account()).token);
  await bia.create('RefeicaoTemplate', { nome: 'Da Bia' });
  await bia.create('ReceitaTemplate', { nome: 'Da Bia' });
  await bia.create('Categoria', { nome: 'Da Bia', tipo: 'refeicao' });
  for (const [address, none] of [
    ['/GerenciarRefeicoes', 'Nenhuma refeição cadastrada'],
    ['/GerenciarReceitas', 'Nenhuma receita cadastrada'],
    ['/GerenciarCategorias', 'Nenhuma categoria de refeições cadastrada'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(none)).toBeVisible();
  }
});

// Every run: features/biblioteca/examples.test.tsx and protocol/functions/exemplos.test.ts of the server.
test('an empty library offers examples; they are marked and removed together, and a changed example stays @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
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
  const [recipe] = await api.all('ReceitaTemplate');
  await page.goto(`/GerenciarReceitas?q=${recipe?.nome}`);
  await page.getByRole('button', { name: `Editar ${recipe?.nome}` }).click();
  await page.getByLabel('Modo de preparo').fill('Do meu jeito.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Exemplo', { exact: true })).toBeHidden();

  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Remover exemplos' }).click();
  const question = page.getByRole('alertdialog', { name: /^Remover \d+ exemplos\?$/ });
  await expect(question).toContainText('2 ficam, porque você os alterou ou usa.');
  await axe(page);
  await question.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('exemplos removidos')).toBeVisible();
  await expect(page.getByText('Nenhuma refeição cadastrada')).toBeVisible();
  expect(await api.all('ReceitaTemplate')).toMatchObject([
    { id: recipe?.id, modo_preparo: 'Do meu jeito.', is_sample: false },
  ]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Exemplo', { exact: true }).first()).toBeVisible();
});
