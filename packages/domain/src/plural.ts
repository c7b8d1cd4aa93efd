let rules: Intl.PluralRules | undefined;

/** The form of a word for a number. "0 itens" as people write it, although the language's rules say "0 item". */
export function plural(count: number, one: string, many: string): string {
  rules ??= new Intl.PluralRules('pt-BR');
  return count !== 0 && rules.select(count) === 'one' ? one : many;
}

/** "1 item", "2 itens", "1.200 itens". */
export const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${plural(count, one, many)}`;

/** How much a recipe makes, as a cook reads it. */
export const yieldText = (portions: number): string => `Rende ${counted(portions, 'porção', 'porções')}`;
