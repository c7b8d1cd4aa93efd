import type { Food } from '@alecrim/nutrition';

type Tag = Food['tags'][number];

/** What a patient may have to avoid. The other tags say nothing about a restriction, or repeat one of these. */
const words: Partial<Record<Tag, string>> = {
  gluten: 'glúten',
  lactose: 'lactose',
  'milk-protein': 'proteína do leite',
  egg: 'ovo',
  peanut: 'amendoim',
  nuts: 'castanhas',
  sesame: 'gergelim',
  soy: 'soja',
  fish: 'peixe',
  crustacean: 'crustáceo',
  mollusc: 'molusco',
  pork: 'carne de porco',
};

/** "Contém glúten, ovo": what the food brings and the original does not. */
export function newTagWords(food: Food, original: Food | undefined): string {
  const brought = food.tags.filter((tag) => words[tag] && !original?.tags.includes(tag));
  // Milk sugar comes with milk protein.
  const named = brought.filter((tag) => tag !== 'milk-protein' || !brought.includes('lactose'));
  return named.length === 0 ? '' : `Contém ${named.map((tag) => words[tag]).join(', ')}`;
}
