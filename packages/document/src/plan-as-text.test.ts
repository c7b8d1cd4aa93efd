import { publicMenuOf } from '@alecrim/domain/pure';
import { aCardapio } from '@alecrim/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_MESSAGE, planAsText } from './plan-as-text.ts';

const ana = { nome_nutricionista: 'Dra. Ana Prado', crn: '3 12345' };
const plano = {
  titulo: 'Plano de outono',
  paciente_nome: 'Maria Souza',
  refeicoes: [
    {
      nome: 'Café da manhã',
      horario: '07:00',
      opcoes: [
        { descricao: 'Leve', itens: ['Opção 1: 1 iogurte (170 g)', '• 1 banana'] },
        { descricao: '', itens: ['2 ovos'] },
      ],
    },
    { nome: '', horario: '', opcoes: [{ descricao: 'Prato do dia', itens: ['Salada à vontade'] }] },
  ],
  receitas: [{ nome: 'Bolo', porcoes: 4, ingredientes: ['- 2 ovos'], modo_preparo: 'Misture.\nAsse.' }],
  orientacoes: [
    { titulo: 'Água', itens: ['Beba 2 litros'] },
    { titulo: 'Sono', itens: ['Durma 8 horas'] },
  ],
  observacoes_finais: 'Volte em 30 dias.',
};
const textOf = (plan: object, choices?: Parameters<typeof planAsText>[1]) =>
  planAsText(publicMenuOf(plan, ana), choices);

test('the whole plan as a message', () => {
  expect(textOf(plano, { link: 'https://exemplo.com.br/#/VerCardapio?token=abc' })).toBe(`*Plano de outono*
Para: Maria Souza

*Café da manhã · 07:00*
_Opção 1: Leve_
• 1 iogurte (170 g)
• 1 banana

_Opção 2_
• 2 ovos

*Refeição 2*
_Prato do dia_
• Salada à vontade

*RECEITAS*
*Bolo*
Rende 4 porções
_Ingredientes_
• 2 ovos
_Modo de preparo_
Misture.
Asse.

*ORIENTAÇÕES IMPORTANTES*
*Água*
• Beba 2 litros

*Sono*
• Durma 8 horas

*OBSERVAÇÕES*
Volte em 30 dias.

Cardápio elaborado por Dra. Ana Prado
CRN 3 12345
Sempre atualizado aqui: https://exemplo.com.br/#/VerCardapio?token=abc`);
});

test('a plan without a working link carries none, and an empty plan says who wrote it', () => {
  expect(textOf(plano)).not.toContain('http');
  expect(textOf({ titulo: ' ', refeicoes: [], so_primeiro_nome: true, paciente_nome: 'Maria Souza' })).toBe(
    '*Cardápio*\nPara: Maria\n\nCardápio elaborado por Dra. Ana Prado\nCRN 3 12345',
  );
});

test('signs of a chat in a title do not end its bold', () => {
  expect(textOf({ titulo: '*Plano* de\nverão *' })).toMatch(/^\*Plano de verão\*\n/);
});

test('a plan longer than a message is cut after a whole line, says so and is still signed', () => {
  const link = 'https://exemplo.com.br/#/VerCardapio?token=abc';
  const itens = Array.from({ length: 5_000 }, (_, n) => `${n} colheres de sopa de feijão-carioca cozido`);
  const text = textOf({ ...plano, refeicoes: [{ nome: 'Almoço', opcoes: [{ itens }] }] }, { link });
  expect(text.length).toBeLessThanOrEqual(LONGEST_MESSAGE);
  expect(text.length).toBeGreaterThan(LONGEST_MESSAGE - 100);
  expect(text).toMatch(/cozido\n\n\(O cardápio não cabe inteiro em uma mensagem: o texto termina aqui\.\)\n/);
  expect(text.endsWith(`CRN 3 12345\nSempre atualizado aqui: ${link}`)).toBe(true);
});

test('every text of a plan is in the message, whatever it contains', () => {
  const words = fc.string({ unit: fc.constantFrom(...'aé1 -*_~•\n🥗'), minLength: 0, maxLength: 12 });
  fc.assert(
    fc.property(words, words, (nome, item) => {
      const text = textOf({ ...aCardapio(), refeicoes: [{ nome, opcoes: [{ itens: [`x${item}z`] }] }] });
      expect(text).toContain(`• x${item}z`);
      expect(text).not.toMatch(/undefined|null|false/);
    }),
  );
});

test('meals and options say their days', () => {
  const refeicoes = [
    { nome: 'Ceia', dias: ['treino'], opcoes: [{ itens: ['Leite'], dias: ['uteis'] }] },
    { nome: 'Almoço', opcoes: [{ itens: ['Feijoada'], dias: ['fim_de_semana'] }, { itens: ['Arroz'] }] },
  ];
  const lines = planAsText(publicMenuOf({ titulo: 'Plano', refeicoes }, null))
    .split('\n')
    .filter(Boolean);
  expect(lines.slice(1, 8)).toEqual([
    '*Almoço*',
    '_Opção 2_',
    '• Arroz',
    '_Opção 1 (fim de semana)_',
    '• Feijoada',
    '*Ceia (dias de treino)*',
    '_(segunda a sexta)_',
  ]);
});
