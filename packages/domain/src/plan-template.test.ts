import { expect, test } from 'vitest';
import { planOf, templateOf } from './duplicate.ts';
import { leftOutOfTemplates } from './entities/cardapio-template.ts';
import { personNames } from './entities/numbers.ts';
import { Cardapio, CardapioTemplate, type Content, contentOf, type Entity } from './index.ts';
import { aCardapio } from './testing.ts';

const person = {
  atividade: 'leve',
  peso_kg: 72.5,
  altura_cm: 165,
  idade: 34,
  sexo: 'feminino',
  massa_magra_kg: 50,
  peso_ideal_kg: 60,
  condicao: 'gestacao-2',
};
const targets = { kcal: 1_600, proteina: { valor: 1.6, unidade: 'g/kg' as const }, formula: 'mifflin' };

const aPlan = (): Content<'Cardapio'> => ({
  ...(contentOf(Cardapio as unknown as Entity, aCardapio()) as Content<'Cardapio'>),
  paciente_id: 'p1',
  meta: { ...targets, ...person },
  leituras: [{ texto: '2 nozes', gramas: 10 }],
  mostrar_numeros: 'macros',
  mostrar_nutrientes: true,
  permitir_trocas: true,
});

test('every field of a plan is carried by its template or left out on purpose', () => {
  // A new field of a plan makes this fail: decide whether it belongs to the content or to the patient and the link.
  expect(Object.keys(CardapioTemplate.fields).filter((name) => name in Cardapio.fields)).toEqual([
    'refeicoes',
    'receitas',
    'orientacoes',
    'observacoes_finais',
    'leituras',
    'meta',
    'mostrar_numeros',
    'mostrar_nutrientes',
    'numeros',
    'permitir_trocas',
    'versao_leitura',
  ]);
  const left = Object.keys(Cardapio.fields).filter((name) => !(name in CardapioTemplate.fields));
  expect(left.sort()).toEqual([...leftOutOfTemplates].sort());
});

test('a template holds the text, the targets and the decisions of a plan, and nothing about its patient', () => {
  const plan = aPlan();
  const template = templateOf(plan, 'Emagrecimento');
  const { refeicoes, receitas, orientacoes, observacoes_finais, leituras } = plan;
  expect(template).toEqual({
    nome: 'Emagrecimento',
    ...{ refeicoes, receitas, orientacoes, observacoes_finais, leituras },
    meta: targets,
    mostrar_numeros: 'macros',
    mostrar_nutrientes: true,
    permitir_trocas: true,
  });
  expect(JSON.stringify(template)).not.toMatch(/Marina|p1/);
});

test('the measures of a patient never reach a template, also when another program sends them', () => {
  const draft = { ...CardapioTemplate.blank, nome: 'Modelo', meta: { ...targets, ...person } };
  const kept = CardapioTemplate.complete?.(draft, () => new Uint8Array()).meta;
  expect(kept).toEqual(targets);
  expect(personNames).toEqual(Object.keys(person));
});

test('a plan that starts from a template has its content, its name as the title, and no patient', () => {
  const plan = aPlan();
  expect(planOf(templateOf(plan, 'Emagrecimento'))).toEqual({
    ...plan,
    titulo: 'Emagrecimento',
    meta: targets,
    paciente_id: null,
    paciente_nome: '',
  });
});
