import type { Line } from './line.ts';

/** A size is of the unit or of the slice, not of the flakes; P, M and G are sizes where no word follows. */
export const sizes: readonly Line[] = [
  ['3 colheres de sopa de aveia em flocos finos', 'counted', 'aveia-em-flocos 43-47'],
  [
    '2 col sopa de aveia flocos finos ou 1 col de sopa de linhaça',
    'counted',
    'aveia-em-flocos 28-32',
    '| linhaca',
  ],
  ['1 colher de sopa de coco ralado fino', 'counted', 'coco-ralado 8-10'],
  ['1 fatia grossa de queijo minas frescal', 'counted', 'queijo-minas-frescal 36-45'],
  ['1 banana P', 'counted', 'banana-prata 50-65'],
  ['1 maçã G', 'counted', 'maca 170-210'],
  ['1 laranja M', 'counted', 'laranja-pera 160-200'],
  ['1 fatia G de melancia', 'counted', 'melancia 230-300'],
  ['2 ovos G cozidos', 'counted', 'ovo-cozido 104-120'],
  ['1 batata M (140g)', 'counted', 'batata-inglesa-cozida 140-140'],
  ['1 filé M de frango', 'counted', 'peito-de-frango-grelhado 90-110'],
  ['100 G de arroz', 'counted', 'arroz-branco-cozido 100-100'],
  ['3 quadradinhos de chocolate', 'counted', 'chocolate-ao-leite 12-30?'],
];

/** Whose grams they are: of one food, of all, of the juice or of the fruit. */
export const shares: readonly Line[] = [
  ['Omelete de 2 ovos com espinafre e tomate (130 g)', 'partial', 'ovo-cozido 90-110', 'tomate 130-130?'],
  ['Salada de alface e tomate (100 g)', 'partial', 'tomate 100-100?'],
  ['Omelete de 2 ovos', 'counted', 'ovo-cozido 90-110'],
  [
    '1 sanduíche de pão integral com 1 fatia de queijo minas (70 g)',
    'counted',
    'queijo-minas-frescal 70-70?',
  ],
  [
    '1 pão francês com 1 fatia de queijo minas (30 g)',
    'counted',
    'pao-frances 50-50',
    'queijo-minas-frescal 30-30',
  ],
  ['1 ovo mexido com 1 fio de azeite (50 g)', 'counted', 'ovo-mexido 50-50'],
  ['2 dentes de alho, salsinha e cebolinha', 'counted', 'alho 6-10'],
  ['Suco de 1 limão', 'counted', 'suco-de-limao-galego 35-50'],
  ['suco de 2 laranjas', 'counted', 'suco-de-laranja 150-220'],
  ['1 suco de laranja', 'unknown'],
  ['1/2 xícara de chá de fruta picada', 'unknown'],
  ['1/2 xícara de chá de morangos picados', 'counted', 'morango 50-70'],
  ['1 xícara de chá de maçã', 'counted', 'maca 80-120?'],
  ['1 xícara de chá de gengibre', 'counted', 'cha-sem-acucar 180-210'],
  ['1 água de coco', 'counted', 'agua-de-coco 300-350'],
  ['água de coco', 'unknown'],
  ['4 a 6 colheres de sopa da água do cozimento', 'free'],
  [
    '1/4 do prato com arroz, batata, mandioca ou massa (100 g)',
    'counted',
    'arroz-branco-cozido 100-100',
    '| macarrao-cozido',
  ],
  ['Metade do prato com saladas variadas à vontade', 'free'],
  ['1 concha média de feijão, em pote separado (140 g)', 'counted', 'feijao-carioca-cozido 140-140'],
  ['1 maçã de sobremesa', 'counted', 'maca 130-160'],
  ['1 colher cheia de sobremesa de mel', 'counted', 'mel 8-12'],
  ['1 escumadeira de baião de dois com queijo coalho', 'partial', 'baiao-de-dois 100-120'],
  ['1 pão francês integral', 'counted', 'pao-frances 50-50?'],
];

