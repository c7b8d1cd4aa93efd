import { describe, expect, test } from 'vitest';
import { aNumeros, aSoma, aStoredSoma } from '../testing-numbers.ts';
import type { FindingCode, FindingPlace } from './finding.ts';
import {
  type CheckedRecord,
  findingsOf,
  firstNamesIn,
  type OpenWarning,
  type PlanFacts,
} from './findings-of.ts';
import { aCleanFacts, aCleanPlan } from './testing.ts';

const withPlan = (over: Partial<CheckedRecord>, facts: Partial<PlanFacts> = {}) =>
  aCleanFacts({ plan: aCleanPlan(over), ...facts });
const meal = (nome: string, ...options: string[][]) => ({
  nome,
  opcoes: options.map((itens) => ({ itens })),
});
const milk: OpenWarning = {
  path: 'refeicoes.0.opcoes.0.itens',
  text: '1 copo de leite',
  from: 10,
  to: 15,
  certainty: 'Contém',
  isSure: true,
  avoided: 'lactose',
  word: 'leite',
  onde: 'Café da manhã, opção 1',
};

interface Fixture {
  facts: PlanFacts;
  text: string;
  isHarm?: boolean;
  place: Partial<FindingPlace>;
}

/** One plan for each finding. */
const fixtures: Record<FindingCode, Fixture> = {
  restricao: {
    facts: aCleanFacts({ warnings: [milk] }),
    text: 'Contém lactose: leite, em “1 copo de leite” (Café da manhã, opção 1)',
    isHarm: true,
    place: { page: 'editor', path: milk.path },
  },
  outro_paciente: {
    facts: withPlan(
      { observacoes_finais: 'Beba água.\nJúlia, me escreva.' },
      { patients: ['Julia de Souza'] },
    ),
    text: 'Cita outro paciente, Julia de Souza, em “Júlia, me escreva.” (Observações finais)',
    isHarm: true,
    place: { page: 'editor', path: 'observacoes_finais' },
  },
  citado_outro: {
    facts: withPlan({ observacoes_finais: 'Use a receita da Ana.' }, { patients: ['Ana Reis'] }),
    text: 'Cita Ana, nome de outro paciente, em “Use a receita da Ana.” (Observações finais)',
    place: { page: 'editor', path: 'observacoes_finais' },
  },
  sem_nome: {
    facts: aCleanFacts({ nutritionist: { nome_nutricionista: ' ', full_name: null, crn: '1' } }),
    text: 'Falta o seu nome no documento',
    place: { page: 'profile', field: 'nome_nutricionista' },
  },
  sem_crn: {
    facts: aCleanFacts({ nutritionist: { nome_nutricionista: 'Helena', crn: null } }),
    text: 'Falta o seu CRN no documento',
    place: { page: 'profile', field: 'crn' },
  },
  sem_data: {
    facts: withPlan({ content_date: null, updated_date: null }),
    text: 'Falta a data no documento: salve o cardápio',
    place: { page: 'editor' },
  },
  sem_paciente: {
    facts: withPlan({ paciente_nome: null }, { patient: null }),
    text: 'Falta o nome do paciente',
    place: { page: 'editor', path: 'paciente_nome' },
  },
  sem_responsavel: {
    facts: aCleanFacts({ patient: { id: 'p1', nome: 'Marina Alves', responsavel_nome: '', isMinor: true } }),
    text: 'O paciente é menor de idade e está sem responsável no cadastro',
    place: { page: 'patient', id: 'p1', field: 'responsavel_nome' },
  },
  sem_itens: {
    facts: withPlan({ refeicoes: [meal('Almoço', ['1 bife'], [' '])] }),
    text: 'Almoço, opção 2: sem itens',
    place: { page: 'editor', path: 'refeicoes.0.opcoes.1.itens' },
  },
  nao_calculado: {
    facts: withPlan({ numeros: aNumeros(), meta: null }),
    text: '2 itens não calculados nos totais que o paciente vê',
    place: { page: 'editor' },
  },
  marca: {
    facts: withPlan({ refeicoes: [meal('Ceia', ['1 copo de leite com Nescau'])] }),
    text: 'Cita a marca Nescau, em “1 copo de leite com Nescau” (Ceia)',
    place: { page: 'editor', path: 'refeicoes.0.opcoes.0.itens' },
  },
  meta_distante: {
    facts: withPlan({ meta: { kcal: 1_000, proteina: { valor: 10, unidade: '%' } } }),
    text: 'Longe da meta: energia 59 % abaixo (410 de 1.000 kcal)',
    place: { page: 'targets' },
  },
  link_vencido: {
    facts: withPlan({ link_expira_em: '2026-11-17T00:00:00.000Z' }),
    text: 'A validade do link acabou: ele não abre mais',
    place: { page: 'link' },
  },
  link_local: {
    facts: aCleanFacts({ reach: 'computer' }),
    text: 'O link só abre neste computador',
    place: { page: 'practice' },
  },
  nao_conferido: {
    facts: aCleanFacts({ unchecked: ['Não foi possível conferir as restrições agora'] }),
    text: 'Não foi possível conferir as restrições agora',
    place: { page: 'editor' },
  },
};

