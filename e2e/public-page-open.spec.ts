import type { Page } from '@playwright/test';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

/** The patient returns to the tab of a page that stayed open. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
const offer = (page: Page) => page.locator('#novidades').getByText('Este cardápio foi atualizado.');
const savedText = (page: Page) =>
  page.evaluate(async () => (await (await caches.match(location.href))?.text()) ?? '');
const asked = (page: Page, status: number) =>
  page.waitForResponse((response) => response.request().method() === 'HEAD' && response.status() === status);

test('when the patient returns to an open page, it offers the newer plan and says what changed', {
  tag: '@firefox',
}, async ({ page, server, account, axe }) => {
  const { link, change, openings } = await publishPlan(server, await account());
  await page.goto(link);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeVisible();
  await expect.poll(() => savedText(page)).toContain('Plano alimentar de março');
  await expect.poll(openings).toMatchObject({ total: 1 });
  const place = await title.boundingBox();

  await change({ titulo: 'Plano de abril', observacoes_finais: 'Beba água.' });
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  // The shown text and the scroll position stay; the offline copy is already the newer plan.
  await expect(title).toHaveText('Plano alimentar de março');
  expect(await title.boundingBox()).toEqual(place);
  await expect.poll(() => savedText(page)).toContain('Plano de abril');
  await axe(page);

  await page.getByRole('button', { name: 'Ver agora' }).click();
  await expect(title).toHaveText('Plano de abril');
  await expect(offer(page)).toBeHidden();
  const news = page.getByRole('complementary', { name: 'O que mudou' });
  await news.getByText('O que mudou').click();
  await expect(news.getByText('Beba água.')).toBeVisible();
  // The second opening comes from the patient's press on the offer.
  await expect.poll(openings).toMatchObject({ total: 2 });
});

test('the offer of a newer plan stands beside the list of changes, and dismissing the list leaves the offer @phone', async ({
  page,
  server,
  account,
  axe,
}) => {
  const { link, change } = await publishPlan(server, await account());
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await change({ observacoes_finais: 'Beba água.' });
  await page.reload();
  const news = page.getByRole('complementary', { name: 'O que mudou' });
  await expect(news).toBeVisible();
  await change({ observacoes_finais: 'Beba mais água.' });
  await comeBack(page);
  await expect(offer(page)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Entendi' }).click();
  await expect(news).toBeHidden();
  await expect(offer(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(offer(page)).toBeHidden();
});

test('a visible page checks for a newer plan every few minutes, a hidden page does not @desk', async ({
  page,
  server,
  account,
}) => {
  const { link, change } = await publishPlan(server, await account());
  await page.clock.install();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const nothingNew = asked(page, 304);
  await page.clock.fastForward('05:00');
  await nothingNew;
  await expect(page.locator('#novidades')).toBeEmpty();

  let questions = 0;
  page.on('request', (request) => {
    if (request.method() === 'HEAD') questions++;
  });
  const show = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, isHidden);
  await show(true);
  await change({ titulo: 'Plano de abril' });
  await page.clock.fastForward('30:00');
  expect(questions).toBe(0);
  await show(false);
  await expect(offer(page)).toBeVisible();
});

test('without a connection an open page stays as it is, and checks again with a connection @desk', async ({
  page,
  server,
  account,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const { link, change } = await publishPlan(server, await account());
  await page.clock.install();
  await page.goto(link);
  await expect.poll(() => savedText(page)).not.toBe('');
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed');
  await comeBack(page);
  await failed;
  await expect(page.locator('#novidades')).toBeEmpty();
  await change({ titulo: 'Plano de abril' });
  await page.context().setOffline(false);
  await page.clock.fastForward('05:00');
  await expect(offer(page)).toBeVisible();
});
