import { apiOf } from './fixtures/api.ts';
import { expect, test } from './fixtures/test.ts';

test.beforeEach(({ problems }) => problems.allow(/status of 404/));

// Every run: app/message-pages.test.tsx.
test('an unknown address is named on the page, and a button leads home', {
  tag: ['@sizes-full', '@full'],
}, async ({ page, account, signIn, axe }) => {
  await signIn(page, await account());
  await page.goto('/nao-existe/aqui?x=1');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/nao-existe/aqui', { exact: true })).toBeVisible();
  await expect(page.getByText(/may not be implemented/)).toBeHidden();
  await axe(page);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

// Every run: app/message-pages.test.tsx.
test('a visitor sees the same page, and an admin reads that the page may not be implemented yet @desk', {
  tag: '@full',
}, async ({ page, admin, signIn, axe }) => {
  await page.goto('/nao-existe');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText(/may not be implemented/)).toBeHidden();
  await page.goto('about:blank');
  await signIn(page, admin);
  await page.goto('/nao-existe');
  await expect(page.getByText('this page may not be implemented yet')).toBeVisible();
  await axe(page);
});

// Every run: lib/branding.test.ts.
test('a signed-in nutritionist sees the page in her own colours @desk', { tag: '@full' }, async ({
  page,
  server,
  account,
  signIn,
}) => {
  const person = await account();
  await apiOf(server, person.token).changeMe({ cor_primaria: '#7c3aed' });
  await signIn(page, person);
  await page.goto('/nao-existe');
  await expect(page.getByRole('link', { name: 'Go Home' })).toHaveCSS(
    'background-color',
    'rgb(124, 58, 237)',
  );
});