test('a plan that carries all that it should has no finding', () => {
  expect(findingsOf(aCleanFacts())).toEqual([]);
  expect(
    findingsOf(withPlan({ mostrar_numeros: 'nada', numeros: null, meta: null }, { patient: null })),
  ).toEqual([]);
});

describe('each finding is found, and leads to its place', () => {
  test.each(Object.entries(fixtures))('%s', (code, { facts, text, isHarm = false, place }) => {
    expect(findingsOf(facts)).toEqual([{ code, text, isHarm, place: expect.objectContaining(place) }]);
  });
});

test('what may harm comes first', () => {
  const { facts } = fixtures.outro_paciente;
  const warnings = [{ ...milk, isSure: false, certainty: 'Pode conter' }];
  const codes = findingsOf({ ...facts, warnings, reach: 'network' }).map(({ code }) => code);
  expect(codes).toEqual(['outro_paciente', 'restricao', 'link_local']);
});

test('many items with the same that the patient avoids are one finding, which leads to the first', () => {
  const second = { ...milk, text: '1 fatia de queijo', path: 'refeicoes.1.opcoes.0.itens' };
  const found = findingsOf(aCleanFacts({ warnings: [milk, second, { ...second, avoided: 'sal' }] }));
  expect(found.map(({ text }) => text)).toEqual([
    'Contém lactose em 2 itens, como “1 copo de leite” (Café da manhã, opção 1)',
    'Contém sal: leite, em “1 fatia de queijo” (Café da manhã, opção 1)',
  ]);
  expect(found[0]?.place).toMatchObject({ path: milk.path });
});

test('a meal without options, and a plan without meals, have no items; a description is enough', () => {
  const texts = (refeicoes: CheckedRecord['refeicoes']) =>
    findingsOf(withPlan({ refeicoes })).map(({ text }) => text);
  expect(texts([])).toEqual(['O cardápio não tem refeições']);
  expect(texts([{ nome: ' ', opcoes: [] }, meal('Ceia', ['1 maçã'])])).toEqual(['Refeição 1 não tem itens']);
  expect(texts([{ nome: 'Almoço', opcoes: [{ descricao: 'Refeição livre', itens: [] }] }])).toEqual([]);
});

test('items are not asked for where the document shows no numbers, and a private plan has no link', () => {
  expect(findingsOf(withPlan({ numeros: aNumeros(), meta: null, mostrar_numeros: 'nada' }))).toEqual([]);
  const closed = { ativo: false, link_expira_em: '2026-11-17T00:00:00.000Z' };
  expect(findingsOf(withPlan(closed, { reach: 'computer' }))).toEqual([]);
});

test('a target is near where one of the options comes within 10 % of the energy and 15 % of a macronutrient', () => {
  const texts = (meta: unknown) => findingsOf(withPlan({ meta })).map(({ text }) => text);
  expect(texts({ kcal: 450 })).toEqual([]);
  expect(texts({ kcal: 460 })).toEqual(['Longe da meta: energia 11 % abaixo (410 de 460 kcal)']);
  expect(texts({ kcal: 400, proteina: { valor: 17.8, unidade: 'g' } })).toEqual([]);
  expect(texts({ kcal: 400, proteina: { valor: 17, unidade: 'g' } })).toEqual([
    'Longe da meta: proteína 20 % acima (20 de 17 g)',
  ]);
});

test('where days differ, the targets are compared with each kind of day, and the sentence names it', () => {
  const far = { min: 700, base: 700, max: 700, faltam: 0 };
  const kind = (dia: 'treino' | 'descanso', over = {}) => ({
    dias: [dia],
    dia: aStoredSoma(over),
    refeicoes: [],
  });
  const dias = [kind('treino'), kind('descanso', { kcal: far, proteina: far })];
  const numeros = aNumeros({ dia: aSoma(), refeicoes: [], dias });
  const meta = { kcal: 400, proteina: { valor: 20, unidade: 'g' } };
  expect(
    findingsOf(withPlan({ numeros, meta })).filter(({ code }) => code === 'meta_distante'),
  ).toMatchObject([
    {
      text: 'Longe da meta: energia 75 % acima (700 de 400 kcal; dias de descanso); proteína 3400 % acima (700 de 20 g; dias de descanso)',
    },
  ]);
});

test('only first names that the plan may have from another patient are looked for', () => {
  const notes = 'Olá, Bia! Use a receita da Ana.\nMarina, beba água. Combinei com a Helena.';
  expect(firstNamesIn(withPlan({ observacoes_finais: notes }), 20)).toEqual(['bia', 'ana']);
  expect(firstNamesIn(withPlan({ observacoes_finais: notes }), 1)).toEqual(['bia']);
  expect(firstNamesIn(aCleanFacts(), 20)).toEqual([]);
});
