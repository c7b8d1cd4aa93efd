import type { Page } from '@playwright/test';
import { region, savePlan, titleField } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

async function paste(page: Page, text: string) {
  await page.evaluate((pasted) => {
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, text);
}

// Every run: pages/editar-cardapio.test.tsx.
test('a plan needs only a title @desk', { tag: '@full' }, async ({ page, axe, api }) => {
  await page.goto('/CriarCardapio');
  await savePlan(page);
  const title = titleField(page);
  await expect(page.getByText('Informe o título do cardápio')).toBeVisible();
  await expect(title).toBeFocused();
  await axe(page);
  expect(await api.all('Cardapio')).toEqual([]);
  await title.fill('Só o título');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Só o título' })).toBeVisible();
  expect(await api.all('Cardapio')).toMatchObject([
    { titulo: 'Só o título', paciente_id: null, refeicoes: [] },
  ]);
});

test('Enter opens the next field, a pasted list becomes lines, options get their numbers, and sections fold @desk', async ({
  page,
  api,
}) => {
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano');
  await region(page, 'Refeições').getByRole('button', { name: 'Criar Nova' }).click();
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
  // Folded sections are saved too.
  const heading = region(page, 'Refeições').getByRole('button', { name: 'Refeições 1' });
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await heading.click();
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Nome da Refeição')).toHaveCount(0);
  await region(page, 'Receitas').getByRole('button', { name: 'Criar Nova' }).click();
  await expect(region(page, 'Receita 1').getByLabel('Nome da Receita')).toBeFocused();
  await page.keyboard.type('Vitamina');
  await region(page, 'Orientações Gerais').getByRole('button', { name: 'Criar Nova' }).click();
  await expect(region(page, 'Orientação 1').getByLabel('Título da Orientação')).toBeFocused();
  await page.keyboard.type('Água');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible();
  const [plan] = await api.all('Cardapio');
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

// Every run: pages/editar-cardapio.test.tsx.
test('Editar has the same sections without the library, and keeps the link as it is @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  const plan = await api.createPlan({ titulo: 'Plano de março', ativo: false });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Cardápio' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Da Biblioteca' })).toHaveCount(0);
  await axe(page);
  for (const noun of ['Refeição', 'Receita', 'Orientação'])
    await page.getByRole('button', { name: `Adicionar ${noun}`, exact: true }).click();
  await region(page, 'Refeição 7').getByLabel('Nome da Refeição').fill('Pré-treino');
  await region(page, 'Receita 4').getByLabel('Ingredientes').fill('Aveia\n\n Leite ');
  await region(page, 'Orientação 4').getByLabel('Título da Orientação').fill('Sono');
  await titleField(page).fill('Plano de abril');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  const saved = await api.get('Cardapio', plan.id);
  expect(saved).toMatchObject({ titulo: 'Plano de abril', ativo: false, token_publico: plan.token_publico });
  expect(saved.refeicoes[6]).toMatchObject({ nome: 'Pré-treino' });
  expect(saved.receitas[3]).toMatchObject({ ingredientes: ['Aveia', 'Leite'] });
  expect(saved.orientacoes[3]).toMatchObject({ titulo: 'Sono' });
});

// Every run: pages/editar-cardapio.test.tsx.
test('Cancelar and the back link lead from a new plan to the Dashboard; Cancelar leads from an existing plan to its page @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const plan = await api.createPlan();
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

// Every run: pages/editar-cardapio.test.tsx.
test('the patient of a plan can be just a name, and can be removed again @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const { id: paciente_id } = await api.create('Paciente', { nome: 'Marina Alves' });
  const plan = await api.createPlan({ paciente_id, paciente_nome: 'Marina Alves' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(page.getByText('Paciente cadastrado')).toBeVisible();
  const patient = page.getByRole('combobox', { name: 'Paciente' });
  await patient.fill('Marina A.');
  await expect(page.getByText('Paciente cadastrado')).toBeHidden();
  await patient.press('ArrowDown');
  await patient.press('Escape');
  await savePlan(page);
  await expect(page).toHaveURL(/Visualizar/);
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ paciente_id: null, paciente_nome: 'Marina A.' });
});

// Every run: pages/editar-cardapio.test.tsx.
test('a typed name that exactly one patient has selects that patient @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const { id } = await api.create('Paciente', { nome: 'Marina Alves' });
  for (const observacoes of ['a primeira', 'a segunda'])
    await api.create('Paciente', { nome: 'Ana Lima', observacoes });
  await page.goto('/CriarCardapio');
  await page.getByLabel('Título do Cardápio *').fill('Plano');
  const patient = page.getByRole('combobox', { name: 'Paciente' });
  await patient.fill('ana lima');
  await patient.blur();
  await patient.fill('marina alves');
  await patient.blur();
  await expect(page.getByText('Paciente cadastrado')).toBeVisible();
  await savePlan(page);
  await expect(page).toHaveURL(/Visualizar/);
  expect(await api.all('Cardapio')).toMatchObject([{ paciente_id: id, paciente_nome: 'Marina Alves' }]);
});

// Every run: features/cardapio/editor/parts-section.test.tsx.
test('a very long plan opens as text, and a press on a line edits it @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
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
  const plan = await api.createPlan({ refeicoes: meals });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(region(page, 'Refeição 30')).toContainText('Item 29.4.9');
  await expect(page.getByLabel(/^Itens da Opção/)).toHaveCount(0);
  const line = page.getByText('Item 16.4.9', { exact: true });
  await line.scrollIntoViewIfNeeded();
  const before = await line.boundingBox();
  await line.click();
  const items = region(page, 'Refeição 17').getByLabel('Itens da Opção 5');
  await expect(items).toBeFocused();
  await expect(page.getByLabel(/^Itens da Opção/)).toHaveCount(5);
  // The list is still where it was pressed.
  const after = await items.boundingBox();
  expect(before!.y).toBeGreaterThan(after!.y);
  expect(before!.y).toBeLessThan(after!.y + after!.height);
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('\nMais um item');
  await page.keyboard.press('Escape');
  await expect(region(page, 'Refeição 17')).toContainText('Mais um item');
  await page.keyboard.press('Alt+PageDown');
  await expect(region(page, 'Refeição 18').getByRole('button', { name: /^Editar/ })).toBeFocused();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Atalhos do teclado' })).toContainText('Próxima refeição');
  await page.keyboard.press('Escape');
  await savePlan(page);
  await expect(page).toHaveURL(/Visualizar/);
  const saved = await api.get('Cardapio', plan.id);
  expect(saved.refeicoes).toHaveLength(30);
  expect(saved.refeicoes[16]?.opcoes?.[4]?.itens?.at(-1)).toBe('Mais um item');
});
