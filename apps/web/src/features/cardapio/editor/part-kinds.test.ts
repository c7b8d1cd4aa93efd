import type { Stored } from '@alecrim/domain';
import { anOrientacaoTemplate, aReceitaTemplate, aRefeicaoTemplate } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import type { Refeicao } from '../../../data/plan-content.ts';
import { fromTemplate, orientacoes, receitas, refeicoes, toTemplate } from './part-kinds.tsx';

const stored = (creation: object) =>
  ({ ...creation, id: 't1', version: 1, created_by: 'ana@example.com', is_sample: true }) as never;

test('a template is copied into a plan with new ids', () => {
  const opcoes = [
    { id: 'a', numero: 9, itens: ['Pão'] },
    { id: 'a', itens: ['Ovo'] },
  ];
  const template = stored(aRefeicaoTemplate({ opcoes })) as Stored<'RefeicaoTemplate'>;
  const [first, second] = [
    fromTemplate(refeicoes, template),
    fromTemplate(refeicoes, template),
  ] as Refeicao[];
  expect(first?.opcoes?.map(({ itens }) => itens)).toEqual([['Pão'], ['Ovo']]);
  const ids = [first, second].flatMap((part) => [part?.id, ...(part?.opcoes ?? []).map(({ id }) => id)]);
  expect(new Set([...ids, 'a', 't1']).size).toBe(ids.length + 2);
  expect(Object.keys(first ?? {}).sort()).toEqual(['horario', 'id', 'nome', 'opcoes']);
  expect(template.opcoes[0]?.numero).toBe(9);
});

test('only the content of a template is copied into the plan', () => {
  expect(Object.keys(fromTemplate(receitas, stored(aReceitaTemplate({ porcoes: 4 })))).sort()).toEqual([
    'id',
    'ingredientes',
    'modo_preparo',
    'nome',
    'porcoes',
  ]);
  expect(Object.keys(fromTemplate(orientacoes, stored(anOrientacaoTemplate()))).sort()).toEqual([
    'id',
    'itens',
    'titulo',
  ]);
});

test('a part is saved to the library with its content and without a category', () => {
  const meal: Refeicao = { id: 'm', nome: 'Ceia', horario: '22:00', opcoes: [{ id: 'o', itens: ['Chá'] }] };
  expect(toTemplate(refeicoes, meal)).toMatchObject({
    nome: 'Ceia',
    horario: '22:00',
    categoria_id: null,
    opcoes: [{ numero: 1, itens: ['Chá'] }],
  });
  expect(toTemplate(refeicoes, meal)).not.toHaveProperty('id');
  expect(toTemplate(orientacoes, { id: 'x', titulo: 'Água', itens: ['Beba'] })).toEqual({
    titulo: 'Água',
    itens: ['Beba'],
    categoria: 'geral',
  });
});

test('a folded part shows a summary of its content', () => {
  expect(refeicoes.summaryOf({ horario: '07:00', opcoes: [{}, {}] })).toBe('07:00 · 2 opções');
  expect(refeicoes.summaryOf({})).toBe('0 opções');
  expect(receitas.summaryOf({ ingredientes: ['Ovo'] })).toBe('1 ingrediente');
});
