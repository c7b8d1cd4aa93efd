import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSession } from '../accounts/sessions/sessions.ts';
import { onOneEngine } from '../testing/on-one-engine.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { aPhonePhoto, aPng, notPictures } from './testing/pictures.ts';

const UPLOAD = '/integration-endpoints/Core/UploadFile';
const UPLOAD_PRIVATE = '/integration-endpoints/Core/UploadPrivateFile';
const SIGN = '/integration-endpoints/Core/CreateFileSignedUrl';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const pathOf = (url: string) => new URL(url).pathname + new URL(url).search;
const open = (url: string, headers: Record<string, string> = {}) =>
  app.app.inject({ url: pathOf(url), headers: { host: 'localhost', ...headers } });
const countOf = async (table: 'files' | 'file_owners') =>
  Number(
    (
      await app.deps.db
        .selectFrom(table)
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('a picture', () => {
  test('is uploaded, and readable without signing in', async () => {
    const ana = await app.aNutritionist();
    const content = await aPng({ width: 60, height: 20 });
    const { status, body } = await ana.upload(UPLOAD, { name: 'logo.png', content, type: 'image/png' });
    expect(status).toBe(200);
    expect(body).toEqual({
      file_url: expect.stringMatching(/^http:\/\/localhost\/api\/apps\/alecrim\/files\/[0-9a-f]{64}\.webp$/),
    });

    const answer = await open(body.file_url);
    expect(answer.statusCode).toBe(200);
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 60,
      height: 20,
    });
    expect(body.file_url).toContain(createHash('sha256').update(answer.rawPayload).digest('hex'));
  });

  // `onOneEngine`: bodies, headers and signatures. The other cases store and read files on both.
  onOneEngine(
    'T37 is served with headers that allow only a picture, and browsers may cache it for a year',
    async () => {
      const ana = await app.aNutritionist();
      const { body } = await ana.upload(UPLOAD, { name: 'foto.jpg', content: await aPhonePhoto() });
      const { headers, rawPayload } = await open(body.file_url);
      expect(headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-length': String(rawPayload.length),
      });
      expect(rawPayload.includes('Camera-Secreta')).toBe(false);
    },
  );

  onOneEngine('is not sent again to a browser that has it cached', async () => {
    const ana = await app.aNutritionist();
    const { body } = await ana.upload(UPLOAD, { name: 'logo.png', content: await aPng() });
    const { etag } = (await open(body.file_url)).headers;
    for (const known of [String(etag), `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await open(body.file_url, { 'if-none-match': known });
      expect(answer.statusCode).toBe(304);
      expect(answer.rawPayload).toHaveLength(0);
      expect(answer.headers).toMatchObject({ etag, 'cache-control': 'private, max-age=31536000, immutable' });
    }
    expect((await open(body.file_url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test.each([
    'x.webp',
    `${'0'.repeat(64)}.webp`,
    `${'0'.repeat(64)}`,
    `${'0'.repeat(64)}.svg`,
    '..%2F..%2Fetc%2Fpasswd',
  ])('that does not exist is a 404 in JSON: %s', async (name) => {
    const answer = await app.anonymous.get(`/files/${name}`, { 'if-none-match': '*' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  onOneEngine('T08 has no NUL in its name', async () => {
    expect(await app.anonymous.get('/files/%00.webp')).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR' },
    });
  });

  test('uploaded by two people is stored once with two owners', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    const content = await aPng({ colour: '#123456' });
    const [files, owners] = [await countOf('files'), await countOf('file_owners')];
    const first = await ana.upload(UPLOAD, { name: 'a.png', content });
    const second = await bia.upload(UPLOAD, { name: 'b.png', content });
    await bia.upload(UPLOAD, { name: 'b.png', content });
    expect(second.body).toEqual(first.body);
    expect(await countOf('files')).toBe(files + 1);
    expect(await countOf('file_owners')).toBe(owners + 2);
  });
});

describe('an upload is refused', () => {
  onOneEngine('without a session, before anything is read', async () => {
    expect(await app.anonymous.upload(UPLOAD, { name: 'a.png', content: await aPng() })).toMatchObject({
      status: 401,
      body: { code: 'AUTH_REQUIRED' },
    });
  });

  onOneEngine('without a file', async () => {
    const ana = await app.aNutritionist();
    const noFile = { status: 400, body: { code: 'NO_FILE', message: 'Nenhum arquivo enviado.' } };
    expect(await ana.post(UPLOAD, { file: 'logo.png' })).toMatchObject(noFile);
    expect(await ana.post(UPLOAD)).toMatchObject(noFile);
    expect(await ana.upload(UPLOAD, { name: 'empty.png', content: '' })).toMatchObject(noFile);
    const form = (disposition: string) =>
      app.send({
        method: 'POST',
        url: `/api/apps/alecrim${UPLOAD}`,
        headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\nabc\r\n--x--\r\n`,
      });
    expect(await form('name="file"')).toMatchObject(noFile);
    expect(await form('name="other"; filename="a.png"')).toMatchObject(noFile);
  });

  test.each(Object.entries(notPictures))('T37 when it is really %s', async (_name, content) => {
    const ana = await app.aNutritionist();
    const files = await countOf('files');
    const disguised = { name: 'logo.png', content: Buffer.from(content, 'latin1'), type: 'image/png' };
    expect(await ana.upload(UPLOAD, disguised)).toMatchObject({
      status: 415,
      body: { code: 'UNSUPPORTED_MEDIA_TYPE', message: 'Envie uma imagem PNG, JPEG ou WebP.' },
    });
    expect(await countOf('files')).toBe(files);
  });

  onOneEngine('T37 when the picture is broken or unpacks into too much', async () => {
    const ana = await app.aNutritionist();
    const png = await aPng();
    const broken = png.subarray(0, 20);
    expect(await ana.upload(UPLOAD, { name: 'a.png', content: broken })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_IMAGE' },
    });
  });

  onOneEngine('T37 when it is larger than 50 MB', async () => {
    const ana = await app.aNutritionist();
    const content = Buffer.alloc(50 * 1024 * 1024 + 1, await aPng());
    expect(await ana.upload(UPLOAD, { name: 'a.png', content })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });

  onOneEngine('when the form ends in the middle', async () => {
    const ana = await app.aNutritionist();
    const files = await countOf('files');
    const answer = await app.send({
      method: 'POST',
      url: `/api/apps/alecrim${UPLOAD}`,
      headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n\x89PNG',
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await countOf('files')).toBe(files);
  });

  test('T37 after 30 in an hour', async () => {
    const strict = await startTestApp({ config: { rateLimitScale: 1 } });
    try {
      const [ana, bia] = [await strict.aNutritionist(), await strict.aNutritionist()];
      const content = await aPng();
      for (let i = 0; i < 30; i++) {
        expect((await ana.upload(UPLOAD, { name: 'a.png', content })).status).toBe(200);
      }
      const refused = await ana.upload(UPLOAD, { name: 'a.png', content });
      expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await bia.upload(UPLOAD, { name: 'a.png', content })).status).toBe(200);
    } finally {
      await strict.close();
    }
  });
});

