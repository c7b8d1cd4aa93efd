import { expect, test } from 'vitest';
import type { News } from '../platform/news.ts';
import { packed, unpacked } from './packets.ts';

const news: News[] = Array.from({ length: 1_000 }, (_, i) => ({
  kind: 'change',
  entity: 'OrientacaoTemplate',
  type: 'update',
  id: `0198f7a2-0000-7000-8000-${String(i).padStart(12, '0')}`,
  ownerId: '0198f7a2-0000-7000-8000-000000000000',
}));

test('a long list of news is split into texts that PostgreSQL accepts, complete and in order', () => {
  const texts = packed('me', news);
  expect(texts.length).toBeGreaterThan(1);
  expect(Math.max(...texts.map((text) => Buffer.byteLength(text)))).toBeLessThan(8_000);
  expect(texts.flatMap((text) => unpacked(text)?.news ?? [])).toEqual(news);
  expect(unpacked(texts[0]!)?.origin).toBe('me');
});

test('every kind of news is the same after packing and unpacking', () => {
  const kinds: News[] = [
    { kind: 'change', entity: 'Cardapio', type: 'delete', id: 'a', ownerId: null },
    { kind: 'message', conversationId: 'c', messageId: 'm' },
    { kind: 'sessions', userId: 'u' },
  ];
  expect(packed('me', kinds).map(unpacked)).toEqual([{ origin: 'me', news: kinds }]);
  expect(packed('me', [])).toEqual([]);
});

test('malformed packets are ignored', () => {
  const strange = [
    '',
    '{',
    '[]',
    '{"origin":"x"}',
    '{"origin":"x","news":[{"kind":"change","entity":"User"}]}',
    'null',
  ];
  expect(strange.map(unpacked)).toEqual(strange.map(() => undefined));
});
