import { beforeEach, expect, test } from 'vitest';
import { COPIED_PART, LAST_ACCOUNT } from '../lib/storage.ts';
import { copiedPart, copyPart, packed, partText, unpacked } from './part-clipboard.ts';
import { partListOf } from './whole-part.ts';

const meal = {
  id: 'r1',
  nome: 'Almoço',
  horario: '12:30',
  dias: [],
  opcoes: [
    { id: 'o1', numero: 1, descricao: 'Leve', itens: ['Arroz (100 g)', 'Feijão'], dias: [] },
    { id: 'o2', numero: 2, descricao: '', itens: ['Sopa'], dias: [] },
  ],
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(LAST_ACCOUNT, 'ana');
});

test('a part is the same after it was copied', () => {
  const copied = { kind: 'refeicoes', part: meal } as const;
  expect(unpacked(packed(copied))).toEqual(copied);
});

test('a part is copied with its days, and they are in its text', () => {
  const [light, soup] = meal.opcoes;
  const part = { ...meal, dias: ['uteis'], opcoes: [light, { ...soup, dias: ['treino'] }] };
  expect(unpacked(packed({ kind: 'refeicoes', part }))?.part).toEqual(part);
  const text = partText({ part });
  expect(text).toContain('Almoço - 12:30 - Segunda a sexta');
  expect(text).toContain('Opção 2: Dias de treino');
});

test('the lists of a plan can be copied, others not', () => {
  expect(partListOf('refeicoes.2.opcoes')).toBe('opcoes');
  expect(partListOf('receitas')).toBe('receitas');
  expect(partListOf('medidas')).toBeUndefined();
});

test('what breaks the rules of a plan is not taken, nor fields that a plan lacks', () => {
  const part = {
    ...meal,
    opcoes: [{ ...meal.opcoes[0], html: '<b>' }],
    constructor: 'x',
    token_publico: 'abc',
  };
  const taken = unpacked(packed({ kind: 'refeicoes', part }))?.part as typeof part;
  expect(Object.keys(taken).sort()).toEqual(['dias', 'horario', 'id', 'nome', 'opcoes']);
  expect(Object.keys(taken.opcoes[0] ?? {}).sort()).toEqual(['descricao', 'dias', 'id', 'itens', 'numero']);
  const refused = [
    { ...meal, nome: 7 },
    { ...meal, dias: ['feriado'] },
    { ...meal, nome: 'a'.repeat(100_000) },
    { ...meal, opcoes: 'nenhuma' },
    { ...meal, opcoes: Array(1_000).fill({}) },
    { id: 'vazia' },
    null,
    'texto',
  ];
  for (const part of refused)
    expect(unpacked(packed({ kind: 'refeicoes', part: part as object }))).toBeUndefined();
  const texts = ['', 'olá', '{}', '[]', 'null', '{"format":1,"kind":"__proto__","part":{}}', undefined];
  for (const text of texts) expect(unpacked(text)).toBeUndefined();
});

test('elsewhere a part is plain text', () => {
  expect(partText({ part: meal })).toBe(
    'Almoço - 12:30\nOpção 1: Leve\n- Arroz (100 g)\n- Feijão\nOpção 2\n- Sopa',
  );
  const recipe = { nome: 'Panqueca', ingredientes: ['2 ovos'], modo_preparo: 'Misture tudo.' };
  expect(partText({ part: recipe })).toBe('Panqueca\n- 2 ovos\nMisture tudo.');
  expect(partText({ part: { titulo: 'Água', itens: ['Beba 2 l'] } })).toBe('Água\n- Beba 2 l');
});

test('Colar knows the last copied part of this account, for a day', () => {
  copyPart({ kind: 'opcoes', part: meal.opcoes[0] ?? {} });
  expect(copiedPart()).toMatchObject({ kind: 'opcoes', part: { itens: ['Arroz (100 g)', 'Feijão'] } });
  const stored = localStorage.getItem(COPIED_PART) ?? '';
  localStorage.setItem(COPIED_PART, stored.replace('"ana"', '"bia"'));
  expect(copiedPart()).toBeUndefined();
  localStorage.setItem(COPIED_PART, JSON.stringify({ ...JSON.parse(stored), at: Date.now() - 86_400_001 }));
  expect(copiedPart()).toBeUndefined();
  localStorage.removeItem(COPIED_PART);
  expect(copiedPart()).toBeUndefined();
});
