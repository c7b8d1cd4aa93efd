/** Labels of the fixed lists (P38, P40). */
export const orientacaoLabels = {
  gestantes: 'Gestantes',
  geral: 'Geral',
  higienizacao: 'Higienização',
  prevencao: 'Prevenção',
  utensilios: 'Utensílios',
  outros: 'Outros',
} as const;

export function orientacaoLabel(categoria: string | null | undefined): string {
  return Object.hasOwn(orientacaoLabels, categoria ?? '')
    ? orientacaoLabels[categoria as keyof typeof orientacaoLabels]
    : orientacaoLabels.outros;
}

export const tipoLabels = {
  refeicao: 'Refeições',
  receita: 'Receitas',
  orientacao: 'Orientações',
} as const;

/** As the formulas for the need of energy tell people apart. */
export const SEXES = ['feminino', 'masculino'] as const;
export type Sex = (typeof SEXES)[number];
export const sexoLabels = { feminino: 'Feminino', masculino: 'Masculino' } as const satisfies Record<
  Sex,
  string
>;

/** How active a day is. Every formula has its own factor for each. */
export const ACTIVITY_LEVELS = ['sedentario', 'leve', 'moderado', 'intenso'] as const;
export type Activity = (typeof ACTIVITY_LEVELS)[number];
export const atividadeLabels = {
  sedentario: 'Sedentária',
  leve: 'Pouco ativa',
  moderado: 'Ativa',
  intenso: 'Muito ativa',
} as const satisfies Record<Activity, string>;

/** What the document shows of the numbers of a plan. */
export const mostrarLabels = {
  nada: 'Nada',
  percentuais: 'Percentuais',
  macros: 'Calorias e macros',
  kcal: 'Só calorias',
} as const;

/** Conditions that ask for more energy than a formula gives. */
export const condicaoLabels = {
  'gestacao-1': 'Gestação, 1º trimestre',
  'gestacao-2': 'Gestação, 2º trimestre',
  'gestacao-3': 'Gestação, 3º trimestre',
  'lactacao-1': 'Amamentação, até 6 meses',
  'lactacao-2': 'Amamentação, de 7 a 12 meses',
} as const;
export type Condicao = keyof typeof condicaoLabels;
