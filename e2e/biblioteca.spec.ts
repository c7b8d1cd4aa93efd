import { templateCard } from './fixtures/biblioteca.ts';
import { isPhone } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('the name and time of a meal stay on one line, also beside an error, and a phone shows both in full @phone', async ({
  page,
}) => {
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Refeição' });
  const [name, time] = [dialog.getByLabel('Nome da Refeição *'), dialog.getByLabel('Horário')];
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome da refeição')).toBeVisible();
  expect((await time.boundingBox())?.y).toBe((await name.boundingBox())?.y);
  await name.fill('Lanche da manhã leve');
  await time.fill('12:30hrs');
  for (const field of isPhone(page) ? [name, time] : [time])
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
});

test("GerenciarRefeicoes: 'Nova Refeição' takes name, time, category and options with items one per line @desk", async ({
  page,
  axe,
  api,
}) => {
  const { id } = await api.create('Categoria', { nome: 'Manhã', tipo: 'refeicao', cor: '#f59e0b' });
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Refeição' });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome da refeição')).toBeVisible();
  await dialog.getByLabel('Nome da Refeição *').fill('Café da manhã');
  await dialog.getByLabel('Horário').fill('07:00hrs');
  await dialog.getByLabel('Categoria').selectOption('Manhã');
  await dialog.getByLabel('Descrição da Opção 1').fill('Pão com ovo');
  await dialog.getByLabel('Itens da Opção 1').fill('1 pão francês (50 g)\n\n  1 ovo mexido  \n');
  await dialog.getByRole('button', { name: 'Adicionar opção' }).click();
  await dialog.getByLabel('Itens da Opção 2').fill('1 iogurte');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  const own = templateCard(page, 'Café da manhã');
  await expect(own).toContainText('07:00hrs');
  await expect(own).toContainText('2 opções');
  await expect(own).toContainText('1 pão francês (50 g)');
  // A number and its unit stay on one line.
  expect(await own.textContent()).toContain('(50\u00A0g)');
  await expect(own.getByText('Manhã', { exact: true })).toBeVisible();
  await expect(own.locator('[style*="background-color"]').first()).toHaveCSS(
    'background-color',
    'rgb(245, 158, 11)',
  );
  await axe(page);
  expect(await api.all('RefeicaoTemplate')).toMatchObject([
    {
      version: 1,
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

// Every run: pages/gerenciar-biblioteca.test.tsx.
test('GerenciarReceitas: ingredients one per line, blank lines dropped, modo de preparo, and "null" means no category @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await api.create('Categoria', { nome: 'Doces', tipo: 'receita', cor: '#ec4899' });
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
  expect(await api.all('ReceitaTemplate')).toMatchObject([
    {
      version: 1,
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
  await expect(templateCard(page, 'Bolo de banana').getByText('Doces')).toBeVisible();
  await axe(page);
});

test('GerenciarOrientacoes: title required, six categories (default Geral), an unknown one shows Outros @phone', async ({
  page,
  axe,
  api,
}) => {
  await api.create('OrientacaoTemplate', {
    titulo: 'De outro sistema',
    itens: ['x'],
    categoria: 'marciana',
  });
  await page.goto('/GerenciarOrientacoes');
  await expect(templateCard(page, 'De outro sistema').getByText('Outros')).toBeVisible();
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
  const own = templateCard(page, 'Hidratação da Ana');
  await expect(own.getByText('Prevenção')).toBeVisible();
  await expect(own).toContainText('Criada por você');
  await axe(page);

  // Outros also lists sheets with an unknown category.
  await page.getByRole('radio', { name: 'Outros' }).check();
  await page.getByRole('radio', { name: 'Só as minhas' }).check();
  await expect(templateCard(page, 'De outro sistema')).toBeVisible();
  await expect(own).toBeHidden();
  await expect(page).toHaveURL(/categoria=outros&de=mim/);
});

// Every run: features/records/record-page.test.tsx.
test('when the server goes down while a meal is saved, none of its options is lost @desk', {
  tag: '@full',
}, async ({ page, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/GerenciarRefeicoes');
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova Refeição' });
  await dialog.getByLabel('Nome da Refeição *').fill('Jantar');
  await dialog.getByLabel('Itens da Opção 1').fill('Sopa\nTorrada');
  await page.route('**/entities/RefeicaoTemplate', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Seu texto está guardado neste aparelho.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Nova Refeição' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect(dialog.getByLabel('Itens da Opção 1')).toHaveValue('Sopa\nTorrada');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(templateCard(page, 'Jantar')).toBeVisible();
});
