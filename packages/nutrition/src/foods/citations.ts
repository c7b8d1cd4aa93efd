/** The publications behind the list, as they ask to be named. Every screen and paper with numbers shows them. */
export const CITATIONS = {
  TACO: 'TACO, 4ª ed., NEPA/UNICAMP, 2011',
  IBGE: 'IBGE, POF 2008-2009, Tabelas de composição nutricional e de medidas referidas, 2011',
  own: 'Lista do Alecrim, com dados do USDA FoodData Central e de rótulos',
} as const;
