import { expect, test } from 'vitest';
import { createGuardStore } from './guard-store.ts';
import { aCheck, aFinding } from './testing.ts';
import {
  isOpenWarning,
  pathOf,
  uncheckedWords,
  type Warning,
  warningCount,
  warningsOf,
  whereOf,
  withAccepted,
  withoutAccepted,
} from './warnings.ts';

const milk = aFinding();
const vegan = aFinding({ restriction: { tipo: 'vegano', motivo: 'escolha' }, key: 'vegano|leite' });
const now = new Date('2026-03-12T12:00:00.000Z');
const only = (warnings: Warning[]): Warning => {
  expect(warnings).toHaveLength(1);
  return warnings[0] as Warning;
};

test('what several restrictions say about the same words is one warning', () => {
  const warning = only(warningsOf(aCheck([vegan, milk]), []));
  expect(warning.findings.map(({ key }) => key)).toEqual(['lactose|leite', 'vegano|leite']);
  expect(warningCount({ warnings: [warning] })).toBe('1 aviso de restrição');
});

test.each([
  [2, 0, '2 avisos de restrição'],
  [1, 1, '1 aviso de restrição e 1 possível'],
  [1, 2, '1 aviso de restrição e 2 possíveis'],
  [0, 1, '1 possível aviso de restrição'],
  [0, 2, '2 possíveis avisos de restrição'],
])('%i sure and %i possible warnings are counted apart', (sure, possible, words) => {
  const findings = Array.from({ length: sure + possible }, (_, n) =>
    aFinding({ from: n, certainty: n < sure ? 'contem' : 'pode_conter' }),
  );
  expect(warningCount({ warnings: warningsOf(aCheck(findings), []) })).toBe(words);
});

test('a line is marked as sure if one of its warnings is, and keeps its value while nothing changes', () => {
  const store = createGuardStore([]);
  const path = pathOf(milk.place);
  const may = aFinding({ certainty: 'pode_conter', from: 9, word: 'granola', text: 'granola' });
  store.set(aCheck([aFinding({ certainty: 'pode_conter', from: 5 }), milk, may]));
  const lines = store.linesAt(path);
  expect(lines).toEqual({ sure: [milk.text], possible: ['granola'] });
  store.set(aCheck([milk, may]));
  expect(store.linesAt(path)).toBe(lines);
});

test('the surest come first, and of two equally sure ones the allergy', () => {
  const may = aFinding({ certainty: 'pode_conter', word: 'granola', key: 'gluten|granola', from: 0 });
  const allergy = aFinding({
    restriction: { palavras: 'camarão', motivo: 'alergia' },
    key: 'camarao|camarao',
    word: 'camarão',
    from: 3,
  });
  const words = warningsOf(aCheck([may, milk, allergy]), []).map(({ word }) => word);
  expect(words).toEqual(['camarão', 'leite', 'granola']);
});

test('an accepted warning has its date and stays accepted while the text of the line is the same', () => {
  const accepted = withAccepted([], only(warningsOf(aCheck([milk, vegan]), [])), now);
  expect(accepted).toHaveLength(2);
  const same = only(warningsOf(aCheck([milk, vegan]), accepted));
  expect([same.acceptedOn, isOpenWarning(same)]).toEqual([now.toISOString(), false]);
  const moved = { ...milk, place: { ...milk.place, line: 4 } };
  expect(only(warningsOf(aCheck([moved]), accepted)).acceptedOn).toBe(now.toISOString());
  const changed = only(warningsOf(aCheck([{ ...milk, text: '2 copos de leite' }]), accepted));
  expect(isOpenWarning(changed)).toBe(true);
});

test('a restriction that the patient got later is not accepted with the former one', () => {
  const accepted = withAccepted([], only(warningsOf(aCheck([milk]), [])), now);
  expect(isOpenWarning(only(warningsOf(aCheck([milk, vegan]), accepted)))).toBe(true);
});

test('an acceptance can be taken back, and accepting twice stores it once', () => {
  const warning = only(warningsOf(aCheck([milk]), []));
  const twice = withAccepted(withAccepted([], warning, now), warning, now);
  expect(twice).toHaveLength(1);
  expect(withoutAccepted(twice, warning)).toEqual([]);
});

test('words of which nothing is known are counted apart', () => {
  const unknown = aFinding({ certainty: 'nao_verificado', word: 'pasta mágica' });
  const { place, text } = unknown;
  const checked = aCheck([unknown], [{ place, text, words: ['pasta mágica'] }]);
  const warnings = warningsOf(checked, []);
  expect(warningCount({ warnings })).toBe('Nenhum aviso de restrição');
  expect(uncheckedWords({ checked })).toBe('1 de 10 itens não pôde ser verificado');
});

test('a place is a field of the form, and words', () => {
  const recipe = { part: 'receitas', index: 2, title: ' ', field: 'ingredientes', line: 1 } as const;
  expect([pathOf(milk.place), whereOf(milk.place)]).toEqual([
    'refeicoes.0.opcoes.0.itens',
    'Café da manhã, opção 1',
  ]);
  expect([pathOf(recipe), whereOf(recipe)]).toEqual(['receitas.2.ingredientes', 'Receita 3']);
  const notes = { part: 'observacoes_finais', index: 0, title: '', field: 'observacoes_finais' } as const;
  expect([pathOf(notes), whereOf(notes)]).toEqual(['observacoes_finais', 'Observações finais']);
});
