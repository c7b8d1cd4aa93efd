import type { Page } from '@playwright/test';
import { browsersNow } from './fixtures/clock.ts';
import { follow, isPhone, openMenu } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: first-screen.spec.ts, on a desk.
test('every page opens by its name, has a title and passes axe @phone', { tag: '@full' }, async ({
  page,
  axe,
}) => {
  test.slow();
  for (const [address, heading] of [
    ['/', 'Dashboard'],
    ['/Dashboard', 'Dashboard'],
    ['/Pacientes', 'Pacientes'],
    ['/GerenciarCategorias', 'Categorias'],
    ['/GerenciarRefeicoes', 'Refeições'],
    ['/GerenciarReceitas', 'Receitas'],
    ['/GerenciarOrientacoes', 'Orientações'],
    ['/MeusAlimentos', 'Meus Alimentos'],
    ['/ModelosCardapio', 'Modelos de cardápio'],
    ['/Perfil', 'Meu Perfil'],
    ['/CriarCardapio', 'Novo Cardápio'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(`${heading} · Alecrim`);
    await expect(page.getByText('Carregando...')).toHaveCount(0);
    // The Dashboard has two addresses.
    if (address !== '/') await axe(page);
  }
});

test('the expanded menu shows the whole subtitle @desk', async ({ page }) => {
  await page.goto('/');
  const subtitle = page.getByRole('complementary', { name: 'Menu' }).getByText('Gestão de Cardápios');
  await expect(subtitle).toBeVisible();
  const { shown, needed } = await subtitle.evaluate((text) => ({
    shown: text.clientWidth,
    needed: text.scrollWidth,
  }));
  expect(needed).toBeLessThanOrEqual(shown);
});

test('the hash form of a page name leads to the page, at the start and later @desk', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 404/);
  await page.goto('/#/Pacientes');
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes$/);
  await page.evaluate(() => {
    location.hash = '#/GerenciarReceitas';
  });
  await expect(page.getByRole('heading', { name: 'Receitas' })).toBeVisible();
  await expect(page).toHaveURL(/\/GerenciarReceitas$/);
  // The patient's page is not a page of the app: the server shows it.
  await page.evaluate(() => {
    location.hash = '#/VerCardapio?token=desconhecido';
  });
  await expect(page.getByRole('heading', { name: 'Cardápio não encontrado' })).toBeVisible();
  await expect(page.getByText('O link pode ter expirado ou o cardápio foi removido.')).toBeVisible();
  await expect(page).toHaveURL(/\/VerCardapio\?token=desconhecido$/);
});

