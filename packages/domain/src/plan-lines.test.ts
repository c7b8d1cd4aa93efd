import { expect, test } from 'vitest';
import { linesOfPlan } from './plan-lines.ts';

test('the lines of a plan name the part that they are written in', () => {
  const lines = linesOfPlan({
    refeicoes: [
      {
        nome: 'Almoço',
        horario: '12h',
        opcoes: [{ descricao: 'Peixe', itens: ['Salmão', ' '] }, { itens: ['Frango'] }],
      },
      { nome: null, opcoes: [{ descricao: null, itens: ['Uva'] }] },
    ],
    receitas: [{ nome: 'Bolo', ingredientes: ['Ovo'], modo_preparo: 'Asse.' }],
    orientacoes: [{ titulo: 'Água', itens: ['2 litros'] }],
    observacoes_finais: 'Retorno em um mês',
  });
  expect(lines.map(({ onde, texto }) => `${onde}: ${texto}`)).toEqual([
    'Almoço: Almoço',
    'Almoço: 12h',
    'Almoço, opção 1: Peixe',
    'Almoço, opção 1: Salmão',
    'Almoço, opção 2: Frango',
    'Refeição 2: Uva',
    'Receita: Bolo: Bolo',
    'Receita: Bolo: Ovo',
    'Receita: Bolo: Asse.',
    'Orientação: Água: Água',
    'Orientação: Água: 2 litros',
    'Observações finais: Retorno em um mês',
  ]);
});

test('a plan without parts has no lines', () => {
  expect(linesOfPlan({})).toEqual([]);
  expect(linesOfPlan({ refeicoes: [{ opcoes: null }], receitas: [{}] })).toEqual([]);
});
