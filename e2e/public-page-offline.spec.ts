import type { Page } from '@playwright/test';
import { loseNetwork } from './fixtures/network.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { slowProxy } from './fixtures/slow-proxy.ts';
import { expect, test } from './fixtures/test.ts';

const savedPlans = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return stores.flat().map(({ url }) => new URL(url).pathname);
  });

/** The pages that a visit to a plan leaves on the device. */
const SAVED = ['/VerCardapio', '/VerCardapio/compras'];

/** The scopes of the active service workers. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations
      .filter(({ active }) => active)
      .map(({ scope }) => new URL(scope).pathname)
      .sort();
  });

const memory = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('plano-')));

test('the notice of a saved copy stays in sight above the index and the current meal @phone', {
  tag: '@firefox',
}, async ({ page, server, account, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Could not connect/);
  const { link } = await publishPlan(server, await account());
  await page.goto(link);
  await expect.poll(() => savedPlans(page)).toHaveLength(2);
  const network = await loseNetwork(page, server);
  await page.goto(`${link}#refeicao-5`);
  await page.reload();
  const notice = page.getByText(/^Sem conexão: versão salva em/);
  await expect(notice).toBeInViewport({ ratio: 1 });
  // When the page has loaded, the browser scrolls to the meal again; before that it ignores the notice's height.
  await expect(async () => {
    const boxes = [notice, page.locator('.doc-index'), page.locator('#refeicao-5')];
    const [above, index, meal] = await Promise.all(boxes.map((part) => part.boundingBox()));
    expect(above?.y).toBe(0);
    expect(index?.y).toBeCloseTo(above?.height ?? 0, 0);
    expect(meal?.y).toBeGreaterThanOrEqual((index?.y ?? 0) + (index?.height ?? 0));
  }).toPass({ timeout: 20_000 });
  await network.restore(async () => {});
});

test('T33: the device forgets a plan that was deactivated @desk', { tag: '@firefox' }, async ({
  page,
  server,
  account,
  problems,
}) => {
  problems.allow(/status of (403|503)|ERR_INTERNET_DISCONNECTED|Could not connect/);
  const { link, change, brand } = await publishPlan(server, await account());
  await brand();
  await page.goto(link);
  await expect.poll(() => savedPlans(page)).toHaveLength(4);
  expect(await memory(page)).toHaveLength(1);
  await change({ ativo: false });
  await page.reload();
  await expect(page.getByText('Este cardápio foi desativado pela nutricionista.')).toBeVisible();
  await expect.poll(() => savedPlans(page)).toEqual([]);
  expect(await memory(page)).toEqual([]);
  const network = await loseNetwork(page, server);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sem conexão');
  await network.restore(() => change({ ativo: true }));
  await page.getByRole('link', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Refeições' })).toBeVisible();
});

test('when the server fails, the device keeps its copy of the plan @desk', async ({
  page,
  server,
  account,
  problems,
}) => {
  problems.allow(/status of 503/);
  const { plan } = await publishPlan(server, await account());
  const proxy = await slowProxy(server.url);
  await page.goto(`${proxy.url}/VerCardapio?token=${plan.token_publico}`);
  await expect.poll(() => savedPlans(page)).toHaveLength(2);
  proxy.answer = 503;
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page.getByText(/versão salva em/)).toBeVisible();
  await page.goto('about:blank');
  await proxy.close();
});

test('on a bad connection the saved plan shows first, and the newer plan when it arrives @desk', async ({
  page,
  server,
  account,
}) => {
  const { plan, change } = await publishPlan(server, await account());
  const proxy = await slowProxy(server.url);
  await page.goto(`${proxy.url}/VerCardapio?token=${plan.token_publico}`);
  await expect.poll(() => savedPlans(page)).toHaveLength(2);
  await change({ titulo: 'Plano de abril' });
  void proxy.hold();
  await page.goto('about:blank');
  await page.goto(`${proxy.url}/VerCardapio?token=${plan.token_publico}`);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page.getByText(/versão salva em/)).toBeVisible();
  proxy.letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  await expect(page.getByText(/versão salva em/)).toBeHidden();
  // Leaving the page ends its own requests before the proxy closes.
  await page.goto('about:blank');
  await proxy.close();
});

test('without a connection the hash link opens the saved plan @desk', async ({
  page,
  server,
  account,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|status of 503/);
  const { hashLink, plan } = await publishPlan(server, await account());
  await page.goto(hashLink);
  await expect.poll(() => savedPlans(page)).toEqual(SAVED);
  await expect.poll(() => workers(page)).toEqual(['/', '/VerCardapio']);
  await page.context().setOffline(true);
  await page.goto('about:blank');
  await page.goto(hashLink);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page.getByText(/versão salva em/)).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Sem conexão' })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
});

test('nothing of the signed-in app passes through the patient’s service workers @desk', async ({
  page,
  server,
  account,
  signIn,
}) => {
  const ana = await account();
  const { link } = await publishPlan(server, ana);
  await page.goto(link);
  await expect.poll(() => savedPlans(page)).toEqual(SAVED);
  await expect.poll(() => workers(page)).toHaveLength(2);
  await signIn(page, ana);
  const passed = new Set<string>();
  page.on('response', (response) => {
    if (response.fromServiceWorker()) passed.add(new URL(response.url()).pathname);
  });
  for (const address of ['/', '/Pacientes', '/Perfil']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  // The worker sees only "/", where a hash link starts; it forwards the request and keeps no copy.
  expect([...passed]).toEqual(['/']);
  expect(await savedPlans(page)).toEqual(SAVED);
});
