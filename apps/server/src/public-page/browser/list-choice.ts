import { type ShoppingChoice, type ShoppingNeeds, shoppingLimits } from '@alecrim/domain/pure';

/** What the form says. A number that is missing or too large counts as the nearest that is allowed. */
export function choiceIn(form: HTMLFormElement, { meals }: ShoppingNeeds): ShoppingChoice {
  const number = (name: keyof typeof shoppingLimits) => {
    const typed = Math.floor(Number(field(form, name)?.value));
    return Math.min(Math.max(typed || 1, 1), shoppingLimits[name]);
  };
  const options = meals.map((_, meal) => boxes(form, meal).flatMap((box, at) => (box.checked ? [at] : [])));
  return { days: number('days'), people: number('people'), options };
}

/** Puts a remembered choice into the form. Options that the plan no longer has are left out. */
export function putChoice(form: HTMLFormElement, { days, people, options }: Partial<ShoppingChoice>): void {
  for (const [name, value] of Object.entries({ days, people })) {
    const box = field(form, name);
    if (box && typeof value === 'number') box.value = String(value);
  }
  if (!Array.isArray(options)) return;
  for (const [meal, chosen] of options.entries())
    for (const [at, box] of boxes(form, meal).entries())
      box.checked = Array.isArray(chosen) && chosen.includes(at);
}

const field = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const boxes = (form: HTMLFormElement, meal: number) => [
  ...form.querySelectorAll<HTMLInputElement>(`input[name="${meal}"]`),
];