describe('a private file', () => {
  const aPage = { name: 'Avaliação “final”.html', content: notPictures.html!, type: 'text/html' };

  async function signedFor(
    caller: Awaited<ReturnType<TestApp['aNutritionist']>>,
    file = aPage,
    expires_in?: number,
  ) {
    const { body } = await caller.upload(UPLOAD_PRIVATE, file);
    const { body: signed } = await caller.post(SIGN, { file_uri: body.file_uri, expires_in });
    return { uri: body.file_uri as string, url: signed.signed_url as string };
  }

  test('opens by its signed link, as a download and never as a page', async () => {
    const ana = await app.aNutritionist();
    const { uri, url } = await signedFor(ana);
    expect(uri).toMatch(/^private\/[0-9a-f]{64}$/);
    expect(url).toMatch(/^http:\/\/localhost\/api\/apps\/alecrim\/files\/private\/[0-9a-f]{64}\?/);
    const { statusCode, headers, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toBe(notPictures.html);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition':
        'attachment; filename="Avaliacao final.html"; filename*=UTF-8\'\'Avalia%C3%A7%C3%A3o%20%E2%80%9Cfinal%E2%80%9D.html',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  onOneEngine('that is a picture is served unchanged', async () => {
    const ana = await app.aNutritionist();
    const content = await aPng({ colour: '#abcdef' });
    const { url } = await signedFor(ana, { name: 'exame.png', content: content as never, type: 'x/y' });
    const { headers, rawPayload } = await open(url);
    expect(headers).toMatchObject({ 'content-type': 'image/png' });
    expect(headers).not.toHaveProperty('content-disposition');
    expect(rawPayload.equals(content)).toBe(true);
  });

  onOneEngine('does not open without the signature, with another, or for another name or time', async () => {
    const ana = await app.aNutritionist();
    const { uri, url } = await signedFor(ana);
    const other = await signedFor(ana, { ...aPage, content: 'another' });
    const changed = (change: (url: URL) => void) => {
      const copy = new URL(url);
      change(copy);
      return copy.href;
    };
    const forged = [
      changed((u) => u.searchParams.delete('signature')),
      changed((u) => u.searchParams.set('signature', 'A'.repeat(43))),
      changed((u) => u.searchParams.set('expires', '9999999999')),
      changed((u) => u.searchParams.set('name', 'outro.exe')),
      changed((u) => u.searchParams.delete('name')),
      changed((u) => {
        u.search = '';
      }),
      `http://localhost/api/apps/alecrim/files/${uri.split('/')[1]}.webp`,
      `${other.url.split('?')[0]}?${url.split('?')[1]}`,
    ];
    for (const address of forged) {
      const answer = await open(address);
      expect(answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Não encontrado.' });
      expect(answer.statusCode).toBe(404);
    }
  });

  onOneEngine('does not open after 5 minutes, or after the time that its owner chose', async () => {
    const ana = await app.aNutritionist();
    const start = new Date('2030-01-01T00:00:00.000Z');
    app.clock.time = start;
    try {
      const later = { ...ana, ...app.caller(await startSession(app.deps, ana.id)) };
      const [usual, short] = [await signedFor(later), await signedFor(later, aPage, 10)];
      app.clock.time = new Date(start.getTime() + 9_000);
      expect((await open(short.url)).statusCode).toBe(200);
      app.clock.time = new Date(start.getTime() + 10_000);
      const closed = await open(short.url);
      expect(closed.statusCode).toBe(404);
      expect(closed.json().message).toBe('Este link expirou. Peça um novo.');
      app.clock.time = new Date(start.getTime() + 299_000);
      expect((await open(usual.url)).statusCode).toBe(200);
      app.clock.time = new Date(start.getTime() + 300_000);
      expect((await open(usual.url)).statusCode).toBe(404);
    } finally {
      app.clock.time = undefined;
    }
  });

  test('can be linked by its owner and the service role, not by another nutritionist', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    const { uri } = await signedFor(ana);
    const missing = { status: 404, body: { code: 'NOT_FOUND', message: 'O arquivo indicado não existe.' } };
    expect(await bia.post(SIGN, { file_uri: uri })).toMatchObject(missing);
    expect(await bia.post(SIGN, { file_uri: `private/${'0'.repeat(64)}` })).toMatchObject(missing);
    expect(await ana.post(SIGN, { file_uri: 'https://evil.example/x' })).toMatchObject(missing);
    expect(await app.anonymous.post(SIGN, { file_uri: uri })).toMatchObject({ status: 401 });
    const { body } = await app.service.post(SIGN, { file_uri: uri });
    expect((await open(body.signed_url)).statusCode).toBe(200);
  });

  test('stays private when the same bytes were uploaded as a public picture', async () => {
    const ana = await app.aNutritionist();
    const picture = await ana.upload(UPLOAD, { name: 'a.png', content: await aPng({ colour: '#010203' }) });
    const content = (await open(picture.body.file_url)).rawPayload;
    const bia = await app.aNutritionist();
    const { body } = await bia.upload(UPLOAD_PRIVATE, { name: 'a.webp', content });
    expect(picture.body.file_url).toContain(body.file_uri.split('/')[1]);
    expect(await ana.post(SIGN, { file_uri: body.file_uri })).toMatchObject({ status: 404 });
  });

  test.each([0, -1, 1.5, 604_801, 'soon', {}])('cannot be linked for %j seconds', async (expires_in) => {
    const ana = await app.aNutritionist();
    expect(await ana.post(SIGN, { file_uri: 'private/x', expires_in })).toMatchObject({
      status: 422,
      body: { code: 'VALIDATION_ERROR' },
    });
  });

  onOneEngine('is at most 10 MB', async () => {
    const ana = await app.aNutritionist();
    const content = Buffer.alloc(10 * 1024 * 1024 + 1);
    expect(await ana.upload(UPLOAD_PRIVATE, { name: 'a.bin', content })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
    const largest = await ana.upload(UPLOAD_PRIVATE, { name: 'a.bin', content: content.subarray(1) });
    expect(largest.status).toBe(200);
  });

  test('is refused once its owner has 200 MB; other owners can still upload', async () => {
    const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
    const created_date = new Date().toISOString();
    const [file_id, size, bytes] = ['f'.repeat(64), 200 * 1024 * 1024 - 3, Buffer.from('x')];
    const row = { id: file_id, mime: 'x', size, bytes, width: null, height: null, created_date };
    await app.deps.db.insertInto('files').values(row).execute();
    const is_private = app.database.url ? true : 1;
    const owner = { file_id, owner_id: ana.id, is_private, name: null, created_date };
    await app.deps.db.insertInto('file_owners').values(owner).execute();
    expect((await ana.upload(UPLOAD_PRIVATE, { name: 'a.txt', content: 'abc' })).status).toBe(200);
    expect(await ana.upload(UPLOAD_PRIVATE, { name: 'b.txt', content: 'd' })).toMatchObject({
      status: 413,
      body: { message: 'O espaço para arquivos privados acabou (200 MB).' },
    });
    expect((await bia.upload(UPLOAD_PRIVATE, { name: 'b.txt', content: 'd' })).status).toBe(200);
  });
});
