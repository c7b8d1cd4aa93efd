import type { Sex } from '@alecrim/domain/pure';
import type { GrowthIndicator } from './growth.ts';

/** A class by its lower bound: a value belongs to the last class whose bound it reaches. */
type Classes = readonly (readonly [from: number, name: string])[];

const classOf = (classes: Classes, value: number): string | undefined =>
  Number.isFinite(value) ? classes.findLast(([from]) => value >= from)?.[1] : undefined;

// WHO, Technical Report Series 894 (2000).
const ADULTS: Classes = [
  [0, 'Magreza grave'],
  [16, 'Magreza moderada'],
  [17, 'Magreza leve'],
  [18.5, 'Eutrofia'],
  [25, 'Sobrepeso'],
  [30, 'Obesidade grau I'],
  [35, 'Obesidade grau II'],
  [40, 'Obesidade grau III'],
];
// Z-scores: Ministério da Saúde, SISVAN (2011), after WHO 2006 and 2007.
const THIN: Classes = [
  [-Infinity, 'Magreza acentuada'],
  [-3, 'Magreza'],
  [-2, 'Eutrofia'],
];
const HEIGHT: Classes = [
  [-Infinity, 'Muito baixa estatura para a idade'],
  [-3, 'Baixa estatura para a idade'],
  [-2, 'Estatura adequada para a idade'],
];
const WEIGHT: Classes = [
  [-Infinity, 'Muito baixo peso para a idade'],
  [-3, 'Baixo peso para a idade'],
  [-2, 'Peso adequado para a idade'],
];

// Caderneta da Criança (Ministério da Saúde).
const HEAD: Classes = [
  [-Infinity, 'Perímetro cefálico abaixo do esperado para a idade'],
  [-2, 'Perímetro cefálico adequado para a idade'],
];

export const ADULT_FROM = 20;
export const ELDERLY_FROM = 60;

export const bmiOf = (kilograms: number, centimetres: number): number => kilograms / (centimetres / 100) ** 2;

/** The class of an adult's body mass index. The elderly have their own bounds: those of Lipschitz (1994), as SISVAN has them. */
export function bmiClass(bmi: number, years: number): string | undefined {
  if (!(bmi > 0) || years < ADULT_FROM) return undefined;
  if (years < ELDERLY_FROM) return classOf(ADULTS, bmi);
  if (bmi <= 22) return 'Baixo peso';
  return bmi < 27 ? 'Eutrofia' : 'Sobrepeso';
}

/** Upper bounds include their value: a z-score of exactly +1 is still eutrophic. */
export function growthClass(indicator: GrowthIndicator, z: number, years: number): string | undefined {
  if (!Number.isFinite(z)) return undefined;
  if (indicator === 'estatura') return classOf(HEIGHT, z);
  if (indicator === 'cabeca')
    return z > 2 ? 'Perímetro cefálico acima do esperado para a idade' : classOf(HEAD, z);
  if (indicator === 'peso') return z > 2 ? 'Peso elevado para a idade' : classOf(WEIGHT, z);
  // The weight for the height ends at five years, and has the classes of the body mass index before it.
  if (years < 5) {
    if (z > 3) return 'Obesidade';
    if (z > 2) return 'Sobrepeso';
    return z > 1 ? 'Risco de sobrepeso' : classOf(THIN, z);
  }
  if (z > 3) return 'Obesidade grave';
  if (z > 2) return 'Obesidade';
  return z > 1 ? 'Sobrepeso' : classOf(THIN, z);
}

/** Risk by the waist alone, in cm (WHO 2000). */
export function waistRisk(sex: Sex, waist: number): string | undefined {
  const [raised, high] = sex === 'masculino' ? [94, 102] : [80, 88];
  return classOf(
    [
      [0, 'Sem risco aumentado'],
      [raised, 'Risco aumentado'],
      [high, 'Risco muito aumentado'],
    ],
    waist,
  );
}

/** WHO 2008: 0.90 for men, 0.85 for women. */
export function waistToHipRisk(sex: Sex, ratio: number): string | undefined {
  return classOf(
    [
      [0, 'Sem risco aumentado'],
      [sex === 'masculino' ? 0.9 : 0.85, 'Risco aumentado'],
    ],
    ratio,
  );
}

/** NICE 2022. */
export function waistToHeightRisk(ratio: number): string | undefined {
  return classOf(
    [
      [0, 'Sem risco aumentado'],
      [0.5, 'Risco aumentado'],
      [0.6, 'Risco alto'],
    ],
    ratio,
  );
}

export interface GestationalGain {
  readonly from: number;
  readonly to: number;
}

/**
 * The recommended gain until 40 weeks, in kg, by the body mass index before pregnancy: adults with one fetus (Kac et al. 2021;
 * Ministério da Saúde, Caderneta da Gestante 2022).
 */
export function gestationalGain(bmiBefore: number): GestationalGain | undefined {
  if (!(bmiBefore > 0)) return undefined;
  if (bmiBefore < 18.5) return { from: 9.7, to: 12.2 };
  if (bmiBefore < 25) return { from: 8, to: 12 };
  return bmiBefore < 30 ? { from: 7, to: 9 } : { from: 5, to: 7.2 };
}
