import type { BrowserContext } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

// Each file is a request of its own, and a phone far from the server waits for every round of them.
const MOST_FILES = 75;

// A change of one module names the files anew that import it, and other names are compressed to other sizes.
const NAMES = 0.5;

// The budget of each page with an empty cache, in KB of JavaScript as it travels, brotli: the shell and the page's own
// code, no code of other pages.
const pages = [
  ['login', 'Entrar', 151],
  ['Dashboard', 'Dashboard', 159],
  ['Pacientes', 'Pacientes', 244],
  ['Paciente', undefined, 234],
  ['CriarCardapio', 'Novo Cardápio', 257],
  ['GerenciarRefeicoes', 'Refeições', 247],
  ['GerenciarReceitas', 'Receitas', 247],
  ['GerenciarOrientacoes', 'Orientações', 247],
  ['GerenciarCategorias', 'Categorias', 221],
  ['MeusAlimentos', 'Meus Alimentos', 227],
  ['ModelosCardapio', 'Modelos de cardápio', 251],
  ['Perfil', 'Meu Perfil', 214],
] as const;

/** Each page gets its own tab, so that a late script is not counted for the next page. */
async function weigh(context: BrowserContext, path: string, most: number) {
  const page = await context.newPage();
  // What an idle page loads later, such as the menus, is no part of the first screen.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
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
  return { page, weighed: { path, most, kilobytes: await weight(), files: scripts.length } };
}

test('every page opens by its name, has a title, passes axe and stays within its budget of JavaScript, in few files @desk', async ({
  page: first,
  context,
  account,
  signIn,
  axe,
}) => {
  test.slow();
  const all = [];
  for (const [path, heading, most] of pages) {
    if (path !== 'login' && all.length === 1) await signIn(first, await account());
    const { page, weighed } = await weigh(context, path, most);
    all.push(weighed);
    // A patient's page has the name of the patient.
    if (heading) {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(`${heading} · Alecrim`);
      await expect(page.getByText('Carregando...')).toHaveCount(0);
      await axe(page);
    }
    await page.close();
  }
  expect(all.filter(({ most, kilobytes }) => kilobytes > most + NAMES)).toEqual([]);
  expect(all.filter(({ files }) => files > MOST_FILES)).toEqual([]);
});
