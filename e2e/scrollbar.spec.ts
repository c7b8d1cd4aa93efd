import { launchOptions } from './fixtures/browser.ts';
import { expect, test } from './fixtures/signed-in.ts';

// By default Playwright hides scrollbars, which people's browsers show.
test.use({ launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('a dialog dims a page up to its edge, and opening it moves nothing, on a short page and on a long one @desk', async ({
  page,
  api,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button', { name: 'Novo Paciente' });
  const places = async () => [await title.boundingBox(), await button.boundingBox()];
  await page.goto('/Pacientes');
  for (const [patients, last] of [
    [1, 'Paciente 0'],
    [40, 'Outro 39'],
  ] as const) {
    const names = patients === 1 ? 'Paciente' : 'Outro';
    await api.createMany(
      'Paciente',
      Array.from({ length: patients }, (_, index) => ({ nome: `${names} ${index}` })),
    );
    await expect(page.getByRole('heading', { name: last, exact: true })).toBeVisible();
    const before = await places();
    expect(await page.evaluate(() => innerWidth - document.body.offsetWidth)).toBeGreaterThan(0);

    await button.click();
    await expect(page.getByRole('dialog', { name: 'Novo Paciente' })).toBeVisible();
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth - 2, 300)?.className)).toContain(
      'fixed',
    );
    // An open dialog hides the roles of the page behind it.
    expect(await page.locator('h1').boundingBox()).toEqual(before[0]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await places()).toEqual(before);
  }
});
