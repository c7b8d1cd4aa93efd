/** Drinks of which the shop sells something else. Brewed ones have no amount: a packet lasts for weeks. */
export const BREWED: Readonly<Record<string, string>> = {
  cafe: 'Café em pó',
  'cafe-expresso': 'Café em pó',
  'cafe-descafeinado': 'Café descafeinado em pó',
  'cha-sem-acucar': 'Chá',
  'cha-de-erva-doce': 'Chá de erva-doce',
  'cha-mate': 'Chá-mate',
  'cha-preto': 'Chá-preto',
  'cha-verde': 'Chá-verde',
};

/** It comes from the tap and is not on the list. */
export const TAP_WATER = 'agua';

/** "Suco de 1 limão" is one lime. */
export const PRESSED_FROM: Readonly<Record<string, string>> = {
  'suco-de-laranja': 'laranja-pera',
  'suco-de-limao-cravo': 'limao',
  'suco-de-limao-galego': 'limao',
};

/** Half of it is milk: the energy of the row of IBGE is half of that of whole milk. */
export const COFFEE_WITH_MILK = { id: 'cafe-com-leite', milk: 'leite-integral', share: 0.5 };
