import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

async function follow(page: Page, label: string) {
  if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Abrir menu' }).click();
  await page.getByRole('navigation').getByRole('link', { name: label }).click();
}

test.beforeEach(async ({ page, account, signIn }) => {
  await signIn(page, await account({ full_name: 'Ana Prado' }));
});

test('every page opens by its name, titled, without complaints', async ({ page, axe }) => {
  test.slow();
  for (const [address, heading] of [
    ['/', 'Dashboard'],
    ['/Dashboard', 'Dashboard'],
    ['/Pacientes', 'Pacientes'],
    ['/GerenciarCategorias', 'Categorias'],
    ['/GerenciarRefeicoes', 'Refeições'],
    ['/GerenciarReceitas', 'Receitas'],
    ['/GerenciarOrientacoes', 'Orientações'],
    ['/Perfil', 'Meu Perfil'],
    ['/CriarCardapio', 'Novo Cardápio'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Alecrim`);
    await axe(page);
  }
});

test('a plan that does not exist is said to be missing', async ({ page, problems }) => {
  problems.allow(/status of 404/);
  for (const address of [
    '/VisualizarCardapio?id=nenhum',
    '/EditarCardapio?id=nenhum',
    '/VisualizarCardapio',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Cardápio não encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});

test('the hash form of a page name leads to it, on arrival and later', async ({ page }) => {
  await page.goto('/#/Pacientes');
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes$/);
  await page.evaluate(() => {
    location.hash = '#/GerenciarReceitas';
  });
  await expect(page.getByRole('heading', { name: 'Receitas' })).toBeVisible();
  await expect(page).toHaveURL(/\/GerenciarReceitas$/);
});

test('the keyboard folds the sidebar, and a cookie remembers it for 7 days', async ({ page, axe }) => {
  test.skip(isPhone(page), 'a phone has a drawer instead');
  await page.goto('/');
  const menu = page.getByRole('complementary', { name: 'Menu' });
  await expect(menu).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(menu).toHaveCSS('width', '48px');
  await axe(page);

  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(7);

  await page.getByRole('link', { name: 'Categorias' }).hover();
  await expect(page.getByRole('tooltip', { name: 'Categorias' })).toBeAttached();
  await page.reload();
  await expect(menu).toHaveCSS('width', '48px');
  await page.keyboard.press('Meta+b');
  await expect(menu).toHaveCSS('width', '256px');
});

test('on a phone the menu is a drawer', async ({ page, axe }) => {
  test.skip(!isPhone(page), 'a desk has a column instead');
  await page.goto('/');
  await expect(page.getByRole('navigation')).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Abrir menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer).toHaveCSS('width', '288px');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await follow(page, 'Pacientes');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
});

test('the first stop of the keyboard skips the menu', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the visit of a page is told to the server', async ({ page }) => {
  const told: string[] = [];
  page.on('request', (request) => {
    const page = /log-user-in-app\/(.+)$/.exec(request.url())?.[1];
    if (page) told.push(page);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await follow(page, 'Pacientes');
  await expect.poll(() => told).toEqual(['Dashboard', 'Pacientes']);
});

test('without a network a banner says so, and goes when it is back', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/Pacientes');
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Você está sem conexão')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Você está sem conexão')).toBeHidden();
});

test('a part that fails offers to try again', async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await page.route('**/entities/Paciente?*', (route) =>
    route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE' } }),
  );
  await page.goto('/Pacientes');
  await expect(page.getByRole('alert')).toContainText('O banco de dados não está respondendo');
  await page.unroute('**/entities/Paciente?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
});

test('going back returns to the same place of a long page', async ({ page }) => {
  const token = await page.evaluate(() => localStorage.getItem('token')).catch(() => null);
  await page.goto('/Pacientes');
  const headers = {
    authorization: `Bearer ${token ?? (await page.evaluate(() => localStorage.getItem('token')))}`,
  };
  const data = Array.from({ length: 80 }, (_, n) => ({ nome: `Paciente ${n}` }));
  await page.request.post('/api/apps/alecrim/entities/Paciente/bulk', { headers, data });
  await expect(page.getByText('Paciente 42', { exact: true })).toBeVisible();
  await page.getByText('Paciente 42', { exact: true }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await follow(page, 'Receitas');
  await expect(page.getByText('Nenhuma receita cadastrada')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
});

test('the practice colours dress the shell, readable whatever they are', async ({ page, axe }) => {
  await page.goto('/Pacientes');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  for (const [cor_primaria, shown] of [
    ['#ffe600', 'rgb(255, 230, 0)'],
    ['#1a0033', 'rgb(26, 0, 51)'],
    ['#808080', 'rgb(128, 128, 128)'],
  ] as const) {
    await page.request.put('/api/apps/alecrim/entities/User/me', {
      headers: { authorization: `Bearer ${token}` },
      data: { cor_primaria },
    });
    await page.goto('/Pacientes');
    if (isPhone(page)) await page.getByRole('banner').getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.locator('a[aria-current=page]')).toHaveCSS('background-color', shown);
    await axe(page);
  }
});
