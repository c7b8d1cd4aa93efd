import { atividadeLabels, type Draft, type sexoLabels } from '@alecrim/domain';
import type { Activity, Sex } from '@alecrim/domain/pure';
import { aPaciente } from '@alecrim/domain/testing';
import { ACTIVITIES } from '@alecrim/nutrition/needs';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Chosen<K extends 'sexo' | 'atividade'> = Exclude<Draft<'Paciente'>[K], '' | null>;

test('a patient has the sexes and activities that the formulas for energy know', () => {
  expectTypeOf<Chosen<'sexo'>>().toEqualTypeOf<Sex>();
  expectTypeOf<keyof typeof sexoLabels>().toEqualTypeOf<Sex>();
  expectTypeOf<Chosen<'atividade'>>().toEqualTypeOf<Activity>();
  // The formulas of the energy at rest have one activity more, which a record does not need.
  expect(ACTIVITIES.map(({ id, name }) => [id, name]).slice(0, 4)).toEqual(Object.entries(atividadeLabels));
});

describe('the measures of a patient', () => {
  const measures = {
    peso_kg: 72.5,
    altura_cm: 165.5,
    medidas_em: '2026-11-16',
    sexo: 'feminino',
    atividade: 'leve',
  } as const;
  const none = { peso_kg: null, altura_cm: null, medidas_em: null, sexo: null, atividade: null };

  test('are optional, stored as sent, and found by a filter', async () => {
    const ana = await app.aNutritionist();
    expect((await ana.post('/entities/Paciente', aPaciente())).body).toMatchObject(none);
    const { body: created } = await ana.post('/entities/Paciente', aPaciente(measures));
    expect((await ana.get(`/entities/Paciente/${created.id}`)).body).toMatchObject(measures);
    for (const filter of [{ peso_kg: 72.5 }, { altura_cm: { $gt: 165 } }, { atividade: 'leve' }]) {
      const { body } = await ana.get(`/entities/Paciente?q=${encodeURIComponent(JSON.stringify(filter))}`);
      expect(body.map(({ id }: { id: string }) => id)).toEqual([created.id]);
    }
  });

  test('are cleared by null and by an empty choice', async () => {
    const ana = await app.aNutritionist();
    const { body: created } = await ana.post('/entities/Paciente', aPaciente(measures));
    const empty = { ...none, medidas_em: '', sexo: '', atividade: '' };
    expect((await ana.put(`/entities/Paciente/${created.id}`, empty)).body).toMatchObject(none);
  });

  test.each([
    [{ peso_kg: 0.2 }, 'Informe o peso em quilos, de 0,3 a 500'],
    [{ peso_kg: 501 }, 'Informe o peso em quilos, de 0,3 a 500'],
    [{ peso_kg: '72' }, 'Informe o peso em quilos, de 0,3 a 500'],
    [{ altura_cm: 1.65 }, 'Informe a altura em centímetros, de 20 a 250'],
    [{ altura_cm: 251 }, 'Informe a altura em centímetros, de 20 a 250'],
    [{ sexo: 'f' }, 'Escolha uma das opções'],
    [{ atividade: 'muita' }, 'Escolha uma das opções'],
  ])('are refused with a reason: %j', async (wrong, message) => {
    const ana = await app.aNutritionist();
    const { status, body } = await ana.post('/entities/Paciente', { ...aPaciente(), ...wrong });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });
});
