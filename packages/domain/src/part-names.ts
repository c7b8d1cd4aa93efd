type Text = string | null | undefined;

/** What a part of a plan is called: without a name of its own, by its number. */
export const partName = (noun: string, name: Text, number: number): string =>
  name?.trim() || `${noun} ${number}`;

export const mealName = ({ nome }: { readonly nome?: Text }, number: number): string =>
  partName('Refeição', nome, number);

export const optionName = ({ descricao }: { readonly descricao?: Text }, number: number): string =>
  partName('Opção', descricao, number);

/** "Almoço, opção 2"; of a single option, only the meal. */
export const optionPlace = (meal: string, option: number, options: number): string =>
  options > 1 ? `${meal}, opção ${option}` : meal;
