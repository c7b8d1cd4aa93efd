import { describe, expect, test } from 'vitest';
import { duplicateFor, duplicateOf } from './duplicate.ts';
import type { Draft, EntityName, Stored } from './entities/index.ts';
import { entityNamed, entityNames } from './entities/index.ts';
import { aCardapio, aCreation, anOrientacaoTemplate, aReceitaTemplate } from './testing.ts';

const builtIns = {
  id: '0197f0aa-0000-7000-8000-000000000001',
  created_date: '2025-03-01T12:00:00.000Z',
  updated_date: '2025-03-02T12:00:00.000Z',
  created_by: 'helena.duarte@example.com',
  created_by_id: '0197f0aa-0000-7000-8000-000000000002',
  is_sample: true,
  version: 7,
};

function stored<N extends EntityName>(name: N, creation: object): Stored<N> {
  return { ...builtIns, ...entityNamed(name).blank, ...creation } as Stored<N>;
}

// Nobody copies a measurement or a note: it belongs to one patient and one day.
const copied = entityNames.filter((name) => !entityNamed(name).childOf);

describe.each(copied)('a copy of a %s', (name) => {
  const { titleField, fields, draft } = entityNamed(name);
  const title = String(Object.entries(aCreation(name)).find(([key]) => key === titleField)?.[1]);
  const original = stored(name, aCreation(name));
  const copy = duplicateOf(name, original) as Record<string, unknown>;

  test('is marked as a copy in its title and can be saved unchanged', () => {
    expect(copy[titleField]).toBe(`${title} (Cópia)`);
    expect(draft.safeParse(copy).success).toBe(true);
  });

  test('has no id, dates or owner', () => {
    expect(Object.keys(copy).sort()).toEqual(Object.keys(fields).sort());
  });

  test('does not change the original', () => {
    expect(original).toEqual(stored(name, aCreation(name)));
  });

  test('keeps a title at its limit within the limit, also when the cut falls inside an emoji', () => {
    for (const limit of ['a'.repeat(300), `${'a'.repeat(291)}🍎${'a'.repeat(7)}`]) {
      const long = { ...original, [titleField]: limit } as unknown as Draft<typeof name>;
      const longCopy = duplicateOf(name, long) as Record<string, unknown>;
      expect(longCopy[titleField]).toMatch(/^a+ \(Cópia\)$/);
      expect(draft.safeParse(longCopy).success).toBe(true);
    }
  });
});

describe('a copy of a plan', () => {
  const original = stored('Cardapio', {
    ...aCardapio(),
    token_publico: 'mb1x2y3zk9',
    ativo: false,
    link_expira_em: '2025-03-31T00:00:00.000Z',
    so_primeiro_nome: true,
    avisos_aceitos: [
      { restricao: 'lactose|leite', texto: '1 copo de leite', aceito_em: '2025-03-02T12:00:00.000Z' },
    ],
  });

  test('has no accepted warning, because its patient may be another', () => {
    expect(duplicateOf('Cardapio', original).avisos_aceitos).toEqual([]);
  });

  test('keeps every meal, recipe and sheet', () => {
    const { refeicoes, receitas, orientacoes, observacoes_finais } = original;
    expect(duplicateOf('Cardapio', original)).toMatchObject({
      refeicoes,
      receitas,
      orientacoes,
      observacoes_finais,
    });
  });

  test('never shares the public link of the original, nor the date on which that link ends', () => {
    expect(duplicateOf('Cardapio', original)).toMatchObject({ token_publico: null, link_expira_em: null });
  });

  test('is private when the original is private', () => {
    expect(duplicateOf('Cardapio', original)).toMatchObject({ ativo: false, so_primeiro_nome: true });
  });
});

test('a copy keeps fields that were deliberately left empty', () => {
  const sheet = stored('OrientacaoTemplate', anOrientacaoTemplate({ categoria: null }));
  expect(duplicateOf('OrientacaoTemplate', sheet).categoria).toBeNull();
});

test('a copy of an old record has a blank for a field that did not exist then', () => {
  const old = stored('ReceitaTemplate', aReceitaTemplate({ modo_preparo: undefined }));
  expect(duplicateOf('ReceitaTemplate', old).modo_preparo).toBe('');
});

describe('a copy of a plan for another patient', () => {
  const meta = { kcal: 1_800, peso_kg: 70, altura_cm: 170 };
  const accepted = [{ restricao: 'Leite', texto: 'leite' }];
  const original = stored('Cardapio', {
    ...aCardapio({ titulo: 'Plano', paciente_id: 'p1', paciente_nome: 'Ana' }),
    meta,
    avisos_aceitos: accepted,
  });

  test('has the title and the targets, and nothing of the former patient', () => {
    const copy = duplicateFor(original, { id: 'p2', nome: 'Bia' });
    expect(copy).toMatchObject({
      titulo: 'Plano',
      paciente_id: 'p2',
      paciente_nome: 'Bia',
      avisos_aceitos: [],
    });
    expect(copy.meta).toEqual({ kcal: 1_800 });
    expect(copy.token_publico ?? '').not.toBe(original.token_publico);
    expect(copy.refeicoes).toEqual(original.refeicoes);
  });

  test('for the same patient is a usual copy', () => {
    expect(duplicateFor(original, { id: 'p1', nome: 'Ana' })).toEqual(duplicateOf('Cardapio', original));
  });
});
