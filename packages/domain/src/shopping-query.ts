import { type ShoppingChoice, type ShoppingNeeds, shoppingLimits, usualShopping } from './shopping-list.ts';

/** The choice of a list in an address: "opcoes=0,0.1" has the first option of a meal, and two of the next one. */
export function shoppingQuery({ days, people, options, training }: ShoppingChoice): Record<string, string> {
  return {
    dias: String(days),
    pessoas: String(people),
    // An end after each meal: a text without any would be left out of the address.
    opcoes: options.map((chosen) => `${chosen.join('.')},`).join(''),
    ...(training !== undefined && { treino: String(training) }),
  };
}

/** Reads such an address. What is missing, or not allowed, is as in the usual list. */
export function shoppingChoiceIn(
  { dias, pessoas, opcoes, treino }: Readonly<Record<string, unknown>>,
  needs: Pick<ShoppingNeeds, 'meals' | 'days'>,
): ShoppingChoice {
  const usual = usualShopping(needs);
  const { training } = usual;
  return {
    days: numberIn(dias, 1, shoppingLimits.days) ?? usual.days,
    people: numberIn(pessoas, 1, shoppingLimits.people) ?? usual.people,
    options: typeof opcoes === 'string' ? optionsIn(opcoes, needs) : usual.options,
    ...(training !== undefined && { training: numberIn(treino, 0, shoppingLimits.training) ?? training }),
  };
}

function numberIn(text: unknown, least: number, most: number): number | undefined {
  if (typeof text !== 'string' || !/^\d{1,2}$/.test(text)) return undefined;
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

function optionsIn(text: string, { meals }: Pick<ShoppingNeeds, 'meals'>): number[][] {
  const named = text.split(',').map((options) => options.split('.'));
  return meals.map((options, meal) =>
    options.flatMap((_, place) => (named[meal]?.includes(String(place)) ? [place] : [])),
  );
}
