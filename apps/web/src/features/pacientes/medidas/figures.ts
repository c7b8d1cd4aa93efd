import { dayText, numberText } from '@alecrim/domain/pure';
import {
  ADULT_FROM,
  ARM_BONE_FROM,
  armMuscle,
  bmiClass,
  bmiOf,
  gestationalGain,
  waistRisk,
  waistToHeightRisk,
  waistToHipRisk,
} from '@alecrim/nutrition/body';
import { fatOf, heightFor, leanOf } from './composition.ts';
import { type Growth, growthFigures } from './growth-figures.ts';
import { ageOn, fixedDigits, type Measurement, numberIn, type Subject, type Values } from './measured.ts';

/** A value that is calculated from measurements, with its class. */
export interface Figure {
  key: string;
  name: string;
  text: string;
  meaning?: string | undefined;
}

export interface Figures {
  figures: Figure[];
  /** What to fill in to see more, a sentence each. */
  missing: string[];
}

/** `wanted` is what could be told if sex and birth date were known. */
type Part = Partial<Figures> & { wanted?: string | undefined };

/** Everything that follows from the measurements of a day. The curves of a child come later than the rest. */
export function figuresOf(
  values: Values,
  subject: Subject,
  all: readonly Measurement[],
  growth?: Growth,
): Figures {
  const parts = [
    bodyMass(values, subject, all),
    curves(values, subject, growth),
    pregnancy(values, subject, all),
    composition(values, subject),
    waist(values, subject, all),
    arm(values, subject),
  ];
  const wanted = parts.flatMap((part) => part.wanted ?? []);
  const facts = [!subject.sex && 'o sexo', !subject.birthDay && 'a data de nascimento'].filter(Boolean);
  const asked =
    wanted.length > 0 && facts.length > 0
      ? [`Informe ${facts.join(' e ')} para ver ${inWords(wanted)}.`]
      : [];
  return {
    figures: parts.flatMap(({ figures = [] }) => figures),
    missing: [...asked, ...parts.flatMap(({ missing = [] }) => missing)],
  };
}

const inWords = (things: readonly string[]) => new Intl.ListFormat('pt-BR').format(things);

const isPregnant = (values: Values) => numberIn(values, 'semanas_gestacao') !== undefined;

function bodyMass(values: Values, subject: Subject, all: readonly Measurement[]): Part {
  const weight = numberIn(values, 'peso_kg');
  if (weight === undefined) return {};
  const height = heightFor(values, subject, all);
  if (!height) return { missing: ['Informe a altura para ver o IMC.'] };
  const bmi = bmiOf(weight, height.value);
  const text = `${numberText(bmi)} kg/m²${height.isOfDay ? '' : ` (altura de ${dayText(height.day)})`}`;
  const figure = { key: 'bmi', name: 'IMC', text };
  const age = ageOn(subject, values.data);
  if (isPregnant(values)) return { figures: [figure] };
  if (!age) return { figures: [figure], wanted: 'a classe do IMC ou o percentil' };
  return { figures: [{ ...figure, meaning: bmiClass(bmi, age.years) }] };
}

function curves(values: Values, subject: Subject, growth: Growth | undefined): Part {
  const age = ageOn(subject, values.data);
  const isMeasured = ['peso_kg', 'altura_cm', 'cabeca_cm'].some((name) => numberIn(values, name as never));
  if (!isMeasured || isPregnant(values)) return {};
  // Without the age, the body mass index asks for it.
  if (!age || age.years >= ADULT_FROM) return {};
  const { sex } = subject;
  if (!sex) return { wanted: 'o percentil' };
  if (!growth) return {};
  const figures = growthFigures(growth, values, { ...subject, sex });
  if (figures.length > 0) return { figures };
  return { missing: ['As curvas da OMS vão até 19 anos, e as classes de adultos começam aos 20.'] };
}

