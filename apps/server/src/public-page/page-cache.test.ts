import { qrPath } from '@alecrim/document';
import { publicMenuOf } from '@alecrim/domain';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { type CachedPage, pageCache, planVersion } from './page-cache.ts';
import { cachedQr, planPage } from './plan-page.tsx';

function aPage(titulo: string) {
  const page = {
    menu: publicMenuOf(aCardapio({ titulo }), aProfile()),
    updatedDate: '2026-03-01T12:00:00.000Z',
    token: 'um-token-de-teste',
    link: 'http://localhost/#/VerCardapio?token=um-token-de-teste',
    origin: 'http://localhost',
    hasShopping: true,
  };
  const version = planVersion(page);
  return { key: titulo, version, render: () => planPage(page, version) };
}

/** A cache of pages that counts its readings. */
function counted() {
  const pages = pageCache<never>();
  const readings: string[] = [];
  const read = (titulo: string) => async () => {
    readings.push(titulo);
    return aPage(titulo);
  };
  const page = (titulo: string): Promise<CachedPage> => pages.page(titulo, read(titulo));
  return { pages, readings, read, page };
}

test('the page of a plan is rendered once, and again after a change', async () => {
  const { page, readings } = counted();
  const first = await page('Março');
  expect(await page('Março')).toBe(first);
  const changed = await page('Abril');
  expect(String(await changed.inForm('plain'))).toContain('Abril');
  expect(changed.etag).not.toBe(first.etag);
  expect(readings).toEqual(['Março', 'Abril']);
});

test('simultaneous first openings of a page share one reading and one rendering', async () => {
  const { page, pages, read, readings } = counted();
  const [first, ...others] = await Promise.all([page('Março'), page('Março'), page('Março')]);
  for (const other of others) expect(other).toBe(first);
  expect(await pages.readVersion('Abril', read('Abril'))).toBe(aPage('Abril').version);
  expect(readings).toEqual(['Março', 'Abril']);
});

test('only the last hundred rendered pages are cached, and their versions longer', async () => {
  const { page, pages } = counted();
  const first = await page('Março');
  for (let i = 0; i < 100; i++) await page(`Plano ${i}`);
  expect(pages.versionOf('Março')).toBe(first.version);
  expect(await page('Março')).not.toBe(first);
});

test('a page that was read after a change is cached under the key of what was read', async () => {
  const { pages, page, read } = counted();
  const made = await pages.page('before', read('Março'));
  expect(pages.versionOf('before')).toBeUndefined();
  expect(await page('Março')).toBe(made);
});

test('a reading that failed is retried by the next request', async () => {
  const { pages, page } = counted();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(pages.page('Março', broken)).rejects.toThrow('no database');
  expect((await page('Março')).version).toBe(aPage('Março').version);
});

test('the QR code of a link is drawn once, and each link has its own', () => {
  const [one, other] = ['http://localhost/#/VerCardapio?token=1', 'http://localhost/#/VerCardapio?token=2'];
  const code = cachedQr(one);
  expect(code).toEqual(qrPath(one));
  expect(cachedQr(one)).toBe(code);
  expect(cachedQr(other)).toEqual(qrPath(other));
});
