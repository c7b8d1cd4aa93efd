import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPng } from '../files/testing/pictures.ts';
import type { Db } from '../platform/db/tables.ts';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { iconOf } from './icons.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const noDatabase = {} as Db;

async function aLogo(colour: string): Promise<string> {
  const ana = await app.aNutritionist();
  const file = { name: 'logo.png', content: await aPng({ colour }), type: 'image/png' };
  return (await ana.upload('/integration-endpoints/Core/UploadFile', file)).body.file_url;
}

test('an icon that was made before is returned without reading the logo again', async () => {
  const nutricionista = { logo_url: await aLogo('#123456') } as Parameters<typeof iconOf>[1];
  const first = await iconOf(app.deps, nutricionista, 192);
  expect(await iconOf({ db: noDatabase }, nutricionista, 192)).toBe(first);
  expect(await iconOf(app.deps, nutricionista, 512)).not.toBe(first);
});

test('a missing logo gives the mark on the brand colour, and the next request looks for the logo again', async () => {
  const logo_url = `/api/apps/alecrim/files/${'0'.repeat(64)}.webp`;
  const nutricionista = { logo_url, cor_primaria: '#654321' } as Parameters<typeof iconOf>[1];
  const mark = await iconOf(app.deps, nutricionista, 192);
  expect(await iconOf({ db: noDatabase }, { ...nutricionista, logo_url: null }, 192)).toBe(mark);
  await expect(iconOf({ db: noDatabase }, nutricionista, 192)).rejects.toThrow();
});