/** In which state the food is weighed, and words that say nothing about the amount. */
export const weighedStates: readonly Line[] = [
  ['120 g de frango (pesar cru)', 'counted', 'peito-de-frango-cru 118-122'],
  ['120 g de peito de frango grelhado (peso cru)', 'counted', 'peito-de-frango-cru 118-122'],
  ['100 g de arroz integral (peso cozido)', 'counted', 'arroz-integral-cozido 98-102'],
  ['100 g de arroz branco, peso cru', 'counted', 'arroz-branco-cru 98-102'],
  ['100 g de peito de frango - pesar cru', 'counted', 'peito-de-frango-cru 98-102'],
  ['Filé de tilápia 150 g (peso em cru)', 'counted', 'tilapia-crua 147-153'],
  ['80 g de macarrão (peso seco)', 'counted', 'macarrao-cru 78-82'],
  ['100 g de batata (peso depois de cozida)', 'counted', 'batata-inglesa-cozida 98-102'],
  ['120 g de frango grelhado (pesar depois de pronto)', 'counted', 'peito-de-frango-grelhado 118-122'],
  ['120 g de frango (pesar antes de cozinhar)', 'counted', 'peito-de-frango-cru 118-122'],
  ['100 g de feijão (grão cru)', 'counted', 'feijao-carioca-cru 98-102'],
  ['120 g de bife frito (peso cru)', 'counted', 'carne-bovina-frita 118-122?'],
  ['100 g de patinho moído (pesado cru)', 'counted', 'patinho-moido-cozido 98-102?'],
  ['1 pedaço pequeno de batata-doce cozida', 'counted', 'batata-doce-cozida 50-70'],
  ['1 colher de sobremesa de mel (em cima da banana)', 'counted', 'mel 8-10'],
  ['½ carambola cortada em estrelas', 'counted', 'carambola 35-40'],
  ['Salada de pepino (10 fatias)', 'counted', 'pepino 25-35'],
  ['Salada de batata (100 g)', 'counted', 'batata-inglesa-cozida 98-102?'],
  ['2 fatias de pão de forma integral Wickbold', 'counted', 'pao-de-forma-integral 48-52'],
  ['200 ml de suco verde', 'counted', 'suco-verde 200-208?'],
  [
    'massa com guisado: 1 pegador + 3 colheres',
    'counted',
    'macarrao-cozido 90-130',
    'carne-moida-cozida 60-90',
  ],
  // Less than the first alone weighs is of the second; more may be of both.
  [
    '2 pedaços pequenos de macaxeira cozida com carne de sol (60g)',
    'counted',
    'mandioca-cozida 100-200',
    'carne-de-sol-assada 60-60',
  ],
  ['Substituir por: 2 col. sopa de purê de batata', 'counted', 'pure-de-batata 40-100'],
  ['Cuscuz com ovo mexido - 100 g + 30 g', 'counted', 'cuscuz-de-milho 100-100', 'ovo-mexido 30-30'],
  // Millilitres are those of what is poured.
  ['Pão doce com leite 200ml', 'partial', 'leite-integral 200-210'],
  [
    "3 col. de sopa de Sucrilhos Kellogg's com leite desnatado (150ml)",
    'counted',
    'cereal-matinal-de-milho-com-acucar 9-30~',
    'leite-desnatado 148-160',
  ],
  // Brackets with the food itself say how much of it; with the parts of one dish they are the dish.
  ['1 tapioca (60g de goma)', 'counted', 'goma-de-tapioca 60-60'],
  ['1 crepioca (1 ovo + 2 colheres de sopa de goma)', 'counted', 'ovo-cozido 40-60', 'goma-de-tapioca 30-60'],
  // An equal sign or a swap between two measured foods makes alternatives.
  [
    '1 fatia de pão de forma = 1/2 pão francês = 3 torradas',
    'counted',
    'pao-de-forma 20-30',
    '| pao-frances',
    '| torrada',
  ],
  [
    'Arroz cozido (4 col. sopa) pode ser trocado por 2 batatas pequenas',
    'counted',
    'arroz-branco-cozido 90-110',
    '| batata-inglesa-cozida',
  ],
  [
    'Queijos: minas frescal 1 fatia (30g), muçarela 1 fatia (20g) ou ricota 2 fatias (60 g)',
    'counted',
    'queijo-minas-frescal 30-30?',
    '| queijo-mucarela',
    '| ricota',
  ],
  // A name that begins like a measure; what goes with one alternative; one amount behind a whole dish.
  ['3 colheres de arroz de carreteiro', 'counted', 'arroz-carreteiro 60-110'],
  [
    '1 fatia de pão com 1 ovo OU 1 iogurte com 2 col. granola',
    'counted',
    'pao 20-60',
    'ovo-cozido 40-60',
    'granola 15-30?',
    '| iogurte-natural',
  ],
  ['Frango ensopado com batata e cenoura - 1 concha', 'counted', 'frango-com-batata 90-200?'],
  // Behind "de" the grams may be those of each.
  ['2 hambúrgueres de 90 g', 'counted', 'hamburguer-bovino-grelhado 88-92?'],
  ['2 hambúrgueres de 90 g cada', 'counted', 'hamburguer-bovino-grelhado 175-185'],
  ['2 bananas de 100 g', 'counted', 'banana-prata 97-103?'],
  ['2 pães franceses de 100 g', 'counted', 'pao-frances 97-103'],
  ['2 fatias de pão de forma (50 g)', 'counted', 'pao-de-forma 49-51'],
];
