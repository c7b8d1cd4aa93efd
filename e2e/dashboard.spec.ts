import type { Page } from '@playwright/test';
import { hasNoSideScroll, isPhone } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

// Every run: pages/dashboard.test.tsx.
test('a new nutritionist sees three zeros and a button for the first plan', {
  tag: ['@sizes-full', '@full'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Olá, Ana.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ainda não há cardápios criados' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['0', '0', '0']);
  await page.getByRole('link', { name: 'Criar Primeiro Cardápio' }).click();
  await expect(page.getByRole('heading', { name: 'Novo Cardápio' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Novo Cardápio' }).click();
  await expect(page).toHaveURL(/\/CriarCardapio$/);
});

// Every run: pages/dashboard.test.tsx.
test('cards show title, patient and date, newest first, and lead to the plan', {
  tag: ['@firefox', '@full'],
}, async ({ page, axe, api }) => {
  await api.createPlan({ titulo: 'Plano de hipertrofia', paciente_nome: 'Bruno Reis' });
  const { created_date } = await api.createPlan({ titulo: 'Plano da gestante', paciente_nome: '' });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Plano da gestante',
    'Plano de hipertrofia',
  ]);
  const own = card(page, 'Plano de hipertrofia');
  await expect(own).toContainText('Bruno Reis');
  const [day, month, year] = [{ day: 'numeric' }, { month: 'long' }, { year: 'numeric' }].map((part) =>
    new Intl.DateTimeFormat('pt-BR', { ...part, timeZone: 'America/Sao_Paulo' } as object).format(
      new Date(created_date),
    ),
  );
  await expect(own).toContainText(`${day} de ${month}, ${year}`);
  await axe(page);
  await own.getByRole('link', { name: 'Ver Detalhes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de hipertrofia' })).toBeVisible();
});

test('three cards stand in a row on a large screen, one on a phone, and very long words stay inside their card', async ({
  page,
  api,
  axe,
}) => {
  const long = 'Supercalifragilistico'.repeat(12);
  for (const titulo of [long, 'Dois', 'Três', 'Quatro'])
    await api.createPlan({ titulo, paciente_nome: 'Maria'.repeat(40) });
  await page.goto('/');
  await expect(card(page, 'Quatro')).toBeVisible();
  const inFirstRow = () =>
    page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((c) => c.getBoundingClientRect().y))
      .then((tops) => tops.filter((top) => top === tops[0]).length);
  expect(await inFirstRow()).toBe(isPhone(page) ? 1 : 3);
  expect(await hasNoSideScroll(page)).toBe(true);
  if (isPhone(page)) return;
  // With the menu open.
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(inFirstRow).toBe(3);
  await axe(page);
});

// Every run: pages/dashboard.test.tsx and lib/dates.test.ts.
test('the three cards count all plans, all patients and the plans of this month @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await api.createPlan();
  await api.createPlan();
  await api.create('Paciente', { nome: 'Marina Alves' });
  await page.goto('/');
  await expect(page.getByRole('term')).toHaveText([
    'Total de Cardápios',
    'Pacientes Ativos',
    'Cardápios Este Mês',
  ]);
  await expect(page.getByRole('definition')).toHaveText(['2', '1', '2']);

  // In the next month the count of this month is zero.
  const next = new Date();
  next.setMonth(next.getMonth() + 1, 15);
  await page.clock.setFixedTime(next);
  await page.reload();
  await expect(page.getByRole('definition')).toHaveText(['2', '1', '0']);
});

// Every run: pages/dashboard.test.tsx, lib/address-search.test.tsx and entities/query/filter.test.ts of the server.
test('the search finds titles and patients, is kept in the address and says when nothing matches @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await api.createPlan({ titulo: 'Reeducação', paciente_nome: 'Bruno Reis' });
  await api.createPlan({ titulo: 'Hipertrofia', paciente_nome: 'Carla Souza' });
  await page.goto('/');
  const search = page.getByPlaceholder('Buscar cardápios...');
  await search.fill('reeducacao');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Reeducação']);
  await expect(page).toHaveURL(/\?q=reeducacao$/);
  await search.fill('CARLA');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hipertrofia']);
  await page.reload();
  await expect(search).toHaveValue('CARLA');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['Hipertrofia']);
  await search.fill('ninguém');
  await expect(page.getByRole('heading', { name: 'Nenhum cardápio encontrado' })).toBeVisible();
  await axe(page);
  await search.clear();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2);
  await expect(page).toHaveURL(/\/$/);
});

