import { openTestPostgres } from '../scripts/lib/postgres.mjs';
import { startRoundRobin } from './contract/round-robin.ts';
import { apiOf } from './fixtures/api.ts';
import { savePlan, titleField } from './fixtures/editor.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

const practice = test.extend<{ processes: Awaited<ReturnType<typeof startServer>>[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern.
  processes: async ({}, use) => {
    const database = await openTestPostgres();
    // The first process creates the tables, so the others start after it.
    const processes = [await startServer({ DATABASE_URL: database.url })];
    for (const _ of [2, 3]) processes.push(await startServer({ DATABASE_URL: database.url }));
    await use(processes);
    for (const process of processes) await process.release();
    await database.stop();
  },
});

// Every run: e2e/contract/scale-out.test.ts.
practice(
  'when one of three processes dies during a save, the plan exists once and other tabs still get changes @desk',
  { tag: '@full' },
  async ({ page, context, problems, processes }) => {
    test.slow();
    // Requests to the killed process fail in the console, and the app repeats them.
    problems.allow(/Failed to load resource|WebSocket connection|Realtime|timeout/);
    const balancer = await startRoundRobin(processes.map(({ url }) => Number(new URL(url).port)));
    const credentials = { email: 'helena@exemplo.com.br', password: 'folhas verdes na janela' };
    await page.goto(balancer.url);
    await page.getByLabel('Nome completo').fill('Helena Duarte');
    await page.getByLabel('E-mail').fill(credentials.email);
    await page.getByLabel('Senha', { exact: true }).fill(credentials.password);
    await page.getByRole('button', { name: 'Criar conta e entrar' }).click();
    for (const step of ['Seus cardápios, com a sua marca', 'Seu consultório']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      await page.getByRole('button', { name: 'Agora não' }).click();
    }
    await page.getByRole('button', { name: 'Começar do zero' }).click();

    await page.getByRole('link', { name: 'Criar Primeiro Cardápio' }).click();
    await titleField(page).fill('Plano de três casas');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && /Cardapio$/.test(request.url()),
    );
    await savePlan(page);
    await sent;
    processes[1]?.kill();
    const heading = (name: string) => ({ level: 1, name }) as const;
    await expect(page.getByRole('heading', heading('Plano de três casas'))).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', heading('Plano de três casas'))).toBeVisible();
    const { access_token } = await apiOf(balancer).call('POST', '/auth/login', credentials);
    const api = apiOf(balancer, access_token);
    const plans = await api.all('Cardapio');
    expect(plans).toHaveLength(1);
    await api.change('Cardapio', plans[0]!.id, { titulo: 'Mudado em outra casa' });
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', heading('Mudado em outra casa'))).toBeVisible();
    expect(balancer.answered.size).toBe(3);
    // An open page would report that its servers are gone.
    for (const tab of [page, other]) await tab.goto('about:blank');
    await balancer.close();
  },
);
