import { describe, expect, test } from 'vitest';
import {
  Cardapio,
  Categoria,
  entityNamed,
  entityNames,
  Paciente,
  RefeicaoTemplate,
  User,
} from './entities/index.ts';
import { builtInSchemas } from './entity.ts';
import { aCardapio, aCreation, aPaciente, aReceitaTemplate, aRefeicaoTemplate } from './testing.ts';

const builtIns = {
  id: '0197f0aa-0000-7000-8000-000000000001',
  created_date: '2025-03-01T12:00:00.000Z',
  updated_date: '2025-03-02T12:00:00.000Z',
  created_by: 'helena.duarte@example.com',
  created_by_id: null,
  is_sample: false,
  version: 1,
};

describe.each(entityNames.map((name) => entityNamed(name)))('$name', (entity) => {
  const { creation, draft, patch, record, fields, blank, titleField, searchFields } = entity;
  const fieldNames = Object.keys(fields);
  const computedNames = fieldNames.filter((key) => fields[key]?.isComputed);
  const optional = fieldNames.filter((key) => !fields[key]?.required && !computedNames.includes(key));
  const required = fieldNames.filter((key) => fields[key]?.required);
  const requiredTexts = required.filter((key) => fields[key]?.shape === 'text' && blank[key] === '');
  const valid: Record<string, unknown> = aCreation(entity.name as (typeof entityNames)[number]);
  // The least that a create body may hold.
  const least = Object.fromEntries(required.map((key) => [key, valid[key] ?? blank[key]]));

  test('has a blank value for every field, and only the required fields of a blank form are refused', () => {
    expect(Object.keys(blank).sort()).toEqual([...fieldNames].sort());
    const refused = draft.safeParse(blank).error?.issues.map((issue) => issue.path[0]) ?? [];
    expect(refused.length).toBeGreaterThan(0);
    const empty = required.filter((key) => (blank[key] ?? '') === '');
    expect(refused).toEqual(empty);
  });

  test('has search fields that exist', () => {
    expect(fieldNames).toEqual(expect.arrayContaining([titleField, ...searchFields]));
  });

  test('can be created from its required fields alone, and no other field is filled in', () => {
    expect(creation.parse(least)).toEqual(least);
  });

  test('cannot be created without a required text: missing, null, blank or of another type', () => {
    expect(requiredTexts.length).toBeGreaterThan(0);
    for (const key of requiredTexts)
      for (const value of [undefined, null, '', ' \n\t', 7, {}, ['x']]) {
        const { error } = creation.safeParse({ ...least, [key]: value });
        expect(error?.issues[0]?.path, `${key}: ${JSON.stringify(value)}`).toEqual([key]);
      }
  });

  test('names a missing field in Portuguese', () => {
    for (const key of requiredTexts) {
      const { error } = creation.safeParse({ ...least, [key]: '  ' });
      expect(error?.issues[0]?.message).toMatch(
        /^(Informe o (nome|título|texto) d[ao] \S+|Informe a data da \S+|Escolha o paciente)$/,
      );
    }
  });

  test('accepts null for every optional field', () => {
    for (const key of optional) {
      expect(creation.parse({ ...least, [key]: null }), key).toEqual({ ...least, [key]: null });
      expect(patch.parse({ [key]: null }), key).toEqual({ [key]: null });
    }
  });

  test('is not changed by an empty update', () => {
    expect(patch.parse({})).toEqual({});
  });

  test('changes only in the field that an update names', () => {
    for (const [key, value] of Object.entries(aCreation(entity.name as (typeof entityNames)[number]))) {
      expect(patch.parse({ [key]: value }), key).toEqual({ [key]: value });
    }
  });

  test('keeps its required texts when an update would clear them', () => {
    for (const key of requiredTexts)
      for (const value of ['', null]) expect(patch.safeParse({ [key]: value }).success, key).toBe(false);
  });

  test('ignores id, dates, owner and unknown fields in a body', () => {
    const body = { ...least, ...builtIns, role: 'admin', campo_novo: 1 };
    expect(creation.parse(body)).toEqual(least);
    expect(patch.parse(body)).toEqual(least);
  });

  test('keeps its content from the store to the form and back', () => {
    const content = { ...blank, ...aCreation(entity.name as (typeof entityNames)[number]) };
    const dates = entity.datesContent ? { content_date: builtIns.updated_date } : {};
    const stored = record.parse({ ...builtIns, ...dates, ...content });
    expect(stored).toEqual({ ...builtIns, ...dates, ...content });
    expect(draft.parse(stored)).toEqual(content);
    expect(creation.parse(content)).toEqual(
      Object.fromEntries(Object.entries(content).filter(([key]) => !computedNames.includes(key))),
    );
  });

  test('ignores fields in a body that only the server writes', () => {
    for (const key of computedNames) {
      expect(creation.parse({ ...least, [key]: { lista: 'x' } }), key).toEqual(least);
      expect(patch.parse({ [key]: { lista: 'x' } }), key).toEqual({});
    }
  });

  test('has no field with the name of a server field', () => {
    expect(fieldNames.filter((key) => key in builtInSchemas)).toEqual([]);
  });
});

