import { expect, test } from 'vitest';
import { nameMentions } from './patient-report.ts';

test('the lines of a plan that name its patient are found, in any accents', () => {
  const plan = {
    titulo: 'Plano da Júlia',
    observacoes_finais: 'Beba água.\nJulia, me escreva antes do retorno.',
    refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: ['1 bife', 'Torta dos SOUZA'] }] }],
  };
  expect(nameMentions(plan, 'Julia de Souza')).toEqual([
    'Plano da Júlia',
    'Julia, me escreva antes do retorno.',
    'Torta dos SOUZA',
  ]);
});

test('an ordinary word is not taken for a name: small letters, parts of words, particles', () => {
  const lines = ['1 clara de ovo', 'Clarabela', 'Doce De leite', 'pimenta rosa'];
  expect(nameMentions(lines, 'Clara De Rosa')).toEqual([]);
  expect(nameMentions(lines, '')).toEqual([]);
});
