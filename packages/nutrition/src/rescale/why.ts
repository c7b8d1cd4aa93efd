import type { Macro } from '../needs/macros.ts';

/** Why a line stays as it is. */
export type Why =
  | 'locked'
  | 'unsure'
  | 'unknown'
  | 'partial'
  | 'decided'
  | 'other-amount'
  | 'small'
  | 'not-mostly'
  | 'step';

export const MACRO_WORDS: Readonly<Record<Macro, string>> = {
  protein: 'proteína',
  carbohydrate: 'carboidrato',
  fat: 'gordura',
};

export function whyWords(why: Why, macro: Macro | undefined): string {
  if (why === 'not-mostly') return `a energia não vem sobretudo de ${macro ? MACRO_WORDS[macro] : 'outro'}`;
  return WORDS[why];
}

const WORDS: Readonly<Record<Exclude<Why, 'not-mostly'>, string>> = {
  locked: 'bloqueada por você',
  unsure: 'a confirmar',
  unknown: 'não calculado',
  partial: 'só uma parte foi calculada',
  decided: 'tem uma decisão sua sobre estas palavras',
  'other-amount': 'diz também calorias, nutrientes ou outra quantidade',
  small: 'tem menos de 15 kcal',
  step: 'o próximo passo seria grande demais',
};
