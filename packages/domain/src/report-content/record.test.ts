import { expect, test } from 'vitest';
import { recordLines, recordsIn } from './record.ts';

test('a measurement is told with labels, units and commas, and without what is empty', () => {
  const record = {
    paciente_id: 'p1',
    data: '2026-03-02',
    peso_kg: 72.5,
    dobra_triceps_mm: 14,
    cintura_cm: null,
    metodo_gordura: 'jackson-pollock-3',
    exames: [{ nome: 'Ferritina', valor: 40.5, unidade: 'ng/mL' }],
  };
  expect(recordLines('Avaliacao', record).map(({ name, text }) => [name, text])).toEqual([
    ['Data', '02/03/2026'],
    ['Peso (kg)', '72,5'],
    ['Dobra do tríceps (mm)', '14'],
    ['Método da gordura corporal', 'Jackson e Pollock, 3 dobras'],
    ['Exames laboratoriais', 'Ferritina: 40,5 ng/mL'],
  ]);
});

test('the report has a heading for every entity that the file holds', () => {
  const registros = { Avaliacao: [], Consulta: [] };
  expect(recordsIn({ registros } as never).map(([title]) => title)).toEqual(['Avaliações', 'Anotações']);
});
