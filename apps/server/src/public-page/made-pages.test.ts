import { publicMenuOf } from '@alecrim/domain';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { type MadePage, madePages, planVersion, recentlyUsed } from './made-pages.ts';
import { planPage } from './plan-page.tsx';

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

/** A store of pages that counts its readings. */
function counted() {
  const pages = madePages<never>();
  const readings: string[] = [];
  const read = (titulo: string) => async () => {
    readings.push(titulo);
    return aPage(titulo);
  };
  const page = (titulo: string): Promise<MadePage> => pages.page(titulo, read(titulo));
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

test('only the last hundred rendered pages are kept, and their versions longer', async () => {
  const { page, pages } = counted();
  const first = await page('Março');
  for (let i = 0; i < 100; i++) await page(`Plano ${i}`);
  expect(pages.versionOf('Março')).toBe(first.version);
  expect(await page('Março')).not.toBe(first);
});

test('a page that was read after a change is kept under the key of what was read', async () => {
  const { pages, page, read } = counted();
  const made = await pages.page('before', read('Março'));
  expect(pages.versionOf('before')).toBeUndefined();
  expect(await page('Março')).toBe(made);
});

test('a reading that failed is tried again by the next who asks', async () => {
  const { pages, page } = counted();
  const broken = () => Promise.reject(new Error('no database'));
  await expect(pages.page('Março', broken)).rejects.toThrow('no database');
  expect((await page('Março')).version).toBe(aPage('Março').version);
});

test('few large pages are kept where many small ones would be', () => {
  const kept = recentlyUsed<string>(100, { bytes: 10, sizeOf: ({ length }) => length });
  for (const [key, value] of Object.entries({ a: '1234', b: '1234', c: '1234' })) kept.set(key, value);
  expect([kept.get('a'), kept.get('b'), kept.get('c')]).toEqual([undefined, '1234', '1234']);
  kept.set('d', 'longer than all');
  expect([kept.get('b'), kept.get('c'), kept.get('d')]).toEqual([undefined, undefined, 'longer than all']);
});
