import { publicMenuOf } from '@alecrim/domain';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { madePlanPages } from './made-pages.ts';

const aPage = (titulo: string) => ({
  menu: publicMenuOf(aCardapio({ titulo }), aProfile()),
  updatedDate: '2026-03-01T12:00:00.000Z',
  token: 'um-token-de-teste',
  link: 'http://localhost/#/VerCardapio?token=um-token-de-teste',
  origin: 'http://localhost',
  hasShopping: true,
});

test('the page of a plan is rendered once, and again after a change', async () => {
  const make = madePlanPages();
  const first = await make(aPage('Março'));
  expect(await make(aPage('Março'))).toBe(first);
  const changed = await make(aPage('Abril'));
  expect(await changed.inForm('plain')).toContain('Abril');
  expect(changed.etag).not.toBe(first.etag);
});

test('only the last hundred rendered pages are kept', async () => {
  const make = madePlanPages();
  const first = await make(aPage('Março'));
  for (let i = 0; i < 100; i++) await make(aPage(`Plano ${i}`));
  expect(await make(aPage('Março'))).not.toBe(first);
});
