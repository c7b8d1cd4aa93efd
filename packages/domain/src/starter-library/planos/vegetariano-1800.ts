import { plano } from './plano.ts';

export const vegetariano1800 = plano({
  id: 'vegetariano-1800',
  nome: 'Vegetariano 1.800 kcal',
  objetivo: 'Adultos ovolactovegetarianos, com proteína distribuída entre ovos, leite, feijões e soja.',
  kcal: 1_800,
  macros: [21, 50, 29],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Cuscuz com ovos': [
          '1 fatia média de cuscuz de milho (135 g)',
          '2 ovos cozidos (100 g)',
          '1 fatia de melão (90 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Tapioca com queijo coalho': [
          '1 tapioca média (70 g)',
          '1 fatia de queijo coalho (30 g)',
          '1/2 mamão papaia (155 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Iogurte com banana e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '3 colheres de sopa de aveia em flocos (45 g)',
          '1 colher de sopa de chia (10 g)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Pão com pasta de grão-de-bico': [
          '1 fatia de pão integral (25 g)',
          '1 porção de pasta de grão-de-bico (2 colheres de sopa)',
          '4 rodelas de tomate (60 g)',
        ],
        'Banana com castanhas': ['1 banana-prata (75 g)', '5 castanhas de caju (12 g)'],
        'Iogurte com aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Soja refogada': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '5 colheres de sopa de arroz integral (100 g)',
          '1 concha média de feijão (140 g)',
          '4 colheres de sopa de proteína de soja refogada (100 g)',
          '1 laranja (180 g)',
        ],
        'Ovos com arroz e feijão': [
          'Salada de alface e pepino à vontade',
          '3 colheres de sopa de beterraba cozida (60 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha média de feijão preto (140 g)',
          '2 ovos mexidos (100 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Grão-de-bico com queijo': [
          'Salada de folhas à vontade',
          '1 colher de sobremesa de azeite (5 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '4 colheres de sopa de arroz integral (80 g)',
          '5 colheres de sopa de grão-de-bico cozido (110 g)',
          '1 fatia de queijo coalho (30 g)',
          '1 laranja (180 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '16:00',
      {
        'Sanduíche de queijo': [
          '2 fatias de pão integral (50 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '4 rodelas de tomate (60 g)',
        ],
        'Vitamina de banana': [
          '1 copo de leite semidesnatado (200 ml)',
          '1 banana-prata (75 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Fruta com castanhas e iogurte': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '6 castanhas-de-caju sem sal (15 g)',
        ],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Salada de lentilha com ovos': [
          'Salada de folhas à vontade',
          '1 porção de salada de lentilha',
          '2 ovos cozidos (100 g)',
          '2 fatias de pão integral (50 g)',
          '1 kiwi (75 g)',
        ],
        'Tofu com arroz e feijão': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de berinjela refogada (75 g)',
          '5 colheres de sopa de arroz integral (100 g)',
          '1 concha pequena de feijão (80 g)',
          '8 fatias de tofu grelhado (160 g)',
        ],
        'Macarrão com lentilha': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          '2 colheres de sopa de espinafre refogado (50 g)',
          '1 pegador cheio de macarrão cozido (110 g)',
          '4 colheres de sopa de lentilha cozida (100 g)',
          '1 fatia de queijo muçarela (20 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:30',
      {
        Iogurte: ['1 pote de iogurte natural (170 g)'],
        Leite: ['1 copo de leite semidesnatado (200 ml)', 'Canela a gosto'],
        'Laranja e castanha': ['1 laranja (180 g)', '1 castanha-do-pará (4 g)'],
      },
    ],
  ],
  receitas: ['Salada de lentilha', 'Pasta de grão-de-bico'],
  orientacoes: [
    {
      titulo: 'Cuidados na alimentação vegetariana',
      itens: [
        'Tenha um feijão, lentilha, grão-de-bico ou soja no almoço e no jantar.',
        'Deixe os grãos de molho de um dia para o outro e descarte a água.',
        'Coma uma fruta cítrica na mesma refeição: a vitamina C ajuda a absorver o ferro.',
        'Deixe o café e o chá para uma hora depois das refeições principais.',
        'Inclua ovos, leite, iogurte ou queijo todos os dias.',
        'Faça os exames de vitamina B12 e ferritina combinados; suplemento, só como foi prescrito.',
      ],
    },
    'Fibras e água para o intestino',
    'Como ler rótulos',
  ],
  observacoes_finais: 'As opções de cada refeição podem ser trocadas umas pelas outras.',
});
