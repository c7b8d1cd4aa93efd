import { HOUR_MS } from '@alecrim/domain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { storeFile } from './store.ts';
import { sweepOrphans } from './sweep.ts';
import { aPng } from './testing/pictures.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const UPLOAD = '/integration-endpoints/Core/UploadFile';
const UPLOAD_PRIVATE = '/integration-endpoints/Core/UploadPrivateFile';

let pictures = 0;
// Of another size each: colours that are nearly alike become the same bytes.
const newPicture = () => aPng({ width: 8 + ++pictures, height: 8 });

const upload = async (
  caller: Awaited<ReturnType<TestApp['aNutritionist']>>,
  content: Buffer,
): Promise<string> => (await caller.upload(UPLOAD, { name: 'a.png', content })).body.file_url;
const statusOf = async (url: string) =>
  (await app.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost' } })).statusCode;
const sweepAfter = (ms: number) => sweepOrphans({ db: app.deps.db, now: () => new Date(Date.now() + ms) });

test('R21 a picture that no profile uses is deleted after an hour, not before', async () => {
  const ana = await app.aNutritionist();
  const url = await upload(ana, await newPicture());
  expect(await sweepAfter(HOUR_MS - 60_000)).toBe(0);
  expect(await statusOf(url)).toBe(200);
  expect(await sweepAfter(HOUR_MS + 60_000)).toBe(1);
  expect(await statusOf(url)).toBe(404);
});

test('R21 the logo and the photo of a profile are kept until they are replaced', async () => {
  const ana = await app.aNutritionist();
  const [logo, photo, next] = [
    await upload(ana, await newPicture()),
    await upload(ana, await newPicture()),
    await upload(ana, await newPicture()),
  ];
  await ana.put('/entities/User/me', { logo_url: logo, foto_url: `${new URL(photo).pathname}?v=2` });
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
  expect([await statusOf(logo), await statusOf(photo), await statusOf(next)]).toEqual([200, 200, 404]);

  await ana.put('/entities/User/me', { logo_url: null });
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
  expect([await statusOf(logo), await statusOf(photo)]).toEqual([404, 200]);
});

test('a picture of two people is kept as long as one of them uses it', async () => {
  const [ana, bia] = [await app.aNutritionist(), await app.aNutritionist()];
  const content = await newPicture();
  const url = await upload(ana, content);
  await upload(bia, content);
  await ana.put('/entities/User/me', { foto_url: url });
  await bia.put('/entities/User/me', { foto_url: url });
  await ana.put('/entities/User/me', { foto_url: null });
  expect(await sweepAfter(2 * HOUR_MS)).toBe(0);
  await bia.put('/entities/User/me', { foto_url: null });
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
});

test('a picture that is uploaded again is kept for another hour', async () => {
  const ana = await app.aNutritionist();
  const content = await newPicture();
  const url = await upload(ana, content);
  const hourAgo = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  await app.deps.db.updateTable('files').set({ created_date: hourAgo }).execute();
  await app.deps.db.updateTable('file_owners').set({ created_date: hourAgo }).execute();
  await upload(ana, content);
  expect(await sweepAfter(0)).toBe(0);
  expect(await statusOf(url)).toBe(200);
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
});

test('a private file is kept when a public picture with the same bytes is deleted', async () => {
  const ana = await app.aNutritionist();
  const url = await upload(ana, await newPicture());
  const content = (await app.app.inject({ url: new URL(url).pathname, headers: { host: 'localhost' } }))
    .rawPayload;
  const { body } = await ana.upload(UPLOAD_PRIVATE, { name: 'a.webp', content });
  expect(await sweepAfter(2 * HOUR_MS)).toBe(0);
  expect(await statusOf(url)).toBe(404);
  const signed = await ana.post('/integration-endpoints/Core/CreateFileSignedUrl', {
    file_uri: body.file_uri,
  });
  expect(signed.status).toBe(200);
});

test('the private files of a deleted account are deleted', async () => {
  const ana = await app.aNutritionist();
  await ana.upload(UPLOAD_PRIVATE, { name: 'a.txt', content: 'a note of a person who leaves' });
  await app.deps.db.deleteFrom('users').where('id', '=', ana.id).execute();
  expect(await sweepAfter(2 * HOUR_MS)).toBe(1);
});

test('a sweep deletes more files than one batch holds', async () => {
  const created_date = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  const many = Array.from({ length: 450 }, (_, i) => ({
    id: i.toString(16).padStart(64, '0'),
    mime: 'image/webp',
    size: 1,
    width: null,
    height: null,
    created_date,
    bytes: Buffer.from([i % 256]),
  }));
  await app.deps.db.insertInto('files').values(many).execute();
  expect(await sweepAfter(0)).toBe(450);
});

test('a statement of a sweep deletes one large file', async () => {
  const { db } = app.deps;
  const created_date = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  const row = { mime: 'image/webp', size: 9_000_000, width: null, height: null, created_date };
  const many = ['a', 'b', 'c'].map((id) => ({ ...row, id: id.repeat(64), bytes: Buffer.from(id) }));
  await db.insertInto('files').values(many).execute();
  const spy = vi.spyOn(db.getExecutor(), 'executeQuery');
  expect(await sweepAfter(0)).toBe(3);
  const results = await Promise.all(spy.mock.results.map(({ value }) => value));
  spy.mockRestore();
  expect(Math.max(...results.map(({ numAffectedRows }) => Number(numAffectedRows ?? 0)))).toBe(1);
});

test('R21 an upload in the middle of a sweep is kept', async () => {
  const { id: ownerId } = await app.aNutritionist();
  const store = () =>
    storeFile(app.deps, { mime: 'image/webp', bytes: Buffer.from('again') }, { ownerId, isPrivate: false });
  const id = await store();
  const old = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  await app.deps.db.updateTable('files').set({ created_date: old }).execute();
  await app.deps.db.updateTable('file_owners').set({ created_date: old }).execute();
  let reads = 0;
  let again: Promise<string> | undefined;
  const db = app.deps.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      // The sweep has read the profiles and then the old files: now the same picture arrives again.
      if (++reads === 2) again = store();
      await new Promise(setImmediate);
      return result;
    },
  });
  await sweepOrphans({ db, now: () => new Date() });
  expect(await again).toBe(id);
  expect(await statusOf(`http://localhost/api/apps/alecrim/files/${id}.webp`)).toBe(200);
});

test('R21 uploads and sweeps at the same time never lose a file that was just stored', async () => {
  const { id: ownerId } = await app.aNutritionist();
  const old = new Date(Date.now() - 2 * HOUR_MS).toISOString();
  for (let i = 0; i < 40; i++) {
    const content = { mime: 'image/webp', bytes: Buffer.from(`round ${i}`) };
    const id = await storeFile(app.deps, content, { ownerId, isPrivate: false });
    await app.deps.db.deleteFrom('file_owners').where('file_id', '=', id).execute();
    await app.deps.db.updateTable('files').set({ created_date: old }).where('id', '=', id).execute();
    await Promise.all([
      sweepAfter(0),
      storeFile(app.deps, content, { ownerId, isPrivate: false }),
      sweepAfter(0),
    ]);
    const kept = await app.deps.db
      .selectFrom('file_owners')
      .select('file_id')
      .where('file_id', '=', id)
      .execute();
    expect(kept).toHaveLength(1);
  }
});
