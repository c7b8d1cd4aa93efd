import type { Line } from './line.ts';

/** Brackets that say what a dish is made of, whatever it is served in. */
export const dishes: readonly Line[] = [
  [
    '1 copo de vitamina (200 ml de leite desnatado, 1 maçã e 2 colheres de sopa de aveia)',
    'counted',
    'leite-desnatado 195-210',
    'maca 100-175',
    'aveia-em-flocos 20-35',
  ],
  [
    '1 tigela de mingau (2 colheres de sopa de aveia + 150 ml de leite)',
    'counted',
    'aveia-em-flocos 20-35',
    'leite-integral 148-156',
  ],
  [
    '1 unidade de crepioca (1 ovo, 2 colheres de sopa de goma)',
    'counted',
    'ovo-cozido 45-55',
    'goma-de-tapioca 30-50',
  ],
  ['1 pão com ovo (1 pão francês + 1 ovo)', 'counted', 'pao-frances 45-55', 'ovo-cozido 45-55'],
  [
    '1 xícara de café com leite (50 ml de café e 100 ml de leite)',
    'counted',
    'cafe 45-55',
    'leite-integral 98-106',
  ],
  [
    '1 tapioca com queijo minas (2 colheres de sopa de goma e 1 fatia de queijo minas)',
    'counted',
    'goma-de-tapioca 30-50',
    'queijo-minas-frescal 25-40',
  ],
  [
    '2 panquecas (2 ovos e 4 colheres de sopa de aveia)',
    'counted',
    'ovo-cozido 90-110?',
    'aveia-em-flocos 45-65?',
  ],
  ['1 hambúrguer (90 g de patinho moído)', 'counted', 'patinho-moido-cozido 90-90?'],
  [
    'Pão integral com ovo (2 fatias de pão + 1 ovo)',
    'counted',
    'pao-de-forma-integral 40-60',
    'ovo-cozido 45-55',
  ],
  [
    '1 copo de café com leite desnatado (100 ml de café + 100 ml de leite)',
    'counted',
    'cafe 95-105',
    'leite-desnatado 98-106',
  ],
  // A slice is a part of what the brackets hold.
  ['1 fatia de bolo (3 ovos, 2 xícaras de farinha de trigo)', 'counted', 'bolo-simples 40-100?'],
  ['1 prato de sopa de chuchu, cenoura e repolho', 'partial', 'sopa-de-legumes 400-560?'],
  ['1 prato de sopa de feijão com macarrão', 'partial', 'sopa-de-legumes 400-560?'],
];

/** An amount behind the last of several foods. */
export const runs: readonly Line[] = [
  ['Sopa de batata, cenoura e chuchu: 2 conchas', 'counted', 'sopa-de-legumes 220-330?'],
  ['Risoto de frango, ervilha e cenoura: 4 colheres', 'counted', 'risoto 80-140?'],
  ['Arroz branco, lentilha e carne moída – 300 g', 'partial', 'carne-moida-cozida 300-300?'],
  ['Cenoura, vagem e chuchu – 4 colheres de sopa', 'partial', 'chuchu-cozido 60-120?'],
  // In brackets it is of the food before them.
  ['Alface, tomate e azeite (1 colher de sopa)', 'partial', 'azeite-de-oliva 7-13'],
  ['Alface e tomate (4 fatias)', 'partial', 'tomate 40-80'],
];

/** One amount ahead of two foods. */
export const amountsAhead: readonly Line[] = [
  ['3 colheres de sopa de quinoa e lentilha', 'counted', 'quinoa-cozida 40-70?', 'lentilha-cozida 40-70?'],
  ['2 colheres de arroz e cenoura', 'counted', 'arroz-branco-cozido 40-60?', 'cenoura-cozida 30-60?'],
  ['1 colher de sopa de aveia e canela', 'counted', 'aveia-em-flocos 10-18'],
  ['2 ovos e salada', 'partial', 'ovo-cozido 90-110'],
];

/** Marks that may sum or separate, and ranges with words or spaces. */
export const openMarks: readonly Line[] = [
  [
    '100 g de patinho – 120 g de tilápia',
    'counted',
    'patinho-grelhado 100-100?',
    'tilapia-grelhada 120-120?',
  ],
  [
    '100 g de frango – 4 colheres de sopa de arroz',
    'counted',
    'peito-de-frango-grelhado 100-100',
    'arroz-branco-cozido 65-105',
  ],
  ['Quinoa cozida 60 - 80 g', 'counted', 'quinoa-cozida 70-70'],
  ['entre 100 e 140 g de merluza', 'counted', 'merluza-assada 120-120'],
  ['Entre 80 g e 100 g de patinho', 'counted', 'patinho-grelhado 90-90'],
  ['mín. 90 g de patinho', 'counted', 'patinho-grelhado 90-90?'],
];

