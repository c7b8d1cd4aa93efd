/** Ten days of different style, as nutritionists write them: meals, their options, the lines of each. */
export const DAYS: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>> = {
  'household measures': [
    [
      [
        '2 fatias de pão integral',
        '2 ovos mexidos',
        '1 copo de leite desnatado (200 ml)',
        '2 colheres de sopa de aveia em flocos',
      ],
    ],
    [['1 banana-prata', '6 castanhas-de-caju']],
    [
      [
        '4 colheres de sopa de arroz integral',
        '2 conchas de feijão carioca',
        '1 filé de frango grelhado (120 g)',
        'Salada de folhas à vontade',
        '2 colheres de chá de azeite',
      ],
    ],
    [['1 pote de iogurte natural (170 g)', '2 colheres de sopa de granola', '10 uvas']],
    [
      [
        '3 colheres de sopa de purê de batata',
        '1 posta de salmão grelhado (130 g)',
        '3 colheres de sopa de brócolis cozido',
      ],
    ],
  ],
  'grams only': [
    [
      [
        '60 g de pão francês',
        '40 g de queijo minas frescal',
        '200 ml de leite semidesnatado',
        '120 g de mamão papaia',
      ],
    ],
    [['150 g de maçã', '20 g de amendoim torrado']],
    [
      [
        '150 g de arroz branco cozido',
        '120 g de feijão preto cozido',
        '130 g de patinho grelhado',
        '80 g de cenoura cozida',
        '10 g de azeite',
      ],
    ],
    [['170 g de iogurte natural', '30 g de aveia em flocos']],
    [
      [
        '180 g de batata-doce cozida',
        '140 g de tilápia grelhada',
        '100 g de abobrinha refogada',
        '8 g de azeite',
      ],
    ],
  ],
  'export of diet software': [
    [
      [
        'Pão de forma integral (Fatia (25g): 2)',
        'Ovo de galinha cozido (Unidade (50g): 3)',
        'Leite desnatado (Mililitro: 200)',
      ],
    ],
    [
      [
        'Arroz branco cozido (Grama: 140)',
        'Feijão carioca cozido (Grama: 100)',
        'Peito de frango grelhado (Grama: 120)',
        'Azeite de oliva (Grama: 10)',
        'Batata inglesa cozida (Grama: 90)',
      ],
    ],
    [['Banana prata (Grama: 140)', 'Aveia em flocos (Grama: 30)', 'Iogurte natural (Grama: 170)']],
    [['Macarrão cozido (Grama: 150)', 'Carne moída refogada (Grama: 90)', 'Queijo parmesão (Grama: 10)']],
  ],
  vegetarian: [
    [
      [
        '4 colheres de sopa de cuscuz de milho',
        '40 g de queijo coalho',
        '1 copo de suco de laranja (200 ml)',
      ],
    ],
    [['150 g de mamão formosa', '3 castanhas-do-pará']],
    [
      [
        '5 colheres de sopa de arroz branco',
        '3 conchas de lentilha cozida',
        '150 g de tofu',
        '2 colheres de sopa de azeite',
        '100 g de abóbora cabotiá cozida',
      ],
    ],
    [['1 pote de iogurte natural (170 g)', '3 colheres de sopa de granola']],
    [['150 g de grão-de-bico cozido', '3 ovos cozidos', '150 g de mandioca cozida']],
  ],
  'low carbohydrate': [
    [['3 ovos mexidos', '50 g de queijo muçarela', '80 g de abacate']],
    [['30 g de amêndoas', '100 g de morangos']],
    [
      [
        '180 g de sobrecoxa de frango assada sem pele',
        '150 g de couve-flor cozida',
        '2 colheres de sopa de azeite',
        '80 g de abóbora cozida',
      ],
    ],
    [['200 g de iogurte natural', '20 g de chia']],
    [
      [
        '170 g de salmão grelhado',
        '120 g de brócolis cozido',
        '10 g de manteiga',
        '100 g de batata-doce cozida',
      ],
    ],
  ],
  athlete: [
    [['120 g de tapioca (goma)', '4 ovos mexidos', '2 bananas-prata', '300 ml de leite integral']],
    [['3 fatias de pão de forma integral', '40 g de pasta de amendoim', '30 g de whey protein']],
    [
      [
        '250 g de arroz branco cozido',
        '200 g de feijão carioca cozido',
        '200 g de peito de frango grelhado',
        '15 g de azeite',
      ],
    ],
    [['250 g de batata-doce cozida', '150 g de tilápia grelhada', '200 g de abacaxi']],
    [['220 g de macarrão cozido', '180 g de patinho moído refogado', '30 g de queijo parmesão']],
    [['200 g de iogurte natural', '40 g de aveia em flocos', '20 g de mel']],
  ],
  'Northeast, with words for numbers': [
    [
      [
        'Duas fatias de queijo coalho (60 g)',
        'Três colheres de sopa de cuscuz de milho',
        'Dois ovos cozidos',
        'Uma xícara de café com leite (200 ml)',
      ],
    ],
    [['Meia manga (100 g)', 'Duas colheres de sopa de castanha-de-caju']],
    [
      [
        'Quatro colheres de sopa de arroz',
        'Duas conchas de feijão de corda (feijão-fradinho)',
        '150 g de carne de sol',
        'Duas colheres de sopa de farinha de mandioca',
        '120 g de macaxeira cozida',
      ],
    ],
    [['200 ml de vitamina de banana', '30 g de bolacha cream cracker']],
    [['150 g de inhame cozido', '120 g de frango desfiado', '10 g de manteiga']],
  ],
  'several foods in a line': [
    [
      [
        '2 fatias de pão integral com 40 g de queijo minas e 10 g de manteiga',
        '200 ml de leite desnatado + 30 g de aveia em flocos',
      ],
    ],
    [['150 g de maçã ou 130 g de pera', '25 g de castanha-de-caju']],
    [
      [
        '120 g de arroz + 100 g de feijão carioca',
        '130 g de filé de frango grelhado ou 140 g de tilápia grelhada',
        '2 colheres de sopa de azeite',
      ],
    ],
    [['170 g de iogurte natural com 20 g de granola e 100 g de mamão']],
    [['200 g de batata inglesa cozida + 120 g de patinho grelhado', '80 g de cenoura cozida']],
  ],
  'two options a meal': [
    [
      ['2 fatias de pão integral (50 g)', '2 ovos cozidos (90 g)', '150 g de mamão'],
      ['80 g de tapioca', '50 g de queijo minas frescal', '200 ml de leite'],
    ],
    [
      ['140 g de arroz branco', '130 g de feijão', '120 g de peito de frango grelhado', '10 g de azeite'],
      ['160 g de macarrão cozido', '120 g de patinho grelhado', '12 g de azeite'],
    ],
    [
      ['200 g de iogurte natural', '30 g de granola'],
      ['180 g de banana-prata', '20 g de pasta de amendoim'],
    ],
    [
      ['180 g de batata-doce cozida', '130 g de tilápia grelhada', '8 g de azeite'],
      ['150 g de mandioca cozida', '120 g de frango desfiado'],
    ],
  ],
  'soft food for the elderly': [
    [
      [
        '200 ml de leite integral',
        '3 colheres de sopa de aveia em flocos',
        '120 g de banana-prata',
        '2 colheres de chá de mel',
      ],
    ],
    [['150 g de mamão papaia', '100 g de ricota']],
    [
      [
        '5 colheres de sopa de purê de batata',
        '3 colheres de sopa de carne moída refogada',
        '100 g de feijão carioca cozido',
        '80 g de abóbora cozida',
        '8 g de azeite',
      ],
    ],
    [['250 ml de iogurte de morango', '4 bolachas de maisena']],
    [['150 g de inhame cozido', '100 g de frango desfiado', '3 colheres de sopa de arroz', '8 g de azeite']],
  ],
};
