import { aCardapio, aProfile } from '@alecrim/domain/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPng } from '../files/testing/pictures.ts';
import { type Nutritionist, startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';

async function aPlan(ana: Nutritionist, over: Parameters<typeof aCardapio>[0] = {}) {
  return (await ana.post('/entities/Cardapio', aCardapio(over))).body;
}

const get = (url: string) => app.app.inject({ url, headers: { host: 'localhost' } });

describe('on the home screen', () => {
  test('a plan has the nutritionist’s name and colour, and its icon opens the plan', async () => {
    const ana = await app.aNutritionist();
    await ana.put('/entities/User/me', aProfile());
    const { token_publico: token } = await aPlan(ana);
    const { body, headers } = await app.send({ url: `/VerCardapio/manifest.webmanifest?token=${token}` });
    expect(headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(body).toMatchObject({
      name: 'Cardápio · Helena Duarte',
      short_name: 'Helena Duarte',
      theme_color: '#3f7d58',
      start_url: `/VerCardapio?token=${token}`,
      scope: '/VerCardapio',
      display: 'standalone',
    });
    expect(JSON.stringify(body)).not.toContain('Marina');
    for (const { src, sizes } of body.icons) {
      const icon = await get(src);
      expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'x-robots-tag': 'noindex' });
      const { width, height, format } = await sharp(icon.rawPayload).metadata();
      expect({ format, sizes: `${width}x${height}` }).toEqual({ format: 'png', sizes });
    }
  });

  test('the icon shows the logo on white, or without a logo the mark on the brand colour', async () => {
    const ana = await app.aNutritionist();
    await ana.put('/entities/User/me', { cor_primaria: '#123456' });
    const { token_publico: token } = await aPlan(ana);
    const pixel = async (left: number, top: number) => {
      const { rawPayload } = await get(`/VerCardapio/icone-192.png?token=${token}`);
      const [r, g, b] = await sharp(rawPayload)
        .removeAlpha()
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
      return [r, g, b];
    };
    expect(await pixel(2, 2)).toEqual([0x12, 0x34, 0x56]);
    const { body } = await ana.upload('/integration-endpoints/Core/UploadFile', {
      name: 'logo.png',
      content: await aPng({ width: 300, height: 300, colour: '#ff0000' }),
    });
    await ana.put('/entities/User/me', { logo_url: body.file_url });
    expect(await pixel(2, 2)).toEqual([255, 255, 255]);
    const [red = 0, green = 255] = await pixel(96, 96);
    expect(red).toBeGreaterThan(240);
    expect(green).toBeLessThan(20);
  });

  test('T32 manifest and icon give the same answer for a wrong link and a closed plan', async () => {
    const ana = await app.aNutritionist();
    const { token_publico: closed } = await aPlan(ana, { ativo: false });
    for (const part of ['manifest.webmanifest', 'icone-192.png', 'icone-512.png']) {
      const answers = await Promise.all(
        [`?token=${closed}`, '?token=unknown', ''].map(async (query) => {
          const { statusCode, body } = await get(`/VerCardapio/${part}${query}`);
          return `${statusCode} ${body}`;
        }),
      );
      expect(new Set(answers).size).toBe(1);
      expect(answers[0]).toMatch(/^404 /);
    }
  });
});