// Every run: app/shell/sidebar.test.tsx.
test('the menu folds on a desktop and is a drawer on a phone', { tag: '@full' }, async ({ page, axe }) => {
  await page.goto('/');
  await (isPhone(page) ? drawer(page) : column(page));

  async function column(desk: Page) {
    const menu = desk.getByRole('complementary', { name: 'Menu' });
    await expect(menu).toHaveCSS('width', '256px');
    // Who wants less motion sees a change at once; with the shortest movement it would come a frame later.
    await expect(menu).toHaveCSS('transition-property', 'none');
    await desk.keyboard.press('Control+b');
    await expect(menu).toHaveCSS('width', '48px');
    await axe(desk);

    const cookie = (await desk.context().cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    const days = ((cookie?.expires ?? 0) - browsersNow() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);

    await desk.getByRole('link', { name: 'Categorias' }).hover();
    await expect(desk.getByRole('tooltip', { name: 'Categorias' })).toBeAttached();
    await desk.reload();
    await expect(menu).toHaveCSS('width', '48px');
    await desk.keyboard.press('Meta+b');
    await expect(menu).toHaveCSS('width', '256px');

    await desk.setViewportSize({ width: 768, height: 900 });
    await expect(menu).toBeVisible();
    await expect(desk.getByRole('banner')).toBeHidden();
    await desk.setViewportSize({ width: 767, height: 900 });
    await expect(desk.getByRole('banner').getByRole('button', { name: 'Abrir menu' })).toBeVisible();
    await expect(desk.getByRole('navigation')).toBeHidden();
  }

  async function drawer(phone: Page) {
    await expect(phone.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(phone.getByRole('navigation')).toBeHidden();
    await openMenu(phone);
    const menu = phone.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toHaveCSS('width', '288px');
    await axe(phone);
    await phone.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await follow(phone, 'Pacientes');
    await expect(menu).toBeHidden();
    await expect(phone.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
  }
});

test('the first press of Tab offers to skip the menu @desk', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Pular para o conteúdo' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('each page visit is reported to the server, and a failed report is not shown @desk', async ({
  page,
  problems,
}) => {
  problems.allow(/status of 500/);
  const told: string[] = [];
  page.on('requestfinished', (request) => {
    const page = /log-user-in-app\/(.+)$/.exec(request.url())?.[1];
    if (page) told.push(page);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.route('**/log-user-in-app/**', (route) =>
    route.fulfill({ status: 500, json: { message: 'quebrou' } }),
  );
  await follow(page, 'Pacientes');
  await expect.poll(() => told).toEqual(['Dashboard', 'Pacientes']);
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Avisos' })).toBeEmpty();
});

test('without a network a banner says so, pages that were open stay, and the others load when it is back @desk', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported module|preload CSS/);
  const banner = page.getByText('Você está sem conexão');
  const missing = page.getByRole('heading', { name: 'Sem conexão' });
  const menu = page.getByRole('navigation');
  await page.goto('/Perfil');
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await menu.getByRole('link', { name: 'Pacientes' }).click();
  await expect(missing).toBeVisible();
  await menu.getByRole('link', { name: 'Meu Perfil' }).click();
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  await menu.getByRole('link', { name: 'Receitas' }).click();
  await expect(page).toHaveURL(/GerenciarReceitas/);
  await expect(missing).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Receitas' })).toBeVisible();
  await menu.getByRole('link', { name: 'Pacientes' }).click();
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
});

// Every run: ui/query-view.test.tsx.
test('a part of the page that fails offers to try again @desk', { tag: '@full' }, async ({
  page,
  problems,
}) => {
  problems.allow(/status of 503/);
  const records = '**/entities/Paciente**';
  await page.route(records, (route) => route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE' } }));
  await page.goto('/Pacientes');
  await expect(page.getByText(/O banco de dados não está respondendo/)).toBeVisible();
  await page.unroute(records);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
});

// Every run: contrast.test.ts and brand-style.test.ts of packages/domain.
test('the menu wears the practice’s colours, and its text stays readable in any colour @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  const colours = [
    ['#ffe600', 'rgb(255, 230, 0)'],
    ['#ffffff', 'rgb(255, 255, 255)'],
    ['#1a0033', 'rgb(26, 0, 51)'],
    ['#808080', 'rgb(128, 128, 128)'],
  ] as const;
  // contrast.test.ts of packages/domain tries every kind of colour in every run.
  for (const [cor_primaria, shown] of process.env.TEST_DEPTH === 'full' ? colours : colours.slice(0, 1)) {
    await api.changeMe({ cor_primaria });
    await page.goto('/Pacientes');
    await openMenu(page);
    await expect(page.locator('a[aria-current=page]')).toHaveCSS('background-color', shown);
    await expect(page.locator('h1')).toHaveText('Pacientes');
    await axe(page);
  }
});

// Every run: lib/branding.test.ts.
test('a button in a very pale colour has a visible edge @desk', { tag: '@full' }, async ({ page, api }) => {
  await api.changeMe({ cor_primaria: '#ffffff' });
  await page.goto('/Pacientes');
  const button = page.getByRole('button', { name: 'Novo Paciente' });
  await expect(button).toHaveCSS('box-shadow', /rgb\(1\d\d, 1\d\d, 1\d\d\) 0px 0px 0px 1px inset/);
  await api.changeMe({ cor_primaria: '#10b981' });
  await page.reload();
  await expect(button).toHaveCSS('box-shadow', /rgba\(0, 0, 0, 0\) 0px 0px 0px 1px inset/);
});
