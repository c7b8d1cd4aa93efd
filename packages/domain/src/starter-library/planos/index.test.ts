import { describe, expect, test } from 'vitest';
import { CardapioTemplate } from '../../entities/index.ts';
import { planosProntos } from './index.ts';

const itemsOf = ({ modelo }: (typeof planosProntos)[number]) =>
  (modelo.refeicoes ?? []).flatMap(({ opcoes }) => (opcoes ?? []).flatMap(({ itens }) => itens ?? []));

test('there are ten ready plans, each with an id and a name of its own', () => {
  expect(planosProntos).toHaveLength(10);
  for (const names of [planosProntos.map(({ id }) => id), planosProntos.map(({ modelo }) => modelo.nome)])
    expect(new Set(names).size).toBe(10);
});

describe.each(planosProntos)('the ready plan “$modelo.nome”', (plan) => {
  const { objetivo, modelo } = plan;

  test('is a valid template, whose targets are shares of its energy', () => {
    expect(CardapioTemplate.creation.parse(modelo)).toEqual(modelo);
    const { kcal, proteina, carboidrato, gordura } = modelo.meta ?? {};
    expect(kcal).toBeGreaterThanOrEqual(1_200);
    expect((proteina?.valor ?? 0) + (carboidrato?.valor ?? 0) + (gordura?.valor ?? 0)).toBe(100);
  });

  test('says in one line whom it is for', () => {
    expect(objetivo).toMatch(/^\p{Lu}[^\n]{30,110}\.$/u);
  });

  test('has five or six meals in the order of the day, with two or three named options', () => {
    const meals = modelo.refeicoes ?? [];
    expect([5, 6]).toContain(meals.length);
    const times = meals.map(({ horario }) => horario ?? '');
    for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    expect(times).toEqual([...times].sort());
    for (const { nome, opcoes = [] } of meals) {
      expect([2, 3], nome ?? '').toContain(opcoes?.length);
      expect(new Set(opcoes?.map(({ descricao }) => descricao)).size).toBe(opcoes?.length);
    }
  });

  test('writes a household measure with its grams or millilitres, or an amount that is free', () => {
    for (const item of itemsOf(plan).filter((text) => !/^\d+ porç(ão|ões) de /.test(text)))
      expect(item).toMatch(/^\S.* \(\d+ (g|ml)\)$|à vontade$|a gosto$|sem açúcar$/);
  });

  test('has one or two recipes and three sheets of guidance, and says that it is to be adapted', () => {
    expect([1, 2]).toContain(modelo.receitas?.length);
    expect(modelo.orientacoes).toHaveLength(3);
    expect(modelo.observacoes_finais).toMatch(/\n.*ponto de partida.*\.$/);
  });

  test('is typed cleanly: composed accents, no stray spaces', () => {
    JSON.parse(JSON.stringify([objetivo, modelo]), (_key, value) => {
      if (typeof value !== 'string') return value;
      expect(value).toBe(value.normalize('NFC').trim());
      expect(value).not.toMatch(/ {2}| [,.;:]/);
      return value;
    });
  });
});
