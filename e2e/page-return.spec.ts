import { slowProxy } from './fixtures/slow-proxy.ts';
import { expect, test } from './fixtures/test.ts';

// Each browser ends the requests of a page that is left, and complains about it in its own words. The slow proxy speaks
// no WebSocket.
const endedRequest =
  /ws-user-apps|download failed|module script failed|dynamically imported module|preload CSS|NetworkError|Load failed|Failed to fetch|AbortError|ERR_ABORTED|^console: Error \(/;

const slowParts = {
  'a part of the app': '/assets/pacientes-',
  'the account': '/entities/User/me',
  'the list': '/entities/Paciente/',
};

for (const [name, path] of Object.entries(slowParts)) {
  test(`a page that was left while ${name} was loading is complete when the person goes back @desk`, {
    // Every run: one of them, and lib/page-restore.test.tsx.
    tag: name === 'the list' ? '@engines' : ['@engines-full', '@full'],
  }, async ({ page, context, server, account, signIn, problems }) => {
    problems.allow(endedRequest);
    const proxy = await slowProxy(server.url, (asked) => asked.includes(path));
    try {
      await signIn(page, await account(), proxy.url);
      // A driver may wait for the whole page before it does anything there: another tab tells the page to leave.
      await page.addInitScript(() =>
        addEventListener('storage', ({ key }) => key === 'leave' && location.assign('/favicon.svg')),
      );
      const beside = await context.newPage();
      await beside.goto(`${proxy.url}/favicon.svg`);
      const isWaiting = proxy.hold();
      await page.evaluate(() => location.assign('/Pacientes'));
      await isWaiting;
      await beside.evaluate(() => localStorage.setItem('leave', 'now'));
      await page.waitForURL('**/favicon.svg');
      proxy.letGo();
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'Pacientes', exact: true })).toBeVisible();
      await expect(page.getByText('Nenhum paciente')).toBeVisible();
      await expect(page.getByText('Não foi possível')).toBeHidden();
    } finally {
      // The app asks for more in the background, and would complain about a server that is gone.
      await page.close();
      await proxy.close();
    }
  });
}

test('a page whose script was given up when the person went back opens at the next visit @desk', async ({
  page,
  account,
  signIn,
  problems,
}) => {
  problems.allow(endedRequest);
  await signIn(page, await account());
  await page.goto('/Pacientes');
  await expect(page.getByRole('heading', { name: 'Pacientes', exact: true })).toBeVisible();
  // Chromium sometimes gives a request up when a person goes back. Here it always does.
  const asked = new Promise<() => Promise<void>>((resolve) => {
    void page.route('**/assets/perfil-*.js', (route) => resolve(() => route.abort('aborted')), { times: 1 });
  });
  await page.getByRole('link', { name: 'Meu Perfil' }).click();
  const giveUp = await asked;
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Pacientes', exact: true })).toBeVisible();
  const isGivenUp = page.waitForEvent('requestfailed');
  await giveUp();
  await isGivenUp;
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
});
