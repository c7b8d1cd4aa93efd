import type { Line } from './line.ts';

/** Lines in abbreviations: a clear one is read, an unclear one is never read as another food. */
export const telegrams: readonly Line[] = [
  ['2 ov coz + 1 ban', 'counted', 'ovo-cozido 90-110', 'banana-prata 60-90'],
  [
    '3cs arroz int + 1 conc feij + 100g fgo grelh',
    'counted',
    'arroz-integral-cozido 50-75',
    'feijao-carioca-cozido 100-150',
    'peito-de-frango-grelhado 100-100',
  ],
  [
    'Alm: 3 col arroz, 1 conc feijão',
    'counted',
    'arroz-branco-cozido 60-80',
    'feijao-carioca-cozido 100-150',
  ],
  ['Jant: 120g til. grelh', 'counted', 'tilapia-grelhada 120-120'],
  ['CM: 2 ovos mex + 1 fat pão int', 'counted', 'ovo-mexido 90-120', 'pao-de-forma-integral 20-30'],
  ['150g frango gr.', 'counted', 'peito-de-frango-grelhado 150-150'],
  ['200 gr frango', 'counted', 'peito-de-frango-grelhado 200-200'],
  ['3 bisc. cream cracker', 'counted', 'biscoito-cream-cracker 12-25'],
  ['5 bol. água e sal', 'counted', 'biscoito-cream-cracker 20-35'],
  ['4 cast. caju', 'counted', 'castanha-de-caju 6-14'],
  ['8 amênd. + 1 iog nat', 'counted', 'amendoa-torrada-salgada 6-12', 'iogurte-natural 160-200'],
  ['1 sal. de frutas', 'unknown'],
  ['1 conc. p de feijão', 'counted', 'feijao-carioca-cozido 70-100'],
  ['1 col (sb) chia', 'counted', 'chia 6-10'],
  ['2 esc. macarrão int', 'counted', 'macarrao-integral-cozido 120-240'],
  ['tapioca 3 cs goma + 1 ov', 'counted', 'goma-de-tapioca 50-70', 'ovo-cozido 40-60'],
  ['1 un pão fr + 1 fat q. branco', 'counted', 'pao-frances 50-50', 'queijo-minas-frescal 20-40'],
  // Measured foods of different kinds on both sides of a bar are mostly summed.
  ['100g arroz/ 80g feijão', 'counted', 'arroz-branco-cozido 100-100?', 'feijao-carioca-cozido 80-80?'],
  ['1 porção de maçã', 'counted', 'maca 110-190?'],
  // Without marks between the foods.
  ['120 g de frango grelhado alface à vontade', 'counted', 'peito-de-frango-grelhado 120-120'],
  [
    '100g de carne 150g de mandioca couve à vontade',
    'counted',
    'carne-bovina-grelhada 100-100',
    'mandioca-cozida 150-150',
  ],
  [
    'Carne 120 arroz 100 feijão 90',
    'counted',
    'carne-bovina-grelhada 120-120?',
    'arroz-branco-cozido 100-100?',
    'feijao-carioca-cozido 90-90?',
  ],
  ['Pão integral 2 fatias ovo 1', 'counted', 'pao-de-forma-integral 40-60', 'ovo-cozido 40-60'],
  ['3 x 100 g de iogurte natural', 'counted', 'iogurte-natural 300-300'],
];
