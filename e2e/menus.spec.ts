import { holdRequests } from './fixtures/network.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('one press opens a menu whose script is on its way, also by the keyboard @desk', async ({
  page,
  api,
}) => {
  await api.createPlan({ titulo: 'Plano de março' });
  // Otherwise an idle page has loaded it before.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const release = await holdRequests(page, /cardapio-actions/);
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Ações de Plano de março' });
  await button.press('ArrowDown');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  release();
  await expect(page.getByRole('menuitem', { name: 'Visualizar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('the menu of a plan opens without a connection, because an idle page has loaded it @phone', async ({
  page,
  context,
  api,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await api.createPlan({ titulo: 'Plano de março' });
  const loaded = page.waitForResponse(/cardapio-actions/);
  await page.goto('/');
  await loaded;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Ações de Plano de março' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Editar' })).toBeVisible();
});
