import { expect, test } from 'vitest';
import type { AnyRecord } from '../entities/rows.ts';
import { shortenedRecord } from './update-model.ts';

const record = (fields: object) => ({ id: 'x', created_by: null, ...fields }) as unknown as AnyRecord;

test('an ordinary record is sent unchanged', () => {
  const plan = record({ titulo: 'Plano', refeicoes: [{ nome: 'Almoço' }] });
  expect(shortenedRecord(plan)).toBe(plan);
});

test('a very long record is sent without its long fields', () => {
  const plan = record({
    titulo: 'Plano',
    observacoes_finais: 'x'.repeat(60_000),
    refeicoes: ['y'.repeat(20_000)],
    receitas: ['z'],
  });
  expect(shortenedRecord(plan)).toEqual(
    record({ titulo: 'Plano', observacoes_finais: '', refeicoes: [], receitas: ['z'], _oversize: true }),
  );
});
