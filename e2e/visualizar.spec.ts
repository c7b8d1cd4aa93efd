import { apiOf } from './fixtures/api.ts';
import { actionBar, linkField, openOptions, openPlan } from './fixtures/plan-page.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('the toolbar stays in sight and holds back, Editar, Público, WhatsApp and Baixar PDF', {
  tag: '@firefox',
}, async ({ page, axe, api, isMobile }) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page).toHaveTitle(`${plan.titulo} · Alecrim`);
  await expect(actionBar(page).locator('a, button')).toHaveText([
    'Voltar',
    'Editar',
    'Público',
    'WhatsApp',
    'Baixar PDF',
    // A phone shows them in the row below.
    ...(isMobile ? [] : ['Enviar', 'Opções']),
  ]);
  await axe(page);
  await page.getByText('Cardápio elaborado por').scrollIntoViewIfNeeded();
  await expect(actionBar(page)).toBeInViewport();
  await actionBar(page).getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await actionBar(page).getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { name: 'Editar Cardápio' })).toBeVisible();
});

test('Baixar PDF prints the document alone @desk', async ({ page, api }) => {
  await openPlan(page, await api.createPlan());
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await actionBar(page).getByRole('button', { name: 'Baixar PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await (await openOptions(page)).getByLabel('Imprimir com menos tinta').check();
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.doc-brand')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(actionBar(page)).toBeHidden();
  await expect(linkField(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
});

// Every run: cardapio-document.test.tsx of packages/document (P54 is its outline) and public-page.spec.ts.
test('P54: the document shows every section that has content @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  await api.changeMe({
    nome_nutricionista: 'Dra. Ana Prado',
    crn: 'CRN-3 12345',
    telefone: '(11) 90000-0000',
    email_profissional: 'ana@clinica.com.br',
    especialidade: 'Nutrição clínica',
    endereco: 'Rua das Acácias, 120',
  });
  const plan = await api.createPlan({
    refeicoes: [
      {
        nome: 'Almoço',
        horario: '12:30',
        opcoes: [{ itens: ['Opção 1: Arroz integral', '• Feijão', '- Salada'] }, { itens: ['Sopa'] }],
      },
    ],
  });
  await openPlan(page, plan);
  const document = page.getByRole('article');
  for (const text of [
    'Dra. Ana Prado',
    'Nutrição clínica',
    '(11) 90000-0000',
    'ana@clinica.com.br',
    'Rua das Acácias, 120',
    'Para: Marina Alves',
    '12:30',
    'Ingredientes',
    'Modo de preparo',
    'Cardápio elaborado por Dra. Ana Prado',
  ]) {
    await expect(document.getByText(text).first()).toBeVisible();
  }
  await expect(document.getByRole('heading', { level: 2 })).toHaveText([
    'Refeições',
    'Receitas',
    'Orientações Importantes',
    'Observações',
  ]);
  await expect(document.getByText('Arroz integral', { exact: true })).toBeVisible();
  await expect(document.getByText('Feijão', { exact: true })).toBeVisible();

  const bare = await api.createPlan({ receitas: [], orientacoes: [], observacoes_finais: '' });
  await openPlan(page, bare);
  await expect(document.getByRole('heading', { level: 2 })).toHaveText(['Refeições']);
});

test('beside the menu of a tablet, options and guidance keep the width of a phone @desk', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const item = { itens: ['Salada de folhas à vontade'] };
  const plan = await api.createPlan({
    refeicoes: [{ nome: 'Almoço', horario: '12:30', opcoes: [item, item, item, item] }],
    orientacoes: [
      { titulo: 'Água', itens: ['Beba água entre as refeições.'] },
      { titulo: 'Rótulos', itens: ['Leia a lista de ingredientes.'] },
    ],
  });
  await openPlan(page, plan);
  await expect(page.getByText('Leia a lista de ingredientes.')).toBeVisible();
  const widths = await page
    .locator('.doc-option, .doc-checklists > *')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  expect(widths).toHaveLength(6);
  expect(Math.min(...widths)).toBeGreaterThan(220);
});

test('the page fits very long words and two hundred items @phone', async ({ page, api }) => {
  const itens = Array.from({ length: 200 }, (_, n) => `${n} ${'palavracompridíssima'.repeat(8)}`);
  const plan = await api.createPlan({
    titulo: 'T'.repeat(250),
    paciente_nome: 'N'.repeat(250),
    refeicoes: [{ nome: 'M'.repeat(250), horario: 'H'.repeat(90), opcoes: [{ itens }] }],
  });
  await openPlan(page, plan);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await hasNoSideScroll(page)).toBe(true);
});

// Every run: data/record-changes.test.ts.
test('a change on another device shows at once @desk', { tag: '@full' }, async ({ page, api }) => {
  const plan = await api.createPlan();
  await openPlan(page, plan);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await api.change('Cardapio', plan.id, { titulo: 'Mudado em outro lugar' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mudado em outro lugar' })).toBeVisible();
});

// Every run: pages/editar-cardapio.test.tsx and entities/visibility.test.ts of the server.
test('a plan that does not exist, or that another person owns, shows Cardápio não encontrado @desk', {
  tag: '@full',
}, async ({ page, account, problems, server }) => {
  problems.allow(/status of 404/);
  const bia = apiOf(server, (await account()).token);
  for (const address of [
    `/VisualizarCardapio?id=${(await bia.createPlan()).id}`,
    '/VisualizarCardapio',
    '/EditarCardapio?id=nenhum',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Cardápio não encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});
