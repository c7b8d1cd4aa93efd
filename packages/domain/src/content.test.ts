import { expect, test } from 'vitest';
import * as content from './content.ts';
import { Cardapio, type Content, entityNamed, entityNames } from './entities/index.ts';
import type { Entity, Fields } from './entity.ts';
import type { Shape } from './fields.ts';
import { aCardapio } from './testing.ts';

type Plan = Content<'Cardapio'>;
const form = Cardapio as unknown as Entity;
const contentOf = (source: object) => content.contentOf(form, source) as Plan;
const tidyContent = (plan: Plan) => content.tidyContent(form, plan, () => 'novo-id') as Plan;
const says = (entity: Entity, a: object, b: object) =>
  content.readableContent(entity, a) === content.readableContent(entity, b);
const sameContent = (a: object, b: object) => says(form, a, b);
const aPlan = () => contentOf(aCardapio());

test('the link of a plan is not part of its content, so saving a form cannot reopen it', () => {
  const content = contentOf({ ...aCardapio(), token_publico: 'segredo-do-link', ativo: true } as object);
  expect(Object.keys(content)).not.toContain('token_publico');
  expect(Object.keys(content)).not.toContain('ativo');
  expect(Object.keys(content)).not.toContain('link_expira_em');
});

test('options are numbered by their places and lose earlier numbers', () => {
  const plan = aPlan();
  plan.refeicoes = [
    {
      nome: 'Almoço',
      opcoes: [
        { id: 'b', numero: 7, itens: ['Arroz'] },
        { id: 'a', numero: 7, itens: ['Feijão'] },
      ],
    },
  ];
  const [meal] = tidyContent(plan).refeicoes;
  expect(meal?.opcoes?.map(({ id, numero }) => [id, numero])).toEqual([
    ['b', 1],
    ['a', 2],
  ]);
});

test('parts without text are removed, and every other part gets an id', () => {
  const plan = aPlan();
  plan.refeicoes = [
    { id: 'x', nome: ' ', horario: '', opcoes: [{ id: 'y', numero: 1, descricao: '', itens: ['  '] }] },
    { nome: 'Ceia', opcoes: [{ itens: [' Chá ', ''] }, { itens: [] }] },
  ];
  plan.receitas = [{ id: 'r', nome: '', ingredientes: [], modo_preparo: '\n' }];
  plan.orientacoes = [{ titulo: 'Água' }];
  const { refeicoes, receitas, orientacoes } = tidyContent(plan);
  expect(refeicoes).toHaveLength(1);
  expect(refeicoes[0]?.opcoes).toMatchObject([{ numero: 1, itens: ['Chá'] }]);
  expect(refeicoes[0]?.id).toBeTruthy();
  expect(receitas).toEqual([]);
  expect(orientacoes[0]?.id).toBeTruthy();
});

test('fields that other programs keep in a part stay there', () => {
  const plan = aPlan();
  plan.refeicoes = [{ id: 'a', nome: 'Almoço', kcal: 600 } as never];
  expect(tidyContent(plan).refeicoes[0]).toMatchObject({ kcal: 600 });
});

test('plans with the same text are equal, and one changed line makes them different', () => {
  const plan = aPlan();
  const other = structuredClone(plan);
  for (const meal of other.refeicoes) meal.id = 'outro';
  other.observacoes_finais += '\n';
  expect(sameContent(plan, other)).toBe(true);
  other.refeicoes[0]!.opcoes![0]!.itens![0] += ' torrado';
  expect(sameContent(plan, other)).toBe(false);
  expect(sameContent({ ...plan, paciente_id: '' }, { ...plan, paciente_id: null })).toBe(true);
});

test('a part with its fields in another order is equal', () => {
  const plan = aPlan();
  const other = structuredClone(plan);
  other.refeicoes = other.refeicoes.map(
    (meal) => Object.fromEntries(Object.entries(meal).reverse()) as typeof meal,
  );
  expect(sameContent(plan, other)).toBe(true);
});

test.each(entityNames)('%s: a change in any field of the form, however deep, is a change', (name) => {
  const entity = entityNamed(name);
  const blank = content.contentOf(entity, {});
  for (const [path, changed] of eachChange(entity.fields, entity.besideForm)) {
    expect([path, says(entity, blank, changed)]).toEqual([path, false]);
    expect([path, content.tidyContent(entity, changed, () => 'id')]).toMatchObject([path, changed]);
  }
});

/** A content for every field and every field of a part, in which that one alone says something. */
function eachChange(fields: Fields, besideForm: readonly string[]): [string, Record<string, unknown>][] {
  return Object.entries(fields)
    .filter(([name]) => !besideForm.includes(name))
    .flatMap(([name, { shape }]) => valuesOf(shape, name).map(([path, value]) => [path, { [name]: value }]));
}

function valuesOf(shape: Shape, path: string): [string, unknown][] {
  if (shape === 'text') return [[path, 'texto']];
  if (shape === 'number') return [[path, 12]];
  if (shape === 'boolean') return [[path, true]];
  if ('listOf' in shape) return valuesOf(shape.listOf, path).map(([inner, value]) => [inner, [value]]);
  return Object.entries(shape.object)
    .filter(([name]) => name !== 'id' && name !== 'numero')
    .flatMap(([name, inner]) =>
      valuesOf(inner, `${path}.${name}`).map(([deeper, value]): [string, unknown] => [
        deeper,
        { [name]: value },
      ]),
    );
}

test('days stay where they are named, and parts without any have no such field', () => {
  const plan = aPlan();
  plan.refeicoes = [
    { nome: 'Almoço', dias: [], opcoes: [{ itens: ['Arroz'], dias: ['uteis'] }, { itens: ['Feijão'] }] },
  ];
  const [meal] = tidyContent(plan).refeicoes;
  expect(meal).not.toHaveProperty('dias');
  expect(meal?.opcoes?.map(({ dias }) => dias)).toEqual([['uteis'], undefined]);
  expect(meal?.opcoes?.[1]).not.toHaveProperty('dias');
  const undated = structuredClone(plan);
  if (undated.refeicoes[0]?.opcoes?.[0]) undated.refeicoes[0].opcoes[0].dias = null;
  expect(sameContent(plan, undated)).toBe(false);
});
