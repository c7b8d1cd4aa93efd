import { expect, test } from 'vitest';
import { linkActs } from './trail.ts';

const open = { ativo: true, token_publico: 'a', link_expira_em: null };

test('L10: opening, closing, replacing and dating a link are acts for the trail; other saves are not', () => {
  expect(linkActs(open, { ...open })).toEqual([]);
  expect(linkActs(open, { ...open, ativo: false })).toEqual(['link_disabled']);
  expect(linkActs({ ...open, ativo: false }, open)).toEqual(['link_enabled']);
  expect(linkActs(open, { ...open, token_publico: 'b' })).toEqual(['link_replaced']);
  expect(linkActs(open, { ...open, link_expira_em: '2026-01-01T00:00:00.000Z' })).toEqual([
    'link_expiry_changed',
  ]);
});
