import { type PlanTexts, planTexts } from '@alecrim/nutrition/texts';

type Lines = string[] | null;
interface Meal {
  opcoes?: { itens?: Lines; dias?: unknown }[] | null;
  dias?: unknown;
}
interface Recipe {
  nome?: string | null;
  porcoes?: number | null;
  ingredientes?: Lines;
}
interface PlanValues {
  refeicoes?: Meal[] | null;
  receitas?: Recipe[] | null;
}

/** The values of a form: a plan, or a meal or a recipe of the library. */
export type FormValues = PlanValues | Meal | Recipe;

export interface FormTexts {
  texts: PlanTexts;
  /** Where each part is in the form, in the order of the texts. The form itself is ''. */
  meals: { path: string; options: string[] }[];
  recipes: string[];
}

/** The lines of food of a form, and whose they are. */
export function formTexts(values: FormValues): FormTexts {
  const plan = asPlan(values);
  const at = (path: string) => (plan === values ? path : '');
  return {
    texts: planTexts(plan),
    meals: (plan.refeicoes ?? []).map(({ opcoes }, meal) => {
      const path = at(`refeicoes.${meal}`);
      return { path, options: (opcoes ?? []).map((_, index) => `${path && `${path}.`}opcoes.${index}`) };
    }),
    recipes: (plan.receitas ?? []).map((_, index) => at(`receitas.${index}`)),
  };
}

function asPlan(values: FormValues): PlanValues {
  if ('refeicoes' in values) return values;
  return 'opcoes' in values ? { refeicoes: [values] } : { receitas: [values as Recipe] };
}

/** The part that a list of lines belongs to: `refeicoes.0.opcoes.1` of `refeicoes.0.opcoes.1.itens`. */
export const partOf = (name: string) => name.slice(0, Math.max(0, name.lastIndexOf('.')));

/** Whether a list of lines is food: the lines of the guidance are not. */
export const isFoodList = (name: string) => /(^|\.)(opcoes\.\d+\.itens|ingredientes)$/.test(name);
