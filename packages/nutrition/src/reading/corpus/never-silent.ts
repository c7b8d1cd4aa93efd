import type { Line } from './line.ts';

/** Lines in which a part was lost, or given to another food, without a doubt. */
export const neverSilent: readonly Line[] = [
  [
    '2 wraps integrais (Rap10) c/ 100g de frango desfiado e 30g de cream cheese light',
    'counted',
    'pao-folha-integral 60-100',
    'peito-de-frango-cozido 99-101',
    'cream-cheese-light 29-31',
  ],
  ['carne de sol desfiada 80g (magra)', 'counted', 'carne-de-sol-desfiada 79-81~'],
  ['Bolo s/ glúten e s/ lactose de banana 1 fatia', 'counted', 'bolo-de-banana 50-100?'],
  [
    'mexido: 2 col. arroz, 1 col. feijão e 1 ovo',
    'counted',
    'arroz-branco-cozido 42-62',
    'feijao-carioca-cozido 14-25',
    'ovo-cozido 42-65',
  ],
  ['1 colher de arroz cheia, picada de mandioca cozida (60 g)', 'counted', 'mandioca-cozida 59-61'],
  ['2 panquecas com 100 g de frango desfiado', 'counted', 'peito-de-frango-cozido 99-101?'],
  ['1 sanduíche com 2 fatias de queijo muçarela', 'counted', 'queijo-mucarela 30-60?'],
  [
    'Batata, doce, cozida 140 g [ou] Mandioca, cozida 120 g',
    'counted',
    'batata-doce-cozida 139-141',
    '| mandioca-cozida',
  ],
  ['Iogurte natural integral - Nestlé® 1 Pote(s) 170 gramas', 'counted', 'iogurte-natural 169-171'],
  ['1 caixinha de achocolatado (200 ml)', 'counted', 'leite-achocolatado 195-216'],
  ['Café, infusão 10% - 1 Xícara(s) de chá (200 ml)', 'counted', 'cafe 195-205'],
  ['1 xíc café preto', 'counted', 'cafe 140-250~'],
  ['Carne seca desfiada com abóbora 1 escumadeira', 'partial', 'abobora-cabotia-cozida 80-120?'],
  ['Farinha de linhaça 1 col sob', 'counted', 'linhaca 4-12'],
  ['Batata inglesa cozida em duas águas, 2 col sopa (60g)', 'counted', 'batata-inglesa-cozida 59-61'],
  ['2 fatias de mortadela: evitar', 'not-food'],
  ['2cs arroz int (50 g)', 'counted', 'arroz-integral-cozido 49-51'],
  ['1 salsichão grelhado', 'counted', 'linguica-de-porco-grelhada 30-130?'],
];

/** Doubts that change nothing are none: what the writer left open, and what makes little energy. */
export const needlessDoubts: readonly Line[] = [
  ['150g de carne vermelha', 'counted', 'carne-bovina-grelhada 149-151'],
  ['100 g de legumes no vapor', 'counted', 'legumes-cozidos-no-vapor 99-101'],
  ['30 g de oleaginosas', 'counted', 'mix-de-castanhas 29-31'],
  ['30 g de queijo', 'counted', 'queijo 29-31?'],
  ['1 punhado de castanhas', 'counted', 'mix-de-castanhas 15-45?'],
  ['1 copo de chá de camomila', 'counted', 'cha-sem-acucar 230-262'],
  ['3 copos de suco de uva integral', 'counted', 'suco-de-uva-integral 700-780?'],
  ['4 colheres de carne moída', 'counted', 'carne-moida-cozida 80-135'],
  ['2 colheres de mel', 'counted', 'mel 10-50?'],
  ['Vinagrete (4 colheres sopa ou 40g)', 'counted', 'vinagrete 39-41'],
  ['Patinho assado 150 g', 'counted', 'patinho-grelhado 149-151'],
  ['Leite s/ lactose 200ml (Zymil)', 'counted', 'leite-sem-lactose 195-212'],
  ['1 pao de queijo peq', 'counted', 'pao-de-queijo 12-35'],
];