// Every run: data/entity-queries.test.ts and entities/query/paging.test.ts of the server.
test('a long list comes page by page, without the meals @desk', { tag: '@full' }, async ({ page, api }) => {
  const many = Array.from({ length: 70 }, (_, n) => ({
    titulo: `Plano ${n}`,
    observacoes_finais: 'texto longo',
  }));
  await api.createMany('Cardapio', many);
  const asked = page.waitForResponse('**/Cardapio/v2/list*');
  await page.goto('/');
  await expect(page.getByRole('article')).toHaveCount(30);
  expect(await (await asked).text()).not.toContain('texto longo');
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('listitem').filter({ hasText: 'Plano 0' })).toHaveAttribute(
    'aria-posinset',
    '70',
  );
});

// Every run: pages/dashboard.test.tsx.
test('P20: the menu of a card offers every action, and the public link only while it works @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await api.createPlan({ titulo: 'Aberto' });
  await api.createPlan({ titulo: 'Fechado', ativo: false });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ações de Aberto' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Visualizar',
    'Editar',
    'Copiar Link Público',
    'Duplicar',
    'Duplicar para outro paciente',
    'Excluir',
  ]);
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ações de Fechado' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Visualizar',
    'Editar',
    'Duplicar',
    'Duplicar para outro paciente',
    'Excluir',
  ]);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { name: 'Editar Cardápio' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Ações de Fechado' }).click();
  await page.getByRole('menuitem', { name: 'Visualizar' }).click();
  await expect(page).toHaveURL(/\/VisualizarCardapio\?id=/);
});

// Every run: dashboard/cardapio-menu.test.tsx.
test('Copiar Link Público copies the hash link and says so @desk', { tag: '@full' }, async ({
  page,
  context,
  server,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const plan = await api.createPlan({ titulo: 'Aberto' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ações de Aberto' }).click();
  await page.getByRole('menuitem', { name: 'Copiar Link Público' }).click();
  await expect(page.getByText('Link público copiado!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${server.url}/#/VerCardapio?token=${plan.token_publico}`,
  );
});

// Every run: pages/dashboard.test.tsx.
test('Duplicar makes a copy with its own link @desk', { tag: '@full' }, async ({ page, api }) => {
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ações de Plano de março' }).click();
  await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click();
  await expect(card(page, 'Plano de março (Cópia)')).toBeVisible();
  const copy = (await api.all('Cardapio')).find(({ titulo }) => titulo === 'Plano de março (Cópia)');
  expect(copy?.token_publico).toBeTruthy();
  expect(copy?.token_publico).not.toBe(plan.token_publico);
  expect(copy?.refeicoes).toEqual(plan.refeicoes);
  await expect(page.getByRole('definition').first()).toHaveText('2');
});

// Every run: pages/dashboard.test.tsx and keyboard-day.spec.ts.
test('Excluir asks first, removes the plan, and can be undone @desk', { tag: '@full' }, async ({
  page,
  axe,
  api,
}) => {
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ações de Plano de março' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este cardápio?' });
  await expect(question).toBeVisible();
  await axe(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page, 'Plano de março')).toBeVisible();

  await page.getByRole('button', { name: 'Ações de Plano de março' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('heading', { name: 'Ainda não há cardápios criados' })).toBeVisible();
  await expect(page.getByText('Cardápio excluído')).toBeVisible();
  expect(await api.all('Cardapio')).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(card(page, 'Plano de março')).toBeVisible();
  expect((await api.get('Cardapio', plan.id)).token_publico).toBe(plan.token_publico);
});

// Every run: pages/dashboard.test.tsx.
test('when the list cannot be loaded, the page offers to try again and shows the three numbers as unknown @desk', {
  tag: '@full',
}, async ({ page, problems, axe, api }) => {
  problems.allow(/status of 503/);
  await api.createPlan({ titulo: 'Plano de março' });
  await page.route('**/entities/Cardapio/**', (route) =>
    route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE' } }),
  );
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('O banco de dados não está respondendo');
  await expect(page.getByRole('definition').first()).toHaveText('—');
  await axe(page);
  await page.unroute('**/entities/Cardapio/**');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(card(page, 'Plano de março')).toBeVisible();
});
