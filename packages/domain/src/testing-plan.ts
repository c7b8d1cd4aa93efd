import type { Creation } from './entities/index.ts';

// What the plan of every test says: a day, recipes and guidance as a nutritionist would write them.

type MealOfTheDay = [nome: string, horario: string, ...options: string[][]];

export const dayOfMeals: [MealOfTheDay, ...MealOfTheDay[]] = [
  [
    'Café da manhã',
    '07:00',
    [
      '1 pão francês (50 g)',
      '1 ovo mexido (50 g)',
      '1 fatia de queijo minas (30 g)',
      '1/2 mamão papaia (155 g)',
      'Café sem açúcar à vontade',
    ],
    [
      '2 fatias de pão integral (50 g)',
      '1 fatia de ricota (35 g)',
      '1 banana-prata (75 g)',
      '1 colher de sopa de aveia (15 g)',
      '1 xícara de chá de café com leite (200 ml)',
    ],
    [
      '1 tapioca média (50 g)',
      '2 colheres de sopa de frango desfiado (40 g)',
      '1 laranja com bagaço (180 g)',
      '1 colher de sobremesa de chia',
      'Chá de erva-doce sem açúcar',
    ],
  ],
  [
    'Lanche da manhã',
    '10:00',
    [
      '1 maçã com casca (150 g)',
      '2 castanhas-do-pará (8 g)',
      '1 copo de água (250 ml)',
      'Chá gelado sem açúcar',
      'Evitar ficar mais de 4 horas sem comer',
    ],
    [
      '1 pote de iogurte natural (200 g)',
      '1 colher de sopa de granola (10 g)',
      '5 morangos (60 g)',
      '1 colher de chá de mel (3 g)',
      'Água com rodelas de limão',
    ],
    [
      '1 pera (130 g)',
      '1 punhado de amendoim sem sal (30 g)',
      'Levar em pote fechado',
      'Chá mate sem açúcar',
      '1 copo de água (250 ml)',
    ],
  ],
  [
    'Almoço',
    '12:30',
    [
      '4 colheres de sopa de arroz integral (80 g)',
      '1 concha de feijão carioca (140 g)',
      '1 filé médio de frango grelhado (100 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '3 colheres de sopa de abobrinha refogada (90 g)',
    ],
    [
      '3 colheres de sopa de mandioca cozida (90 g)',
      '1 concha de feijão preto (140 g)',
      '1 bife médio de alcatra grelhado (100 g)',
      '2 colheres de sopa de couve refogada (40 g)',
      '1 tomate médio em rodelas (100 g)',
    ],
    [
      '1 pegador de macarrão ao molho de tomate (110 g)',
      '1 filé de peixe assado (120 g)',
      '4 colheres de sopa de lentilha cozida (72 g)',
      '3 colheres de sopa de cenoura cozida (75 g)',
      '1 fatia de abacaxi (75 g)',
    ],
  ],
  [
    'Lanche da tarde',
    '16:00',
    [
      '1 copo de vitamina de banana com aveia (240 ml)',
      '4 torradas integrais (32 g)',
      '1 colher de sopa de requeijão (30 g)',
      'Sem açúcar adicionado',
      '1 copo de água (250 ml)',
    ],
    [
      '1 fatia de bolo caseiro de milho (60 g)',
      '1 xícara de café com leite (200 ml)',
      '1 tangerina (135 g)',
      'Preferir a versão feita em casa',
      'Água à vontade',
    ],
    [
      '2 colheres de sopa de pasta de grão-de-bico (44 g)',
      '1 cenoura pequena em palitos (55 g)',
      '2 fatias de pão integral (50 g)',
      '1 cacho pequeno de uvas (80 g)',
      'Chá de hortelã',
    ],
  ],
  [
    'Jantar',
    '19:30',
    [
      '2 conchas de sopa de legumes com frango (260 g)',
      '1 fatia de pão integral (25 g)',
      'Salada de rúcula com tomate à vontade',
      '1 colher de sopa de azeite (8 g)',
      '1 fatia de melão (90 g)',
    ],
    [
      'Omelete de 2 ovos com espinafre (120 g)',
      '2 colheres de sopa de arroz (50 g)',
      '1/2 concha de feijão (70 g)',
      'Salada de repolho e cenoura à vontade',
      '1 kiwi (94 g)',
    ],
    [
      '1 batata-inglesa média assada (140 g)',
      '4 colheres de sopa de atum escorrido (64 g)',
      '1 pires de brócolis cozido (60 g)',
      '2 colheres de sopa de milho cozido (48 g)',
      'Limão e ervas para temperar',
    ],
  ],
  [
    'Ceia',
    '21:30',
    [
      '1 copo de leite morno (240 ml)',
      '1 pitada de canela',
      '1 banana pequena (56 g)',
      'Evitar telas durante a refeição',
      'Se não houver fome, pode pular',
    ],
    [
      '1 pote de iogurte natural (200 g)',
      '1 colher de sopa de aveia (15 g)',
      '3 ameixas secas',
      'Sem mel nem açúcar',
      'Chá de camomila',
    ],
    [
      '2 colheres de sopa de abacate com limão (90 g)',
      '1 colher de sopa de aveia (15 g)',
      '2 nozes',
      'Chá de erva-cidreira',
      'Comer devagar e sentado',
    ],
  ],
];

type Recipe = Omit<Creation<'ReceitaTemplate'>, 'categoria_id'>;

export const recipes: [Recipe, ...Recipe[]] = [
  {
    nome: 'Panqueca de banana e aveia',
    ingredientes: ['1 banana madura', '2 ovos', '2 colheres de sopa de aveia em flocos', 'Canela a gosto'],
    modo_preparo:
      'Amasse a banana e misture com os ovos, a aveia e a canela.\nDoure pequenas porções em frigideira antiaderente, dos dois lados.',
  },
  {
    nome: 'Pasta de grão-de-bico',
    ingredientes: [
      '2 xícaras de grão-de-bico cozido',
      'Suco de 1 limão',
      '1 dente de alho',
      '1 fio de azeite',
    ],
    modo_preparo: 'Bata tudo até ficar cremoso, juntando a água do cozimento aos poucos.',
  },
  {
    nome: 'Sopa de legumes com frango',
    ingredientes: ['200 g de peito de frango', '1 chuchu', '2 cenouras', '1 batata', 'Cheiro-verde'],
    modo_preparo: 'Refogue o frango, junte os legumes picados, cubra com água e cozinhe até ficarem macios.',
  },
];

type Sheet = Omit<Creation<'OrientacaoTemplate'>, 'categoria'>;

export const sheets: [Sheet, ...Sheet[]] = [
  {
    titulo: 'Hidratação no dia a dia',
    itens: [
      'Deixe uma garrafa de água sempre à vista.',
      'Beba um copo ao acordar.',
      'Prefira água a sucos e refrigerantes.',
    ],
  },
  {
    titulo: 'Organização da semana',
    itens: [
      'Escolha um dia para as compras e outro para o preparo.',
      'Congele porções de feijão com etiqueta e data.',
      'Deixe as folhas lavadas e secas na geladeira.',
    ],
  },
  {
    titulo: 'Na hora de comer',
    itens: ['Coma sentado e sem telas.', 'Mastigue devagar.', 'Pare quando estiver satisfeito.'],
  },
];