/** What an example, an elided measure and the edible part of a food say. */
export const remarksBeside: readonly Line[] = [
  ['1 fruta (ex: maçã, pera ou 1 xícara de uvas)', 'counted', 'maca 100-175?', '| pera'],
  [
    '2 ovos cozidos e 1 fruta (ex: banana ou maçã)',
    'counted',
    'ovo-cozido 90-110',
    'banana-prata 55-90?',
    '| maca',
  ],
  ['1 fruta ex: banana', 'counted', 'banana-prata 55-90?'],
  ['1 porção de fruta (como mamão ou melão)', 'counted', 'mamao 70-180?', '| melao'],
  ['Castanhas (ex.: 4 nozes)', 'counted', 'noz 12-30?'],
  [
    '3 colheres de sopa de arroz integral e 2 de lentilha',
    'counted',
    'arroz-integral-cozido 50-80',
    'lentilha-cozida 30-60',
  ],
  [
    '2 fatias de pão de forma, 1 de muçarela e 1 de presunto',
    'counted',
    'pao-de-forma 40-60',
    'queijo-mucarela 15-30',
    'presunto 10-30',
  ],
  ['1 goiaba média (150 g de polpa)', 'counted', 'goiaba 150-150'],
  ['Melancia: 1 fatia (180 g parte comestível)', 'counted', 'melancia 180-180'],
  ['1 sobrecoxa de frango assada (70 g de carne)', 'counted', 'sobrecoxa-de-frango-assada 70-70'],
  ['1 pepino em palitos', 'counted', 'pepino 60-250'],
  ['1 cenoura média em palitos', 'counted', 'cenoura-crua 60-130'],
  ['4 cenouras baby', 'counted', 'cenoura-crua 20-500?'],
  ['1 manga palmer', 'counted', 'manga-palmer 250-450'],
  ['2 - Sanduíche de queijo', 'counted', 'sanduiche-de-queijo 100-260?'],
  ['## 3. Omelete com tomate', 'unknown'],
  ['- 1) 2 ovos cozidos', 'counted', 'ovo-cozido 90-110'],
  ['150 g de peixe (tilápia)', 'counted', 'tilapia-grelhada 150-150'],
  ['120 g de peixe assado (tilápia)', 'counted', 'tilapia-assada 120-120'],
  ['1 pedaço de frango (sobrecoxa)', 'counted', 'sobrecoxa-de-frango-assada 60-120?'],
  ['100 g de carne moída (patinho)', 'counted', 'patinho-moido-cozido 100-100'],
  // Two cuts, two animals, two kinds of food: which of them is not known.
  ['100 g de peito de frango (coxa)', 'counted', 'peito-de-frango-grelhado 100-100?'],
  ['1 filé de frango (tilápia)', 'counted', 'peito-de-frango-grelhado 80-150?'],
  ['100 g de arroz (feijão)', 'counted', 'arroz-branco-cozido 100-100?'],
  // The tables have it from the pan only.
  ['1 coxinha assada', 'counted', 'coxinha-de-frango-frita 30-80?'],
  ['1 coxinha na airfryer', 'counted', 'coxinha-de-frango-frita 30-80?'],
  ['1 coxinha', 'counted', 'coxinha-de-frango-frita 30-80'],
  ['120 g de frango empanado assado', 'counted', 'file-de-frango-a-milanesa 120-120?'],
  ['1 filé de frango empanado na airfryer', 'counted', 'file-de-frango-a-milanesa 90-150?'],
  ['1 filé de frango empanado assado no forno', 'counted', 'peito-de-frango-assado 90-150?'],
  ['1 bife à milanesa assado', 'counted', 'bife-a-milanesa 60-130?'],
  ['1 bife à milanesa', 'counted', 'bife-a-milanesa 60-130'],
  ['100 g de berinjela à milanesa assada', 'counted', 'berinjela-a-milanesa 100-100?'],
  // A slip of the pen in the measure.
  ['2 colhres de sopa de arroz', 'counted', 'arroz-branco-cozido 40-60?'],
  ['3 colheers de sopa de aveia em flocos', 'counted', 'aveia-em-flocos 30-50?'],
  ['2 fatais de pão de forma', 'counted', 'pao-de-forma 40-60?'],
  ['1 xicra de leite integral', 'counted', 'leite-integral 180-260?'],
  // Nobody eats 60 g of garlic.
  ['Couve refogada no alho (60 g)', 'counted', 'couve-refogada 60-60'],
  ['Brócolis cozido com alho – 80 g', 'counted', 'brocolis-cozido 80-80'],
  ['Couve refogada no alho e óleo – 2 colheres de sopa', 'partial', 'oleo-de-soja 8-30?'],
  ['Couve refogada com azeite (70 g)', 'counted', 'couve-refogada 70-70?'],
  // Rows of a menu.
  ['Prato principal Contrafilé 150g', 'counted', 'contrafile-com-gordura-grelhado 150-150'],
  ['Guarnição Batata inglesa 100 g', 'counted', 'batata-inglesa-cozida 100-100'],
  ['Entrada Alface 20g', 'counted', 'alface 20-20'],
  ['Opção Frango 120 g', 'counted', 'peito-de-frango-grelhado 120-120'],
  ['Bebida Suco de laranja 200 ml', 'counted', 'suco-de-laranja 190-215'],
  ['1 copo de bebida de soja (200 ml)', 'counted', 'leite-de-soja 195-210'],
  ['Manhã: 1 banana', 'counted', 'banana-prata 60-100'],
  ['Manhã: café preto', 'free'],
  // Fish that no table has, and fish that the tables have raw only.
  ['120 g de linguado grelhado', 'counted', 'peixe-grelhado 120-120?'],
  ['150 g de robalo assado', 'counted', 'peixe-assado 150-150?'],
  ['120 g de tucunaré grelhado', 'counted', 'tucunare-cru 120-120?'],
  ['100 g de dourada crua', 'counted', 'dourada-crua 100-100'],
];
