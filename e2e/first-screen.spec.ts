import { expect, test } from './fixtures/test.ts';

// Budget of the first signed-in screen: JavaScript as it travels, brotli.
const BUDGET = 167 * 1024;

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
  // The socket library loads last.
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});

// Each file is a request of its own, and a phone far from the server waits for every round of them.
const MOST_FILES = 75;

// The budget of each page with an empty cache, in KB: the shell and the page's own code, no code of other pages.
const pageBudgets = {
  login: 157,
  Pacientes: 243,
  Paciente: 236,
  CriarCardapio: 265,
  GerenciarRefeicoes: 251,
  GerenciarReceitas: 251,
  GerenciarOrientacoes: 250,
  GerenciarCategorias: 225,
  MeusAlimentos: 231,
  ModelosCardapio: 256,
  Perfil: 215,
};

test('every page stays within its budget of JavaScript, in few files @desk', async ({
  context,
  account,
  signIn,
}) => {
  const kilobytes: Record<string, number> = {};
  const files: Record<string, number> = {};
  for (const [path, most] of Object.entries(pageBudgets)) {
    // Each page gets its own tab, so that a late script is not counted for the next page.
    const page = await context.newPage();
    if (path === 'Pacientes') await signIn(page, await account());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
    const scripts: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
    });
    const weight = async () => (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0) / 1024;
    await page.goto(`/${path}`);
    // On a slow machine the network can be idle before the last script is requested, so this waits for 80 % of the
    // budget. A page that stays far below its budget fails too: such a budget would not notice growth.
    await expect.poll(weight, { message: `${path} has arrived` }).toBeGreaterThan(most * 0.8);
    await page.waitForLoadState('networkidle');
    kilobytes[path] = await weight();
    files[path] = scripts.length;
    await page.close();
  }
  const tooHeavy = Object.entries(pageBudgets).filter(([path, most]) => (kilobytes[path] ?? 0) > most);
  expect(tooHeavy, JSON.stringify(kilobytes)).toEqual([]);
  expect(Math.max(...Object.values(files)), JSON.stringify(files)).toBeLessThanOrEqual(MOST_FILES);
});
