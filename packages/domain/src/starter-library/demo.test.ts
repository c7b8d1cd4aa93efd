import { describe, expect, test } from 'vitest';
import { Cardapio, Paciente, User } from '../entities/index.ts';
import { demoCardapios, demoPacientes, demoProfile } from './demo.ts';

describe('the demo practice', () => {
  test('can be loaded without changes', () => {
    expect(User.draft.parse(demoProfile)).toEqual(demoProfile);
    for (const body of demoPacientes) expect(Paciente.creation.parse(body)).toEqual(body);
    for (const body of demoCardapios) expect(Cardapio.creation.parse(body)).toEqual(body);
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
