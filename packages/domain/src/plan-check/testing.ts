import { aCardapio } from '../testing.ts';
import { aNumeros, aSoma } from '../testing-numbers.ts';
import type { CheckedRecord, PlanFacts } from './findings-of.ts';

/** A plan with nothing to check, as it is stored. */
export const aCleanPlan = (over: Partial<CheckedRecord> = {}): CheckedRecord => ({
  ...(aCardapio() as CheckedRecord),
  content_date: '2026-11-17T12:00:00.000Z',
  updated_date: '2026-11-17T12:00:00.000Z',
  mostrar_numeros: 'macros',
  numeros: aNumeros({ dia: aSoma({ fibra: { min: 6, base: 6, max: 6, faltam: 0 } }) }),
  meta: { kcal: 400, proteina: { valor: 24, unidade: 'g' } },
  ...over,
});

/** All that is known of it: an adult patient, and a link that opens everywhere. */
export const aCleanFacts = (over: Partial<PlanFacts> = {}): PlanFacts => ({
  plan: aCleanPlan(),
  nutritionist: { nome_nutricionista: 'Dra. Helena Prado', full_name: 'Helena Prado', crn: 'CRN-3 12345' },
  patient: { id: 'p1', nome: 'Marina Alves', responsavel_nome: null, isMinor: false },
  warnings: [],
  patients: [],
  reach: 'everywhere',
  now: new Date('2026-11-18T12:00:00.000Z'),
  ...over,
});
