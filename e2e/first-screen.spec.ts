import { expect, test } from './fixtures/test.ts';

// Budget of the first signed-in screen: JavaScript as it travels, brotli.
const BUDGET = 170 * 1024;

test('the first signed-in screen stays within its budget of JavaScript @desk', async ({
  page,
  account,
  signIn,
}) => {
  await signIn(page, await account());
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto('/');
  await expect(page.getByText('Ainda não há cardápios criados')).toBeVisible();
  // The socket is the last to arrive.
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

// What each page may weigh with an empty cache, in KB: the shell, the page and what it needs, nothing of the others.
const pageBudgets = {
  login: 150,
  Pacientes: 225,
  CriarCardapio: 240,
  GerenciarRefeicoes: 235,
  GerenciarReceitas: 235,
  GerenciarOrientacoes: 235,
  GerenciarCategorias: 210,
  Perfil: 215,
};

test('every page stays within its budget of JavaScript @desk', async ({ page, account, signIn }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  let scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  const kilobytes: Record<string, number> = {};
  for (const path of Object.keys(pageBudgets)) {
    if (path === 'Pacientes') await signIn(page, await account());
    scripts = [];
    await page.goto(`/${path}`);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    kilobytes[path] = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
  }
  const tooHeavy = Object.entries(pageBudgets).filter(([path, most]) => (kilobytes[path] ?? 0) > most);
  expect(tooHeavy, JSON.stringify(kilobytes)).toEqual([]);
  expect(Math.min(...Object.values(kilobytes))).toBeGreaterThan(50);
});
