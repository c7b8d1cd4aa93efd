import { expect, test } from './fixtures/test.ts';

// Each browser ends the requests of a page that is left, and complains about it in its own words. The slow proxy speaks
// no WebSocket.
const endedRequest =
  /ws-user-apps|download failed|module script failed|dynamically imported module|preload CSS|NetworkError|Load failed|Failed to fetch|AbortError|ERR_ABORTED|^console: Error \(/;

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
