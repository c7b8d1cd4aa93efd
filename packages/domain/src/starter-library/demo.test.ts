import { describe, expect, test } from 'vitest';
import { Avaliacao, Cardapio, Consulta, Paciente, User } from '../entities/index.ts';
import { demoCardapios, demoPacientes, demoPatientsOn, demoProfile } from './demo.ts';

describe('the demo practice', () => {
  test('can be loaded without changes', () => {
    expect(User.draft.parse(demoProfile)).toEqual(demoProfile);
    for (const body of demoPacientes) expect(Paciente.creation.parse(body)).toEqual(body);
    for (const body of demoCardapios) expect(Cardapio.creation.parse(body)).toEqual(body);
  });

  test('has measurements and notes that can be loaded, in order, none of a day to come', () => {
    const today = new Date(2028, 1, 29, 23, 30);
    for (const { body, measurements, notes } of demoPatientsOn(today)) {
      expect(Paciente.creation.parse(body)).toEqual(body);
      for (const records of [measurements, notes]) {
        const days = records.map(({ data }) => data);
        expect(days.length, body.nome).toBeGreaterThan(0);
        expect(days).toEqual([...days].sort());
        expect((days.at(-1) ?? '') < '2028-02-29', body.nome).toBe(true);
      }
      for (const one of measurements) {
        const creation = { ...one, paciente_id: 'p' };
        expect(Avaliacao.creation.parse(creation)).toEqual(creation);
      }
      for (const one of notes) {
        const creation = { ...one, paciente_id: 'p' };
        expect(Consulta.creation.parse(creation)).toEqual(creation);
      }
    }
  });

  test('has an adult of two years of measurements, a pregnancy and a child of ten years, whatever the year', () => {
    const patients = demoPatientsOn(new Date(2031, 5, 15));
    const measured = (nome: string) => patients.find(({ body }) => body.nome === nome)?.measurements ?? [];
    expect([measured('Marina Alves')[0]?.data, measured('Marina Alves').at(-1)?.data]).toEqual([
      '2029-06-17',
      '2031-06-01',
    ]);
    const weeks = measured('Beatriz Nogueira').map(({ semanas_gestacao, data }) => [data, semanas_gestacao]);
    expect(weeks.at(-1)).toEqual(['2031-06-08', 23]);
    const sofia = patients.find(({ body }) => body.nome === 'Sofia Barreto');
    expect(sofia?.body.data_nascimento).toBe('2020-10-13');
    expect(sofia?.measurements.map(({ altura_cm }) => altura_cm)).toEqual([
      127.5, 130.4, 133.6, 136.9, 140.2, 143,
    ]);
  });

  test('has two patients with restrictions and visits before and after today', () => {
    const bodies = demoPatientsOn(new Date(2026, 10, 18)).map(({ body }) => body);
    expect(bodies.filter(({ restricoes }) => restricoes?.length).map(({ nome }) => nome)).toEqual([
      'Caio Menezes',
      'Luciana Prado',
    ]);
    const returns = bodies.map(({ retorno_em }) => retorno_em);
    expect(returns).toEqual([
      '2026-12-04',
      '2026-11-20',
      '2026-11-23',
      undefined,
      '2026-11-12',
      '2026-12-28',
    ]);
  });

  test('has six patients and four plans, each plan for one of them', () => {
    const names = demoPacientes.map((patient) => patient.nome);
    expect(new Set(names).size).toBe(6);
    expect(demoCardapios).toHaveLength(4);
    for (const { paciente_nome, titulo } of demoCardapios) expect(names, titulo).toContain(paciente_nome);
  });

  test('shows a shared plan and a private one', () => {
    expect(new Set(demoCardapios.map((plan) => plan.ativo))).toEqual(new Set([true, false]));
  });

  test('fills every section of every plan, meals in the order of the day', () => {
    for (const { titulo, refeicoes = [], receitas, orientacoes, observacoes_finais } of demoCardapios) {
      const times = refeicoes.map((meal) => meal.horario);
      expect(times, titulo).toEqual([...times].sort());
      expect(Math.min(refeicoes.length, receitas?.length ?? 0, orientacoes?.length ?? 0)).toBeGreaterThan(0);
      expect(observacoes_finais, titulo).toBeTruthy();
    }
  });

  test('has only reserved e-mail addresses and phone numbers that do not exist', () => {
    for (const { email, telefone } of demoPacientes) {
      expect(email).toMatch(/^$|@example\.com$/);
      expect(telefone).toMatch(/^\(\d\d\) 90000-00\d\d$/);
    }
  });
});
