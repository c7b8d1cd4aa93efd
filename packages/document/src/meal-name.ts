/** The anchor that the index of meals leads to. */
export const mealId = (number: number) => `refeicao-${number}`;

export const mealName = ({ nome }: { nome: string }, number: number) => nome || `Refeição ${number}`;