describe('references', () => {
  test.each(['null', '', null])('%j means no category', (categoria_id) => {
    const body = aReceitaTemplate({ categoria_id });
    expect(entityNamed('ReceitaTemplate').creation.parse(body)).toHaveProperty('categoria_id', null);
    expect(RefeicaoTemplate.patch.parse({ categoria_id })).toEqual({ categoria_id: null });
  });

  test('keep the id of a real record', () => {
    expect(Cardapio.patch.parse({ paciente_id: builtIns.id })).toEqual({ paciente_id: builtIns.id });
  });
});

describe('the parts of a plan', () => {
  test('may be written without ids, numbers or descriptions', () => {
    const refeicoes = [{ nome: 'Almoço', opcoes: [{ itens: ['1 maçã'] }] }, {}];
    expect(Cardapio.creation.parse(aCardapio({ refeicoes }))).toHaveProperty('refeicoes', refeicoes);
  });

  test('keep unknown fields of other clients', () => {
    const refeicoes = [{ nome: 'Almoço', icone: 'prato', opcoes: [{ itens: [], kcal: 450 }] }];
    expect(Cardapio.patch.parse({ refeicoes })).toEqual({ refeicoes });
  });

  test('are refused with the place of the mistake', () => {
    const opcoes = [{ itens: ['1 maçã'] }, { itens: '1 pera' }];
    const { error } = RefeicaoTemplate.creation.safeParse({ ...aRefeicaoTemplate(), opcoes });
    expect(error?.issues[0]?.path).toEqual(['opcoes', 1, 'itens']);
  });

  test('are limited in number, far above any real plan', () => {
    const meals = (count: number) => ({
      refeicoes: Array.from({ length: count }, () => ({ nome: 'Almoço' })),
    });
    expect(Cardapio.patch.safeParse(meals(100)).success).toBe(true);
    expect(Cardapio.patch.safeParse(meals(101)).success).toBe(false);
  });
});

describe('single entities', () => {
  test('a new plan is public and shows the whole name', () => {
    expect(Cardapio.blank).toMatchObject({ ativo: true, so_primeiro_nome: false, token_publico: null });
  });

  test('a plan without a public token gets one, and keeps the one it has', () => {
    const random = (length: number) => new Uint8Array(length).fill(7);
    for (const token_publico of [null, '']) {
      const plan = { ...Cardapio.blank, token_publico };
      expect(Cardapio.complete?.(plan, random)?.token_publico).toMatch(/^[0-9a-z]{30,}$/);
    }
    const plan = { ...Cardapio.blank, token_publico: 'mb1x2y3zk9' };
    expect(Cardapio.complete?.(plan, random)).toEqual(plan);
  });

  test('a category is of one of three types', () => {
    for (const tipo of ['refeicao', 'receita', 'orientacao']) {
      expect(Categoria.creation.safeParse({ nome: 'Sopas', tipo }).success).toBe(true);
    }
    expect(Categoria.creation.safeParse({ nome: 'Sopas', tipo: 'bebida' }).success).toBe(false);
    expect(Categoria.patch.safeParse({ tipo: null }).success).toBe(false);
  });

  test('a patient’s birth date may be cleared by a form that sends empty text', () => {
    expect(Paciente.creation.parse(aPaciente({ data_nascimento: '' }))).toHaveProperty(
      'data_nascimento',
      null,
    );
  });

  test('a profile may be saved empty: its name is marked as required but not enforced', () => {
    expect(User.draft.safeParse(User.blank).success).toBe(true);
    expect(User.patch.parse({ nome_nutricionista: '', logo_url: null })).toEqual({
      nome_nutricionista: '',
      logo_url: null,
    });
  });
});
