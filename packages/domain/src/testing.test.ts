import { describe, expect, test } from 'vitest';
import { Cardapio, entityNamed, entityNames, User } from './entities/index.ts';
import { aCardapio, aCreation, aLargeCardapio, aProfile } from './testing.ts';

describe('the test record makers', () => {
  test.each(entityNames)('give a %s that may be created as it is', (name) => {
    const body = aCreation(name);
    expect(entityNamed(name).creation.parse(body)).toEqual(body);
  });

  test.each(entityNames)('give a fresh %s on every call, so that tests cannot touch each other', (name) => {
    const text = JSON.stringify(aCreation(name));
    scramble(aCreation(name));
    expect(JSON.stringify(aCreation(name))).toBe(text);
  });

  test('replace the usual values by the given ones', () => {
    expect(aCardapio({ titulo: 'Plano de abril' })).toMatchObject({
      titulo: 'Plano de abril',
      paciente_nome: 'Marina Alves',
    });
    expect(aCreation('Paciente', { nome: 'Bia' })).toHaveProperty('nome', 'Bia');
  });

  test('make a plan of a typical shape and size', () => {
    const { refeicoes = [], receitas, orientacoes } = aCardapio();
    expect(refeicoes.map((meal) => meal.opcoes?.map((option) => option.itens?.length))).toEqual(
      Array(6).fill([5, 5, 5]),
    );
    expect([receitas?.length, orientacoes?.length]).toEqual([3, 3]);
    const { length } = JSON.stringify(aCardapio());
    expect(length).toBeGreaterThan(5_500);
    expect(length).toBeLessThan(7_000);
  });

  test('make a plan of any size up to the limits', () => {
    const large = aLargeCardapio(30, 5, 10);
    expect(large.refeicoes?.map((meal) => meal.opcoes?.map((option) => option.itens?.length))).toEqual(
      Array(30).fill(Array(5).fill(10)),
    );
    const items = large.refeicoes?.flatMap(
      (meal) => meal.opcoes?.flatMap((option) => option.itens ?? []) ?? [],
    );
    expect(new Set(items).size).toBe(30 * 5 * 10);
    expect(Cardapio.creation.parse(large)).toEqual(large);
  });

  test('make a profile that may be saved as it is', () => {
    expect(User.draft.parse(aProfile())).toEqual(aProfile());
  });
});

function scramble(value: unknown): void {
  if (Array.isArray(value)) {
    value.forEach(scramble);
    value.length = 0;
  } else if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(scramble);
  }
}
