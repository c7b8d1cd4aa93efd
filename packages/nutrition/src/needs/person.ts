export type Sex = 'feminino' | 'masculino';

/** What the formulas ask for. */
export interface Person {
  readonly sex: Sex;
  readonly years: number;
  readonly kilograms: number;
  readonly centimetres: number;
}

/** How active a day is. Every formula has its own factor for each. */
export type Activity = 'sedentario' | 'leve' | 'moderado' | 'intenso';

export const ACTIVITIES: readonly { readonly id: Activity; readonly name: string }[] = [
  { id: 'sedentario', name: 'Sedentária' },
  { id: 'leve', name: 'Pouco ativa' },
  { id: 'moderado', name: 'Ativa' },
  { id: 'intenso', name: 'Muito ativa' },
];
