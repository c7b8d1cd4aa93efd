import { expect, test } from 'vitest';
import { personNames } from '../entities/numbers.ts';
import { aPatientReport } from '../testing-report.ts';
import { reportDates } from './dates.ts';
import { planEntry, targetLines } from './plan.ts';

test('the report shows the targets of a plan and the measures that they were calculated with', () => {
  const meta = {
    kcal: 1800,
    proteina: { valor: 1.5, unidade: 'g/kg' },
    gordura: { valor: 30, unidade: '%' },
    peso_kg: 71.4,
    altura_cm: 163,
    idade: 34,
    sexo: 'feminino',
    atividade: 'leve',
  } as const;
  expect(targetLines(meta)).toEqual([
    '1800 kcal, proteína 1,5 g/kg, gordura 30 %',
    'peso 71,4 kg, altura 163 cm, 34 anos, feminino, atividade: pouco ativa',
  ]);
});

test('the report tells every measure of the patient that a target was calculated with', () => {
  const person = {
    atividade: 'leve',
    peso_kg: 71.4,
    altura_cm: 163,
    idade: 34,
    sexo: 'feminino',
    massa_magra_kg: 48.2,
    peso_ideal_kg: 60,
    condicao: 'gestacao-2',
  };
  expect(Object.keys(person)).toEqual(personNames);
  expect(targetLines(person)).toEqual([
    'peso 71,4 kg, altura 163 cm, 34 anos, feminino, atividade: pouco ativa, massa magra 48,2 kg, peso ideal 60 kg, condição: gestação, 2º trimestre',
  ]);
  expect(targetLines({ condicao: 'nenhuma' })).toEqual(['condição: nenhuma']);
});

test('the report tells which restrictions were accepted in a plan, where, and when', () => {
  const [plan] = aPatientReport().cardapios;
  if (!plan) throw new Error('The report has a plan.');
  const aceito_em = '2026-03-12T12:00:00.000Z';
  const avisos_aceitos = [
    { restricao: 'lactose|leite', texto: '1 copo de leite', aceito_em },
    { restricao: 'coentro|coentro', texto: 'Salsa e coentro', aceito_em },
  ];
  const { lines } = planEntry({ ...plan, avisos_aceitos }, reportDates('America/Sao_Paulo'));
  expect(lines.find(({ name }) => name === 'Restrições aceitas neste cardápio')?.text).toBe(
    'Lactose: “1 copo de leite”, em 12 de março de 2026 às 09:00\ncoentro: “Salsa e coentro”, em 12 de março de 2026 às 09:00',
  );
});

test('the report shows nothing for a plan without targets', () => {
  expect(targetLines(null)).toEqual([]);
  expect(targetLines({ kcal: null })).toEqual([]);
});
