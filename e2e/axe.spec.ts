import { expect, test } from './fixtures/test.ts';

const pageWith = (part: string) =>
  `<!doctype html><html lang="pt-BR"><title>Página</title><main><h1>Título</h1>${part}</main>`;

test('axe judges a page again only when it holds markup that has not passed @desk', async ({ page, axe }) => {
  await page.setContent(pageWith('<p class="a-part-of-this-test">Um texto</p>'));
  await axe(page);
  await page.evaluate(() => Reflect.set(window, 'axe', { run: () => Promise.reject(new Error('called')) }));
  const again = axe(page);
  if (process.env.TEST_DEPTH === 'full') await expect(again).rejects.toThrow('called');
  else await again;

  await page.evaluate(() => Reflect.deleteProperty(window, 'axe'));
  await page.setContent(pageWith('<p class="a-part-of-this-test">Um texto</p><img src="data:,">'));
  await expect(axe(page)).rejects.toThrow('image-alt');
  await expect(axe(page)).rejects.toThrow('image-alt');
});