function pregnancy(values: Values, subject: Subject, all: readonly Measurement[]): Part {
  const weeks = numberIn(values, 'semanas_gestacao');
  if (weeks === undefined) return {};
  const before = numberIn(values, 'peso_pre_gestacional_kg');
  const height = heightFor(values, subject, all);
  if (before === undefined || !height)
    return { missing: ['Informe o peso antes da gestação e a altura para ver o ganho recomendado.'] };
  const bmi = bmiOf(before, height.value);
  const years = ageOn(subject, values.data)?.years;
  const weight = numberIn(values, 'peso_kg');
  const gained = weight === undefined ? undefined : weight - before;
  const gain = gestationalGain(bmi);
  const isAdult = years === undefined || years >= ADULT_FROM;
  return {
    figures: [
      {
        key: 'bmi-before',
        name: 'IMC antes da gestação',
        text: `${numberText(bmi)} kg/m²`,
        meaning: years === undefined ? undefined : bmiClass(bmi, years),
      },
      ...(gained === undefined
        ? []
        : [{ key: 'gained', name: `Ganho até a semana ${weeks}`, text: `${numberText(gained)} kg` }]),
      ...(gain && isAdult
        ? [
            {
              key: 'gain',
              name: 'Ganho recomendado até 40 semanas',
              text: `${numberText(gain.from)} a ${numberText(gain.to)} kg`,
              meaning: 'Gestação de um bebê, adultas. Sem curva por semana.',
            },
          ]
        : []),
    ],
    missing: isAdult ? [] : ['Sem curva: o ganho recomendado vale para gestantes adultas.'],
  };
}

function composition(values: Values, subject: Subject): Part {
  const { fat, missing } = fatOf(values, subject);
  const lean = leanOf(values, subject);
  const weight = numberIn(values, 'peso_kg');
  return {
    figures: [
      ...(fat
        ? [{ key: 'fat', name: 'Gordura corporal', text: `${numberText(fat.percent)} %`, meaning: fat.note }]
        : []),
      ...(fat && weight !== undefined
        ? [{ key: 'fat-mass', name: 'Massa gorda', text: `${numberText((weight * fat.percent) / 100)} kg` }]
        : []),
      ...(lean === undefined ? [] : [{ key: 'lean', name: 'Massa magra', text: `${numberText(lean)} kg` }]),
    ],
    missing: missing ? [missing] : [],
  };
}

const RATIO_FROM = 5;

function waist(values: Values, subject: Subject, all: readonly Measurement[]): Part {
  const around = numberIn(values, 'cintura_cm');
  // In pregnancy the waist tells no risk.
  if (around === undefined || isPregnant(values)) return {};
  const hip = numberIn(values, 'quadril_cm');
  const height = heightFor(values, subject, all);
  const years = ageOn(subject, values.data)?.years;
  const { sex } = subject;
  const adult = sex && years !== undefined && years >= ADULT_FROM ? sex : undefined;
  const figures: Figure[] = [];
  if (adult)
    figures.push({
      key: 'waist',
      name: 'Cintura',
      text: `${numberText(around)} cm`,
      meaning: waistRisk(adult, around),
    });
  if (hip !== undefined)
    figures.push({
      key: 'waist-hip',
      name: 'Relação cintura-quadril (RCQ)',
      text: fixedDigits(around / hip, 2),
      meaning: adult && waistToHipRisk(adult, around / hip),
    });
  if (height)
    figures.push({
      key: 'waist-height',
      name: 'Relação cintura-estatura (RCEst)',
      text: fixedDigits(around / height.value, 2),
      meaning:
        years !== undefined && years >= RATIO_FROM ? waistToHeightRisk(around / height.value) : undefined,
    });
  const isKnown = sex && years !== undefined;
  return { figures, wanted: isKnown ? undefined : 'o risco da cintura' };
}

function arm(values: Values, subject: Subject): Part {
  const around = numberIn(values, 'braco_cm');
  const fold = numberIn(values, 'dobra_triceps_mm');
  if (around === undefined || fold === undefined) return {};
  const years = ageOn(subject, values.data)?.years;
  const { sex } = subject;
  if (years === undefined || (years >= ARM_BONE_FROM && !sex)) return { wanted: 'a área muscular do braço' };
  const muscle = armMuscle({ sex, years }, around, fold);
  if (!muscle) return {};
  const area = 'Área muscular do braço';
  return {
    figures: [
      {
        key: 'arm-circumference',
        name: 'Circunferência muscular do braço',
        text: `${numberText(muscle.circumference)} cm`,
      },
      {
        key: 'arm-area',
        name: muscle.isWithoutBone ? `${area}, sem osso` : area,
        text: `${numberText(muscle.area)} cm²`,
      },
    ],
  };
}
