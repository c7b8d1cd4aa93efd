import { anAvaliacao } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { doubtsAbout } from './doubts.ts';
import type { Measurement, Subject } from './measured.ts';

const man: Subject = { sex: 'masculino', birthDay: '1980-01-01' };
const child: Subject = { sex: 'masculino', birthDay: '2018-01-01' };

const measured = (over: object): Measurement =>
  ({
    id: 'before',
    exames: [],
    outras_medidas: [],
    ...anAvaliacao({ data: '2026-01-02' }),
    ...over,
  }) as Measurement;

const before = [measured({ peso_kg: 72.5, altura_cm: 170, cintura_cm: 90, quadril_cm: 100 })];
const about = (values: object, subject = man, all = before, id?: string) =>
  doubtsAbout({ data: '2026-03-02', ...values }, { subject, all, id });

test('a weight that changed by more than 15 % is asked about, with the one before', () => {
  expect(about({ peso_kg: 127.5 }).peso_kg).toBe('O peso anterior era 72,5 kg. Confirma 127,5?');
  expect(about({ peso_kg: 60 }).peso_kg).toBe('O peso anterior era 72,5 kg. Confirma 60?');
  expect(about({ peso_kg: 80 })).toEqual({});
});

test('an adult who shrinks or grows by more than 3 cm is asked about, and a child who grows is not', () => {
  expect(about({ altura_cm: 166 }).altura_cm).toBe('A altura anterior era 170 cm. Confirma 166?');
  expect(about({ altura_cm: 167 })).toEqual({});
  expect(about({ altura_cm: 175 }).altura_cm).toBeDefined();
  expect(about({ altura_cm: 175 }, child)).toEqual({});
});

test('a child may gain a lot in months, and not in days', () => {
  const last = [measured({ peso_kg: 20, altura_cm: null, cintura_cm: null, data: '2025-06-01' })];
  expect(about({ peso_kg: 24 }, child, last)).toEqual({});
  const recent = [measured({ peso_kg: 20, altura_cm: null, cintura_cm: null, data: '2026-02-20' })];
  expect(about({ peso_kg: 24 }, child, recent).peso_kg).toBe('O peso anterior era 20 kg. Confirma 24?');
});

test('values that do not go together are asked about', () => {
  expect(about({ cintura_cm: 100, quadril_cm: 60 }, man, []).cintura_cm).toBe(
    'O quadril tem 60 cm. Confirma 100?',
  );
  expect(about({ peso_kg: 170, altura_cm: 72 }, man, []).peso_kg).toContain('o IMC fica em 327,9');
  expect(about({ peso_kg: 60, massa_magra_kg: 66 }, man, []).massa_magra_kg).toBe(
    'O peso é 60 kg. Confirma 66?',
  );
  expect(about({ pressao_sistolica: 260 }, man, []).pressao_sistolica).toContain('Confirma 260?');
  expect(about({ dobra_coxa_mm: 75 }, man, []).dobra_coxa_mm).toContain('Confirma 75?');
});

test('a measurement is not compared with itself, nor with a later one', () => {
  expect(about({ peso_kg: 127.5 }, man, before, 'before')).toEqual({});
  expect(about({ data: '2025-12-01', peso_kg: 127.5 })).toEqual({});
});

test('a text that is no number asks nothing', () => {
  expect(about({ peso_kg: '12x', altura_cm: null })).toEqual({});
});
