import { expect, test } from 'vitest';
import { pdfFileName } from './file-name.ts';

const nameFor = (patient: string | null, date = '2026-11-17T15:00:00.000Z') =>
  pdfFileName('Plano alimentar', patient, date);

test('a file has the name that a person would give it', () => {
  expect(nameFor('Beatriz Nogueira')).toBe('Plano alimentar - Beatriz - 2026-11-17.pdf');
  expect(pdfFileName('Lista de compras', 'João', '2026-11-17T15:00:00.000Z')).toBe(
    'Lista de compras - João - 2026-11-17.pdf',
  );
});

test('without a patient the kind and the day remain', () => {
  expect(nameFor(null)).toBe('Plano alimentar - 2026-11-17.pdf');
  expect(nameFor(' ../ ')).toBe('Plano alimentar - 2026-11-17.pdf');
});

test('the day is the one in Brazil', () => {
  expect(nameFor('Ana', '2026-11-18T02:30:00.000Z')).toContain('2026-11-17');
});

test('every file system takes the name', () => {
  expect(nameFor('..\\A/n:a*?"<>|%00\u0000\u202e\u200b\ud800')).toBe(
    'Plano alimentar - Ana00 - 2026-11-17.pdf',
  );
  expect(nameFor('👩‍⚕️'.repeat(100)).length).toBeLessThan(120);
  expect(nameFor('Joa\u0303o')).toBe(nameFor('João'));
});
