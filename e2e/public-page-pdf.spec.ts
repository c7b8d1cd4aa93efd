import { loseNetwork } from './fixtures/network.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

// Every run: pdf-files/plan-routes.test.ts, public-page-offline.spec.ts
test('a patient downloads the plan as a PDF, and again without a connection @phone', {
  tag: '@full',
}, async ({ page, server, account, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Could not connect|status of (403|503)/);
  const { link, change } = await publishPlan(server, await account());
  await page.goto(link);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.reload();
  const file = page.getByRole('link', { name: 'Baixar PDF' });
  const download = async () => {
    const [got] = await Promise.all([page.waitForEvent('download'), file.click()]);
    return got.suggestedFilename();
  };
  const name = /^Plano alimentar - Marina - \d{4}-\d\d-\d\d\.pdf$/;
  expect(await download()).toMatch(name);
  await expect(file).toBeVisible();
  const network = await loseNetwork(page, server);
  await page.reload();
  expect(await download()).toMatch(name);
  // A variant that was never loaded is not there.
  await page.getByLabel('Letra grande').check();
  await page.locator('#baixar-pdf').click();
  await expect(page.getByRole('link', { name: /PDF: / })).toBeVisible();

  await network.restore(() => change({ ativo: false }));
  // The saved page asks by itself when there is a connection again.
  await expect(page.getByText('Este cardápio foi desativado pela nutricionista.')).toBeVisible();
  const saved = () =>
    page.evaluate(
      async () =>
        (await Promise.all((await caches.keys()).map(async (n) => (await caches.open(n)).keys()))).flat()
          .length,
    );
  await expect.poll(saved).toBe(0);
});
