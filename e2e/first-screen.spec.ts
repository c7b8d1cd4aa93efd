import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

// Each file is a request of its own, and a phone far from the server waits for every round of them.
const MOST_FILES = 75;

// The budget of each page with an empty cache, in KB of JavaScript as it travels, brotli: the shell and the page's own
// code, no code of other pages.
const pageBudgets = {
  login: 157,
  Dashboard: 166,
  Pacientes: 244,
  Paciente: 236,
  CriarCardapio: 265,
  GerenciarRefeicoes: 252,
  GerenciarReceitas: 252,
  GerenciarOrientacoes: 252,
  GerenciarCategorias: 226,
  MeusAlimentos: 232,
  ModelosCardapio: 257,
  Perfil: 215,
};

/** Each page gets its own tab, so that a late script is not counted for the next page. */
async function weigh(context: BrowserContext, path: string, most: number) {
  const page = await context.newPage();
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
  // The socket library loads last.
  await page.waitForLoadState('networkidle');
  const weighed = { path, most, kilobytes: await weight(), files: scripts.length };
  await page.close();
  return weighed;
}

test('every page stays within its budget of JavaScript, in few files @desk', async ({
  page,
  context,
  account,
  signIn,
}) => {
  test.slow();
  const [login, ...signedIn] = Object.entries(pageBudgets);
  const weighed = login ? [await weigh(context, ...login)] : [];
  await signIn(page, await account());
  for (const [path, most] of signedIn) weighed.push(await weigh(context, path, most));
  expect(weighed).toHaveLength(12);
  expect(weighed.filter(({ most, kilobytes }) => kilobytes > most)).toEqual([]);
  expect(weighed.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});
