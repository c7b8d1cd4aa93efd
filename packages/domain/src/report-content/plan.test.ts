import { expect, test } from 'vitest';
import { targetLines } from './plan.ts';

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

test('the report shows nothing for a plan without targets', () => {
  expect(targetLines(null)).toEqual([]);
  expect(targetLines({ kcal: null })).toEqual([]);
});
