import type { Page } from '@playwright/test';
import { publishPlan } from './fixtures/public-plan.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return session;
}

/** The transferred bytes of this page without its pictures. */
async function countBytes(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const pictures = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(sum), 300);
      }),
  );

test('a patient opens the link on a slow phone and reads the plan @phone', async ({
  page,
  server,
  account,
  axe,
}) => {
  const { plan, hashLink, link, brand } = await publishPlan(server, await account());
  await brand();
  await slowDown(page);
  const bytes = await countBytes(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await page.goto(hashLink);
  await expect(page).toHaveURL(link);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page.getByText('Para: Marina Alves')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Logo de Helena Duarte' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Refeições',
    'Receitas',
    'Orientações Importantes',
    'Observações',
  ]);
  await expect(page.getByRole('heading', { level: 3, name: 'Almoço' })).toBeVisible();
  await expect(page.getByText('1 pão francês (50 g)')).toBeVisible();
  const guidance = page.getByRole('region', { name: 'Orientações Importantes' }).getByRole('listitem');
  await expect(guidance.first()).toHaveCSS('list-style-type', /✓/);
  await expect(page.getByText('Cardápio elaborado por Helena Duarte')).toBeVisible();
  // No file of the signed-in app is loaded.
  expect(asked.filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))).toEqual([]);
  await page.waitForLoadState('networkidle');
  expect(bytes()).toBeLessThan(20_000);
  expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
});

test('while the plan loads, the page says so @desk', async ({ page, server, account }) => {
  const { hashLink, plan } = await publishPlan(server, await account());
  let arrive = () => {};
  const arrival = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\d\/VerCardapio\?token=/, async (route) => {
    await arrival;
    await route.continue();
  });
  // Locators wait for the next page, so the shown page itself reports its painted text.
  const painted: string[] = [];
  page.on('console', (message) => painted.push(message.text()));
  await page.addInitScript(() => {
    new PerformanceObserver(() => console.info(document.body.innerText)).observe({ type: 'paint' });
  });
  await page.goto(hashLink, { waitUntil: 'commit' });
  await expect.poll(() => painted).toContain('Carregando cardápio...');
  arrive();
  await expect(page.getByRole('heading', { name: plan.titulo })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole plan can be read @phone', async ({ page, server, account }) => {
    const { plan, link, brand } = await publishPlan(server, await account());
    await brand();
    await page.goto(link);
    for (const meal of plan.refeicoes ?? []) {
      await expect(page.getByRole('heading', { level: 3, name: meal.nome ?? '', exact: true })).toBeVisible();
      for (const item of meal.opcoes?.flatMap(({ itens }) => itens ?? []) ?? [])
        await expect(page.getByRole('listitem').filter({ hasText: item }).first()).toBeVisible();
    }
    await expect(page.getByText('Qualquer dúvida, me escreva')).toBeVisible();
    // Buttons that need a script are hidden.
    await expect(page.getByRole('button')).toHaveCount(0);
    await page.getByRole('link', { name: 'Jantar' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'Jantar' })).toBeInViewport();
  });
});

test.describe('a link that leads nowhere', () => {
  test.beforeEach(({ problems }) => problems.allow(/status of (400|403|404|410)/));

  // Every run: public-page/closed-link.test.ts and public-page/public-lookup.test.ts.
  test('the page says why, also for a hash link', { tag: ['@firefox', '@full'] }, async ({
    page,
    server,
    account,
    axe,
  }) => {
    const { link, change } = await publishPlan(server, await account());
    const heading = page.getByRole('heading', { level: 1 });

    expect((await page.goto('/VerCardapio'))?.status()).toBe(400);
    await expect(heading).toHaveText('Link Inválido');
    await expect(page.getByText('Copie o endereço completo que você recebeu')).toBeVisible();
    await axe(page);

    expect((await page.goto('/VerCardapio?token=desconhecido'))?.status()).toBe(404);
    await expect(heading).toHaveText('Cardápio não encontrado');
    await expect(page.getByText('O link pode ter expirado ou o cardápio foi removido.')).toBeVisible();
    await axe(page);

    await change({ ativo: false });
    expect((await page.goto(link))?.status()).toBe(403);
    await expect(heading).toHaveText('Cardápio não encontrado');
    await expect(page.getByText('Este cardápio foi desativado pela nutricionista.')).toBeVisible();

    await change({ ativo: true, link_expira_em: '2020-01-01T00:00:00.000Z' });
    expect((await page.goto(link))?.status()).toBe(410);
    await expect(heading).toHaveText('Cardápio não encontrado');

    await page.goto('/#/VerCardapio');
    await expect(heading).toHaveText('Link Inválido');
    await page.goto('about:blank');
    await page.goto('/#/VerCardapio?token=desconhecido');
    await expect(heading).toHaveText('Cardápio não encontrado');
  });
});
