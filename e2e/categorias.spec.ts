import type { Page } from '@playwright/test';
import { holdRequests } from './fixtures/network.ts';
import { expect, test } from './fixtures/signed-in.ts';

const group = (page: Page, kind: string) => page.getByRole('list', { name: `Categorias de ${kind}` });

// Every run: pages/gerenciar-biblioteca.test.tsx.
test('the page shows the title Categorias, a subtitle, a search box and three empty groups', {
  tag: ['@sizes-full', '@full'],
}, async ({ page }) => {
  await page.goto('/GerenciarCategorias');
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
  await expect(page.getByText('Organize sua biblioteca em categorias')).toBeVisible();
  await expect(page.getByPlaceholder('Buscar categorias...')).toBeVisible();
  for (const kind of ['Refeições', 'Receitas', 'Orientações']) {
    await expect(page.getByRole('heading', { name: `Categorias de ${kind}` })).toBeVisible();
    await expect(
      page.getByText(`Nenhuma categoria de ${kind.toLowerCase()} cadastrada`, { exact: true }),
    ).toBeVisible();
  }
});

// Every run: pages/gerenciar-biblioteca.test.tsx.
test("'Nova Categoria' has Nome da Categoria *, Tipo * (default refeicao) and Cor da Categoria (default #10b981)", {
  tag: ['@firefox', '@full'],
}, async ({ page, axe }) => {
  await page.goto('/GerenciarCategorias');
  await page.getByRole('button', { name: 'Nova Categoria' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Categoria' });
  const name = dialog.getByLabel('Nome da Categoria *');
  await expect(name).toHaveAttribute('placeholder', 'Ex: Café da Manhã');
  await expect(dialog.getByLabel('Tipo *')).toHaveValue('refeicao');
  await expect(dialog.getByLabel('Tipo *').getByRole('option')).toHaveText([
    'Refeições',
    'Receitas',
    'Orientações',
  ]);
  await expect(dialog.getByLabel('Cor da Categoria')).toHaveValue('#10b981');
  await expect(dialog.getByText('#10b981')).toBeVisible();
  await axe(page);

  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome da categoria')).toBeVisible();
  await name.fill('Café da Manhã');
  await dialog.getByLabel('Cor da Categoria').fill('#f59e0b');
  await expect(dialog.getByText('#f59e0b')).toBeVisible();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  const row = group(page, 'Refeições').getByRole('listitem').filter({ hasText: 'Café da Manhã' });
  await expect(row).toBeVisible();
  await expect(row.locator('[style*="background-color"]')).toHaveCSS('background-color', 'rgb(245, 158, 11)');
  await axe(page);
});

// Every run: pages/gerenciar-biblioteca.test.tsx.
test("'Editar Categoria' saves the changes and moves the category to the card of its type; Cancelar changes nothing @desk", {
  tag: '@full',
}, async ({ page, api }) => {
  await api.create('Categoria', { nome: 'Doces', tipo: 'refeicao', cor: '#ec4899' });
  await page.goto('/GerenciarCategorias');
  await page.getByRole('button', { name: 'Editar Doces' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Categoria' });
  await dialog.getByLabel('Nome da Categoria *').fill('Salgados');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();
  await expect(group(page, 'Refeições')).toContainText('Doces');

  await page.getByRole('button', { name: 'Editar Doces' }).click();
  await expect(dialog.getByLabel('Nome da Categoria *')).toHaveValue('Doces');
  await expect(dialog.getByLabel('Cor da Categoria')).toHaveValue('#ec4899');
  await dialog.getByLabel('Nome da Categoria *').fill('Sobremesas');
  await dialog.getByLabel('Tipo *').selectOption('receita');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(group(page, 'Receitas')).toContainText('Sobremesas');
  await expect(page.getByText('Nenhuma categoria de refeições cadastrada')).toBeVisible();
  expect(await api.all('Categoria')).toMatchObject([{ version: 2 }]);
});

// Every run: features/records/record-page.test.tsx, and the filter tests of the server.
test('the search ignores case, looks at the name and filters all three groups @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await api.create('Categoria', { nome: 'Café da Manhã', tipo: 'refeicao' });
  await api.create('Categoria', { nome: 'Cafés Gelados', tipo: 'receita' });
  await api.create('Categoria', { nome: 'Hidratação', tipo: 'orientacao' });
  await page.goto('/GerenciarCategorias');
  await expect(group(page, 'Orientações')).toContainText('Hidratação');
  await page.getByPlaceholder('Buscar categorias...').fill('CAFÉ');
  await expect(page.getByText('Nenhuma categoria de orientações encontrada')).toBeVisible();
  await expect(group(page, 'Refeições')).toContainText('Café da Manhã');
  await expect(group(page, 'Receitas')).toContainText('Cafés Gelados');
  await expect(page).toHaveURL(/q=CAF/);
});

// Every run: features/records/record-page.test.tsx.
test('a search without a match says so and can be cleared; no group claims to be empty @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  await api.create('Categoria', { nome: 'Café da Manhã', tipo: 'refeicao' });
  await page.goto('/GerenciarCategorias?q=jantar');
  const list = page.getByRole('region', { name: 'Categorias' });
  await expect(list.getByRole('heading', { name: 'Nenhuma categoria encontrada' })).toBeVisible();
  await expect(page.getByText(/cadastrada/)).toHaveCount(0);
  await axe(page);
  await list.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(group(page, 'Refeições')).toContainText('Café da Manhã');
  await expect(page.getByPlaceholder('Buscar categorias...')).toHaveValue('');
});

// Every run: features/records/record-page.test.tsx (P29).
test("deleting a category asks 'Tem certeza que deseja excluir esta categoria?' @desk", {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await api.create('Categoria', { nome: 'Doces', tipo: 'orientacao' });
  await page.goto('/GerenciarCategorias');
  await page.getByRole('button', { name: 'Excluir Doces' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir esta categoria?' });
  await expect(question).not.toContainText('usa esta categoria');
  await axe(page);
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhuma categoria de orientações cadastrada')).toBeVisible();
});

// Every run: pages/gerenciar-biblioteca.test.tsx, and the tests of the server about an erased category.
test('deleting a category in use says how many templates use it and leaves them without a category; undo restores it @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.create('Categoria', { nome: 'Almoço', tipo: 'refeicao', cor: '#dc6b4a' });
  for (const nome of ['Arroz e feijão', 'Salada'])
    await api.create('RefeicaoTemplate', { nome, categoria_id: id, opcoes: [] });
  const other = await page.context().newPage();
  await other.goto('/GerenciarRefeicoes');
  await expect(other.getByRole('heading', { name: 'Salada' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Refeições' }).getByText('Almoço')).toHaveCount(2);
  await page.goto('/GerenciarCategorias');
  await page.getByRole('button', { name: 'Excluir Almoço' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('2 modelos usam esta categoria');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Categoria excluída')).toBeVisible();
  // The toast stays while the pointer is over it.
  await page.getByRole('button', { name: 'Desfazer' }).hover();
  await expect(other.getByText('Almoço')).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Salada' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(group(page, 'Refeições')).toContainText('Almoço');
  await expect(other.getByRole('region', { name: 'Refeições' }).getByText('Almoço')).toHaveCount(2);
});

// Every run: ui/query-view.test.tsx.
test('a spinner shows while the categories load @desk', { tag: '@full' }, async ({ page }) => {
  const release = await holdRequests(page, '**/entities/Categoria/v2/list?*');
  await page.goto('/GerenciarCategorias');
  // The page is loaded; only the categories are still loading.
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible();
  const status = page.getByRole('status').filter({ hasText: 'Carregando...' });
  await expect(status.locator('.animate-spin')).toBeVisible();
  release();
  await expect(page.getByText('Nenhuma categoria de refeições cadastrada')).toBeVisible();
});
