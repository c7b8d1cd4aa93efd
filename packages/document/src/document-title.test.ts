import { expect, test } from 'vitest';
import { updatedOn } from './document-title.tsx';

test('the date is the day in Brazil, written in Portuguese', () => {
  expect(updatedOn('2026-03-12T14:00:00.000Z')).toBe('Atualizado em 12 de março de 2026');
  expect(updatedOn('2026-03-01T02:30:00.000Z')).toBe('Atualizado em 28 de fevereiro de 2026');
});
