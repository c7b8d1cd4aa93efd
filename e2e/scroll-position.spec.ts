import { follow } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('going back or reloading returns to the scroll position of a long page; a typed address starts at its top @desk', async ({
  page,
  api,
}) => {
  await page.goto('/Pacientes');
  await api.createMany(
    'Paciente',
    Array.from({ length: 25 }, (_, n) => ({ nome: `Paciente ${n}` })),
  );
  const someone = page.getByText('Paciente 3', { exact: true });
  await expect(someone).toBeVisible();
  await someone.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await follow(page, 'Meu Perfil');
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  await page.reload();
  // Not the same number of pixels: cards that were never seen have a usual height.
  await expect(someone).toBeInViewport();
  await page.goto('/Pacientes?ordem=nome');
  await expect(page.getByText('Paciente 3', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goto('/Pacientes');
  await expect(page.getByText('Paciente 3', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
