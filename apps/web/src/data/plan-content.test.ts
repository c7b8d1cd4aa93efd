import { aCardapio } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { contentOf, sameContent, tidyContent } from './plan-content.ts';

const aPlan = () => contentOf(aCardapio());

test('the link of a plan is no content: saving a form cannot reopen it', () => {
  const content = contentOf({ ...aCardapio(), token_publico: 'segredo-do-link', ativo: true } as object);
  expect(Object.keys(content)).not.toContain('token_publico');
  expect(Object.keys(content)).not.toContain('ativo');
  expect(Object.keys(content)).not.toContain('link_expira_em');
});

test('options are numbered by their places, whatever they said before', () => {
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

test('what holds no text is not kept, and every part gets an id', () => {
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

test('plans that read the same are the same; one changed line makes them different', () => {
  const plan = aPlan();
  const other = structuredClone(plan);
  for (const meal of other.refeicoes) meal.id = 'outro';
  other.observacoes_finais += '\n';
  expect(sameContent(plan, other)).toBe(true);
  other.refeicoes[0]!.opcoes![0]!.itens![0] += ' torrado';
  expect(sameContent(plan, other)).toBe(false);
  expect(sameContent({ ...plan, paciente_id: '' }, { ...plan, paciente_id: null })).toBe(true);
});
