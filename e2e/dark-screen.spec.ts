import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/signed-in.ts';

const DARK = 'rgb(15, 21, 18)';
const LIGHT = 'rgb(245, 248, 245)';
// app/contrast.test.ts compares all colours of the dark screen in every run.
const isFull = process.env.TEST_DEPTH === 'full';

test.use({ colorScheme: 'dark' });

// Every run: lib/theme.test.ts and app/contrast.test.ts.
test('the app follows a dark system, keeps another choice after a reload, and stays light on paper @desk', {
  tag: '@full',
}, async ({ page, axe }) => {
  const body = page.locator('body');
  for (const name of isFull ? ['Dashboard', 'Pacientes', 'CriarCardapio'] : ['Dashboard']) {
    await page.goto(`/${name}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(body).toHaveCSS('background-color', DARK);
    await axe(page);
  }
  await page.goto('/Perfil');
  await page.getByRole('radio', { name: 'Clara' }).check();
  await expect(body).toHaveCSS('background-color', LIGHT);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Clara' })).toBeChecked();
  await expect(body).toHaveCSS('background-color', LIGHT);
  await page.getByRole('radio', { name: 'Escura' }).check();
  await expect(body).toHaveCSS('background-color', DARK);
  await page.emulateMedia({ media: 'print' });
  await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test("the patient's page follows a dark system, keeps another choice, and stays light on paper @phone", async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link } = await publishPlan(server, await account());
  await page.goto(link);
  const plan = page.locator('.doc');
  await expect(plan).toHaveCSS('background-color', 'rgb(22, 28, 34)');
  await axe(page);
  const entry = page.getByRole('button', { name: 'Leitura' });
  await entry.click();
  await page.getByLabel('Aparência').selectOption('Clara');
  await expect(plan).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.reload();
  await expect(plan).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await entry.click();
  await page.getByLabel('Aparência').selectOption('Escura');
  await expect(plan).toHaveCSS('color', 'rgb(232, 237, 242)');
  await page.emulateMedia({ media: 'print' });
  await expect(plan).toHaveCSS('color', 'rgb(27, 36, 48)');
});
