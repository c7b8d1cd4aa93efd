/** What a patient may have to avoid, by the word that is stored, with the name that people read. */
export const restricaoLabels = {
  lactose: 'Lactose',
  proteina_do_leite: 'Proteína do leite',
  gluten: 'Glúten',
  ovo: 'Ovo',
  amendoim: 'Amendoim',
  castanhas: 'Castanhas',
  peixe: 'Peixe',
  crustaceos: 'Crustáceos',
  soja: 'Soja',
  porco: 'Carne de porco',
  carne_vermelha: 'Carne vermelha',
  vegetariano: 'Vegetariano',
  vegano: 'Vegano',
  acucar: 'Açúcar adicionado',
  alcool: 'Álcool',
  cafeina: 'Cafeína',
  gestante: 'Gestante',
  fenilcetonuria: 'Fenilcetonúria',
  potassio: 'Potássio (rim)',
  fosforo: 'Fósforo (rim)',
} as const;

export type Restricao = keyof typeof restricaoLabels;

/** Why something is avoided. It orders the findings; none of them locks anything. */
export const motivoLabels = {
  alergia: 'Alergia',
  intolerancia: 'Intolerância',
  condicao: 'Condição de saúde',
  escolha: 'Escolha ou preferência',
} as const;

export type Motivo = keyof typeof motivoLabels;

/** A restriction of a patient: one of the list, or words of the nutritionist's own ("jiló"). */
export interface RestricaoDoPaciente {
  tipo?: Restricao | '' | null;
  palavras?: string | null;
  motivo?: Motivo | '' | null;
}

export const restricaoText = ({ tipo, palavras }: RestricaoDoPaciente): string =>
  tipo ? restricaoLabels[tipo] : (palavras ?? '').trim();

/** What a food holds that a patient may have to avoid, by its tag: "contém ovo". */
export const allergenNames = {
  gluten: 'glúten',
  lactose: 'lactose',
  'milk-protein': 'leite',
  egg: 'ovo',
  peanut: 'amendoim',
  nuts: 'castanhas',
  sesame: 'gergelim',
  soy: 'soja',
  fish: 'peixe',
  crustacean: 'crustáceos',
  mollusc: 'moluscos',
  pork: 'carne de porco',
} as const;
