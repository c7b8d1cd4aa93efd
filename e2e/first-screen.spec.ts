import { expect, test } from './fixtures/test.ts';

// Budget of the first signed-in screen: JavaScript as it travels, brotli.
const BUDGET = 170 * 1024;

test('the first signed-in screen stays within its budget of JavaScript @desk', async ({
  page,
  account,
  signIn,
}) => {
  await signIn(page, await account());
  const scripts: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    scripts.push(request.sizes().then((sizes) => sizes.responseBodySize));
  });
  await page.goto('/');
  await expect(page.getByText('Ainda não há cardápios criados')).toBeVisible();
  // The socket is the last to arrive.
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50 * 1024);
  expect(bytes).toBeLessThanOrEqual(BUDGET);
});
