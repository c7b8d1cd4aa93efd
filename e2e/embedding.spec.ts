import type { Page } from '@playwright/test';
import { parentWindow } from './fixtures/parent-window.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

/** Causes two unhandled errors: a thrown one and a rejected promise. */
const failInside = (page: Page) =>
  page.frames()[1]?.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('quebrou');
    });
    setTimeout(() => {
      void Promise.reject(Object.assign(new Error('pague'), { status: 402 }));
      void Promise.reject(Object.assign(new Error('caiu'), { status: 500 }));
    });
  });

const isUp = (page: Page) => expect(page.frameLocator('iframe').getByLabel('Nome completo')).toBeVisible();

// Every run: lib/embedding.test.ts and platform/http/headers.test.ts of the server.
test('S18: an allowed parent window gets addresses and errors, any other window gets nothing @desk', {
  tag: '@full',
}, async ({ page, context, problems }) => {
  problems.allow(/quebrou|pague|caiu|frame-ancestors|target origin/);
  const [portal, stranger] = [await parentWindow(), await parentWindow()];
  const server = await startServer({ EMBED_ORIGINS: portal.origin });
  const hostile = await context.newPage();
  const complaints: string[] = [];
  hostile.on('console', (message) => complaints.push(message.text()));
  try {
    const heard = await portal.open(page, `${server.url}/Pacientes?q=ana&token=segredo`);
    await isUp(page);
    await failInside(page);
    const addressOf = (path: string) => ({ type: 'app_changed_url', url: server.url + path });
    const errorOf = (name: string, message: string) => ({ type: 'app_error', error: { name, message } });
    await expect
      .poll(() => heard.map(({ data }) => data))
      .toEqual([
        addressOf('/Pacientes?q=ana&token='),
        addressOf('/login?from_url=%2FPacientes%3Fq%3Dana%26token%3D'),
        errorOf('TypeError', 'quebrou'),
        errorOf('Error', 'caiu'),
      ]);
    expect(heard.every(({ origin }) => origin === server.url)).toBe(true);

    const overheard = await stranger.open(hostile, `${server.url}/Pacientes`);
    await expect.poll(() => complaints.join()).toContain('frame-ancestors');
    // Even if a browser framed the app here, messages are addressed to the allowed origin only.
    await hostile.route(`${server.url}/**`, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await hostile.reload();
    await isUp(hostile);
    await failInside(hostile);
    await expect.poll(() => complaints.filter((text) => text.includes('target origin'))).toHaveLength(4);
    expect(overheard).toEqual([]);
  } finally {
    await hostile.unrouteAll({ behavior: 'ignoreErrors' });
    // An open page would report that its server is gone.
    for (const open of [page, hostile]) await open.goto('about:blank');
    for (const end of [server.release, portal.close, stranger.close]) await end();
  }
});