test('the service worker is allowed for the page and may connect only to the server', async () => {
  const { status, headers, body } = await app.send({ url: '/VerCardapio/service-worker.js' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'service-worker-allowed': '/VerCardapio',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  });
  expect(body).toMatch(/addEventListener\(.fetch./);
});

describe('the openings of a plan', () => {
  const opened = (token: unknown, userAgent = PHONE) =>
    app.send({
      method: 'POST',
      url: '/VerCardapio/abertura',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      payload: JSON.stringify({ token }),
    });
  const ask = (who: Nutritionist, id: unknown) => who.post('/functions/aberturasDoCardapio', { id });

  test('are counted without data of the visitor, and shown to the owner', async () => {
    const ana = await app.aNutritionist();
    const { id, token_publico: token } = await aPlan(ana);
    expect(await ask(ana, id)).toMatchObject({ status: 200, body: { total: 0, ultima: null } });
    app.clock.time = new Date('2026-03-12T15:00:00.000Z');
    await Promise.all(Array.from({ length: 12 }, () => opened(token)));
    app.clock.time = new Date('2026-03-13T11:30:00.000Z');
    expect((await opened(token)).status).toBe(204);
    app.clock.time = undefined;
    expect((await ask(ana, id)).body).toEqual({ total: 13, ultima: '2026-03-13T11:30:00.000Z' });
    const rows = await app.deps.db.selectFrom('link_openings').selectAll().execute();
    expect(rows).toEqual([
      {
        traced_hour: '2026-03-13T11',
        cardapio_id: id,
        total: 13,
        last_opened_date: '2026-03-13T11:30:00.000Z',
      },
    ]);
  });

  test('are not counted for GET, HEAD and robots', async () => {
    const ana = await app.aNutritionist();
    const { id, token_publico: token } = await aPlan(ana);
    for (const method of ['GET', 'HEAD'] as const)
      await app.send({ method, url: `/VerCardapio?token=${token}`, headers: { 'user-agent': PHONE } });
    for (const robot of [
      'WhatsApp/2.23.20.0 A',
      'facebookexternalhit/1.1',
      'TelegramBot (like TwitterBot)',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Slackbot-LinkExpanding 1.0',
    ])
      expect((await opened(token, robot)).status).toBe(204);
    expect((await ask(ana, id)).body.total).toBe(0);
  });

  test('are counted only for plans that can be opened', async () => {
    const ana = await app.aNutritionist();
    const closed = await aPlan(ana, { ativo: false });
    for (const token of [closed.token_publico, 'unknown', '', undefined, 7, { $ne: '' }])
      expect((await opened(token)).status).toBe(404);
    expect((await ask(ana, closed.id)).body.total).toBe(0);
  });

  test('are shown to the owner only', async () => {
    const [ana, bia, admin] = [
      await app.aNutritionist(),
      await app.aNutritionist(),
      await app.aNutritionist({ role: 'admin' }),
    ];
    const { id } = await aPlan(ana);
    for (const other of [bia, admin]) expect((await ask(other, id)).status).toBe(404);
    expect((await ask(ana, 'no-such-plan')).status).toBe(404);
    expect((await ask(ana, undefined)).status).toBe(400);
    expect((await app.anonymous.post('/functions/aberturasDoCardapio', { id })).status).toBe(401);
    expect((await app.service.post('/functions/aberturasDoCardapio', { id })).status).toBe(403);
  });

  test('are limited to 60 from one address, and the page still opens', async () => {
    const strict = await startTestApp({ config: { rateLimitScale: 1 } });
    try {
      const ana = await strict.aNutritionist();
      const { id, token_publico: token } = (await ana.post('/entities/Cardapio', aCardapio())).body;
      const statuses = [];
      for (let i = 0; i < 62; i++) {
        const { status } = await strict.send({
          method: 'POST',
          url: '/VerCardapio/abertura',
          headers: { 'content-type': 'application/json', 'user-agent': PHONE },
          payload: JSON.stringify({ token }),
        });
        statuses.push(status);
      }
      expect(statuses.slice(-2)).toEqual([429, 429]);
      expect((await ana.post('/functions/aberturasDoCardapio', { id })).body.total).toBe(60);
      expect((await strict.send({ url: `/VerCardapio?token=${token}` })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });

  test('are deleted with the plan', async () => {
    const ana = await app.aNutritionist();
    const { id, token_publico: token } = await aPlan(ana);
    await opened(token);
    await app.deps.db.deleteFrom('cardapios' as never).execute();
    const left = await app.deps.db
      .selectFrom('link_openings')
      .selectAll()
      .where('cardapio_id', '=', id)
      .execute();
    expect(left).toEqual([]);
  });
});
