import type { Page } from '@playwright/test';
import { loseNetwork } from './fixtures/network.ts';
import { printed } from './fixtures/pdf.ts';
import { openOptions, openPlan } from './fixtures/plan-page.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const option = (descricao: string, ...itens: string[]) => ({ descricao, itens });
const plan = {
  refeicoes: [
    {
      nome: 'Almoço',
      horario: '12:00',
      opcoes: [
        option('Arroz e feijão', '100 g de arroz', '140 g de feijão', '1 porção de sopa da casa'),
        option('Batata', '1 batata cozida'),
      ],
    },
    { nome: 'Ceia', horario: '21:00', opcoes: [option('', '1 maçã', '1 fatia da torta do vizinho')] },
  ],
  receitas: [{ nome: 'Sopa da casa', porcoes: 4, ingredientes: ['100 g de arroz cru', 'Sal a gosto'] }],
  orientacoes: [],
};

const lines = (page: Page) => page.locator('.doc-list li');
const tick = (page: Page, name: string) => page.getByRole('checkbox', { name });

test('the nutritionist chooses days, people and options, and copies, sends and prints the list @desk', async ({
  page,
  server,
  account,
  signIn,
  axe,
}) => {
  const ana = await account();
  const { plan: saved, api } = await publishPlan(server, ana, plan);
  const patient = await api.create('Paciente', { nome: 'Marina Alves', telefone: '(11) 98888-7777' });
  await api.change('Cardapio', saved.id, { paciente_id: patient.id });
  await signIn(page, ana);
  await openPlan(page, saved);
  await (await openOptions(page)).getByRole('button', { name: 'Lista de compras' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lista de compras' });
  // Rice: 7 × (100 × 0.36 + 100 / 4) = 427 g. Beans: 7 × 140 × 0.23 = 225 g.
  await expect(lines(page)).toHaveText([
    'Maçã7 unidades',
    'Arroz branco450 g1 pacote de 1 kg',
    'Feijão carioca250 g1 pacote de 1 kg',
    'Sal',
    '1 fatia da torta do vizinho7 vezes',
  ]);
  await axe(page);
  await dialog.getByLabel('Pessoas').fill('2');
  await expect(lines(page).first()).toHaveText('Maçã14 unidades');
  await dialog.getByLabel('Dias').fill('40');
  await expect(dialog.getByText('De 1 a 31')).toBeVisible();
  await dialog.getByLabel('Dias').fill('1');
  await dialog.getByText('Opções de cada refeição').click();
  await dialog.getByLabel('Arroz e feijão').uncheck();
  await dialog.getByLabel('Batata').check();
  await expect(lines(page)).toHaveText([
    'Batata-inglesa2 unidades',
    'Maçã2 unidades',
    '1 fatia da torta do vizinho2 vezes',
  ]);

  const message = await dialog.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href');
  const address = new URL(message ?? '');
  expect(address.pathname).toBe('/5511988887777');
  expect(address.searchParams.get('text')).toBe(
    '*Lista de compras* (1 dia, 2 pessoas)\n\n*Hortifruti*\nBatata-inglesa: 2 unidades\nMaçã: 2 unidades\n\n' +
      '*Como está no cardápio*\n1 fatia da torta do vizinho: 2 vezes',
  );
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Lista de compras copiada')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address.searchParams.get('text'));

  const { sheets } = await printed(page);
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.text).toContain('Batata-inglesa');
  expect(sheets[0]?.text).toContain('1 dia, 2 pessoas');
  // The plan behind the dialog, and the dialog's own words, stay off the paper.
  expect(sheets[0]?.text).not.toMatch(/100 g de arroz|Opções de cada refeição|Copiar/);
});

// Every run: public-page/shopping-list.test.ts of the server.
test('her choice hides the list from the patient @desk', { tag: '@full' }, async ({
  page,
  server,
  account,
  signIn,
}) => {
  const ana = await account();
  const { plan: saved, link } = await publishPlan(server, ana, plan);
  await signIn(page, ana);
  await openPlan(page, saved);
  await openOptions(page);
  await page.getByRole('switch', { name: 'Mostrar a lista de compras ao paciente' }).click();
  await expect(page.getByText('O link não mostra a lista de compras')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 2, name: 'Refeições' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lista de compras' })).toBeHidden();
});

test('a patient ticks the list on a phone; ticks and choices survive a reload, also without a connection @phone', async ({
  page,
  server,
  account,
  problems,
  axe,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Could not connect/);
  const { link } = await publishPlan(server, await account(), plan);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(link);
  const isListSaved = () =>
    page.evaluate(async () => Boolean(await caches.match(location.href.replace('?', '/compras?'))));
  await expect.poll(isListSaved).toBe(true);

  // The list was never opened with a connection.
  const network = await loseNetwork(page, server);
  await page.getByRole('link', { name: 'Lista de compras' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de compras' })).toBeVisible();
  await expect(page.getByText(/versão salva em/)).toBeVisible();
  await axe(page);
  await expect(lines(page).first()).toHaveText('Maçã7 unidades');
  expect(await hasNoSideScroll(page)).toBe(true);
  expect((await page.locator('.doc-list label').first().boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await tick(page, 'Maçã').check();
  await page.getByLabel('Pessoas').fill('3');
  await expect(lines(page).first()).toHaveText('Maçã21 unidades');
  await page.getByText('Opções de cada refeição').click();
  await page.getByLabel('Batata').check();
  // Two options share the days: 7 / 2 × 3 potatoes.
  await expect(lines(page).first()).toHaveText('Batata-inglesa11 unidades');
  await page.reload();
  await expect(tick(page, 'Maçã')).toBeChecked();
  await expect(tick(page, 'Batata-inglesa')).not.toBeChecked();
  await expect(page.getByLabel('Pessoas')).toHaveValue('3');
  await page.getByRole('button', { name: 'Desmarcar tudo' }).click();
  await expect(tick(page, 'Maçã')).not.toBeChecked();
  await page.reload();
  await expect(tick(page, 'Maçã')).not.toBeChecked();
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Refeições' })).toBeVisible();
  await network.restore(async () => {});
});

test('T33: the device forgets the list and its ticks with the plan @desk', async ({
  page,
  server,
  account,
  axe,
  problems,
}) => {
  problems.allow(/status of 403/);
  const { link, change } = await publishPlan(server, await account(), plan);
  await page.goto(link);
  await page.getByRole('link', { name: 'Lista de compras' }).click();
  await tick(page, 'Maçã').check();
  await axe(page);
  const kept = () =>
    page.evaluate(async () => {
      const stores = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return [...stores.flat().map(({ url }) => url), ...Object.keys(localStorage)].length;
    });
  await expect.poll(kept).toBe(4);
  await change({ ativo: false });
  await page.reload();
  await expect(page.getByText('Este cardápio foi desativado pela nutricionista.')).toBeVisible();
  await expect.poll(kept).toBe(0);
});

test('the list is whole without a script and fits letters twice as large @phone', async ({
  browser,
  server,
  account,
}) => {
  const { link } = await publishPlan(server, await account(), plan);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  await page.goto(link.replace('?', '/compras?'));
  await expect(lines(page)).toHaveCount(5);
  await expect(page.getByText('7 dias, 1 pessoa')).toBeVisible();
  await expect(page.getByLabel('Dias')).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await hasNoSideScroll(page)).toBe(true);
  await context.close();
});
