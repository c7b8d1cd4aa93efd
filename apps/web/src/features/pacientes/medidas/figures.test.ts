import { anAvaliacao, aPaciente } from '@alecrim/domain/testing';
import * as growth from '@alecrim/nutrition/growth';
import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';
import { type Measurement, type Subject, subjectOf } from './measured.ts';

const woman: Subject = { sex: 'feminino', birthDay: '1991-04-23' };
const nothing = { sex: undefined, birthDay: undefined };

const measured = (over: object): Measurement =>
  ({ id: 'a', exames: [], outras_medidas: [], ...anAvaliacao({ cintura_cm: null }), ...over }) as Measurement;

const told = (over: object, subject: Subject = woman, all: Measurement[] = []) => {
  const { figures, missing } = figuresOf(measured(over), subject, all, growth);
  return {
    ...Object.fromEntries(
      figures.map(({ key, text, meaning }) => [key, [text, meaning].filter(Boolean).join(': ')]),
    ),
    missing,
  } as Record<string, unknown>;
};

test('an adult has a class by the body mass index, and by the ratios of the waist', () => {
  expect(told({ peso_kg: 72.5, altura_cm: 165, cintura_cm: 84, quadril_cm: 100 })).toEqual({
    bmi: '26,6 kg/m²: Sobrepeso',
    waist: '84 cm: Risco aumentado',
    'waist-hip': '0,84: Sem risco aumentado',
    'waist-height': '0,51: Risco aumentado',
    missing: [],
  });
});

test('from 60 years on the class is that of Lipschitz', () => {
  expect(told({ peso_kg: 60, altura_cm: 165 }, { ...woman, birthDay: '1960-01-01' }).bmi).toBe(
    '22 kg/m²: Eutrofia',
  );
});

test('an adult without a height on the day has the last one, with its date; a child has none', () => {
  const before = [measured({ id: 'b', data: '2025-01-10', altura_cm: 165 })];
  expect(told({ altura_cm: null, peso_kg: 72.5 }, woman, before).bmi).toBe(
    '26,6 kg/m² (altura de 10/01/2025): Sobrepeso',
  );
  const child = { ...woman, birthDay: '2018-01-01' };
  expect(told({ altura_cm: null, peso_kg: 25 }, child, before).missing).toContain(
    'Informe a altura para ver o IMC.',
  );
});

test('what is missing about the patient is named in one sentence', () => {
  const over = { peso_kg: 72.5, altura_cm: 165, cintura_cm: 84, braco_cm: 30, dobra_triceps_mm: 20 };
  expect(told(over, nothing).missing).toEqual([
    'Informe o sexo e a data de nascimento para ver a classe do IMC ou o percentil, o risco da cintura e a área muscular do braço.',
  ]);
  expect(told({ peso_kg: 20, altura_cm: 110 }, { sex: undefined, birthDay: '2020-01-01' }).missing).toEqual([
    'Informe o sexo para ver o percentil.',
  ]);
});

test('the muscle of the arm: from 18 years on without the bone, before with it, never without the age', () => {
  const over = { peso_kg: null, altura_cm: null, braco_cm: 17, dobra_triceps_mm: 9 };
  const areaOf = (subject: Subject) => {
    const { figures, missing } = figuresOf(measured(over), subject, []);
    const { name, text } = figures.find(({ key }) => key === 'arm-area') ?? {};
    return name ? `${name}: ${text}` : missing;
  };
  expect(areaOf(woman)).toBe('Área muscular do braço, sem osso: 9,5 cm²');
  const child = { sex: undefined, birthDay: '2018-01-01' };
  expect(areaOf(child)).toBe('Área muscular do braço: 16 cm²');
  expect(areaOf({ ...woman, birthDay: undefined })).toEqual([
    'Informe a data de nascimento para ver a área muscular do braço.',
  ]);
});

test('a child of WHO Anthro: 1000 days, 15 kg, 100 cm', () => {
  const boy: Subject = { sex: 'masculino', birthDay: '2023-06-06' };
  expect(told({ data: '2026-03-02', peso_kg: 15, altura_cm: 100, cabeca_cm: 49.5 }, boy)).toEqual({
    bmi: '15 kg/m²',
    imc: 'z −0,58, percentil 28,0: Eutrofia',
    peso: 'z +0,69, percentil 75,6: Peso adequado para a idade',
    estatura: 'z +1,70, percentil 95,5: Estatura adequada para a idade',
    'peso-altura': 'z −0,29, percentil 38,7: Eutrofia',
    cabeca: 'z +0,21, percentil 58,4: Perímetro cefálico adequado para a idade',
    missing: [],
  });
});

test('between the end of the curves and 20 years there is no class, and the page says so', () => {
  const girl = { ...woman, birthDay: '2006-07-01' };
  expect(told({ peso_kg: 60, altura_cm: 165 }, girl).missing).toEqual([
    'As curvas da OMS vão até 19 anos, e as classes de adultos começam aos 20.',
  ]);
});

test('body fat by the chosen method, with what it still asks for', () => {
  const method = { metodo_gordura: 'jackson-pollock-3', peso_kg: 70, altura_cm: 165 };
  expect(told({ ...method, dobra_triceps_mm: 20 }).missing).toEqual([
    'Para Jackson e Pollock, 3 dobras falta medir: suprailíaca, coxa.',
  ]);
  const folds = { dobra_triceps_mm: 20, dobra_suprailiaca_mm: 20, dobra_coxa_mm: 30 };
  expect(told({ ...method, ...folds })).toMatchObject({
    fat: '27,6 %: Jackson e Pollock, 3 dobras',
    'fat-mass': '19,3 kg',
    lean: '50,7 kg',
  });
  expect(told({ peso_kg: 70, altura_cm: 165, gordura_percentual: 31 }).fat).toBe('31 %: Informada');
  expect(told({ ...method, ...folds }, { ...woman, birthDay: '1950-01-01' }).fat).toContain(
    'feito para pessoas de 18 a 61 anos',
  );
});

test('in pregnancy the gain is compared with the recommendation, without a class of the present weight', () => {
  expect(
    told({ peso_kg: 66, altura_cm: 165, semanas_gestacao: 24, peso_pre_gestacional_kg: 60, cintura_cm: 95 }),
  ).toEqual({
    bmi: '24,2 kg/m²',
    'bmi-before': '22 kg/m²: Eutrofia',
    gained: '6 kg',
    gain: '8 a 12 kg: Gestação de um bebê, adultas. Sem curva por semana.',
    missing: [],
  });
});

test('the subject is what the record of the patient tells', () => {
  const patient = { ...aPaciente({ sexo: null, data_nascimento: null }) } as never;
  expect(subjectOf(patient)).toEqual(nothing);
});

test('lean mass that was typed before a method was chosen does not count', () => {
  const folds = { dobra_triceps_mm: 20, dobra_suprailiaca_mm: 18, dobra_coxa_mm: 25 };
  const byFolds = { peso_kg: 72.5, ...folds, metodo_gordura: 'jackson-pollock-3' };
  expect(told({ ...byFolds, massa_magra_kg: 70 }).lean).toBe(told(byFolds).lean);
});
