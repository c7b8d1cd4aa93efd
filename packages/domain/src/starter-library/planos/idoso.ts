import { plano } from './plano.ts';

export const idoso = plano({
  id: 'idoso',
  nome: 'Pessoa idosa, 1.700 kcal',
  objetivo:
    'Manter força e peso depois dos 60: proteína nas três refeições principais, textura macia, pouco sal.',
  kcal: 1_700,
  macros: [24, 46, 30],
  refeicoes: [
    [
      'Café da manhã',
      '07:30',
      {
        'Pão macio com ovo': [
          '2 fatias de pão de forma integral (50 g)',
          '1 ovo mexido (50 g)',
          '1 copo de leite morno (200 ml)',
        ],
        'Mingau de aveia': [
          '1 copo de leite (240 ml)',
          '2 colheres de sopa de aveia em flocos (30 g)',
          '1 colher de sopa de leite em pó (10 g)',
          '1/2 mamão papaia (155 g)',
        ],
        'Cuscuz com ovo': [
          '1 pedaço de cuscuz de milho (100 g)',
          '1 ovo mexido (50 g)',
          '1 copo de leite morno (200 ml)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Banana amassada': ['1 banana-prata amassada (75 g)', 'Canela a gosto'],
        Mamão: ['1 fatia de mamão formosa picada (170 g)'],
        Caqui: ['1 caqui (110 g)'],
      },
    ],
    [
      'Almoço',
      '12:00',
      {
        'Carne moída com purê': [
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '3 colheres de sopa de purê de batata (90 g)',
          '2 colheres de sopa de arroz bem cozido (50 g)',
          '1 concha média de feijão (140 g)',
          '3 colheres de sopa de patinho moído refogado (75 g)',
          '1 fatia de melão (90 g)',
        ],
        'Frango desfiado com abóbora': [
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '4 colheres de sopa de arroz bem cozido (100 g)',
          '1 concha média de feijão (140 g)',
          '4 colheres de sopa de frango desfiado (80 g)',
          '1 laranja (180 g)',
        ],
        'Peixe assado com batata': [
          '1 colher de sobremesa de azeite (5 g)',
          '3 colheres de sopa de chuchu cozido (75 g)',
          '1 batata-inglesa média cozida (140 g)',
          '3 colheres de sopa de arroz bem cozido (75 g)',
          '1 concha pequena de feijão (80 g)',
          '1 filé médio de tilápia assado, sem espinhas (120 g)',
          '1/2 mamão papaia (155 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '15:30',
      {
        'Vitamina de banana': [
          '1 copo de leite (200 ml)',
          '1 banana-prata (75 g)',
          '1 colher de sopa de leite em pó (10 g)',
        ],
        'Iogurte com fruta e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 fatia de mamão formosa picada (170 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
          '1 colher de sobremesa de linhaça (7 g)',
        ],
        'Pão com queijo': [
          '2 fatias de pão de forma integral (50 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 fatia de melão (90 g)',
          'Chá de camomila ou de erva-cidreira, sem açúcar',
        ],
      },
    ],
    [
      'Jantar',
      '18:30',
      {
        'Sopa de legumes com frango': [
          '2 porções de sopa de legumes com frango (4 conchas)',
          '2 fatias de pão de forma integral (50 g)',
          '1 colher de sobremesa de azeite (5 g)',
          '1 ovo cozido (50 g)',
        ],
        'Frango desfiado com legumes': [
          '1 colher de sobremesa de azeite (5 g)',
          '1 porção de frango desfiado com legumes',
          '3 colheres de sopa de arroz bem cozido (75 g)',
          '1 concha pequena de feijão (80 g)',
          '1 banana-prata (75 g)',
        ],
        'Omelete com batata-doce': [
          '1 colher de chá de azeite (4 g)',
          'Omelete de 2 ovos (100 g)',
          '1 fatia de ricota (35 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '1 batata-doce pequena cozida (120 g)',
          '1/2 mamão papaia (155 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:00',
      {
        Leite: ['1 copo de leite morno (200 ml)', 'Canela a gosto'],
        Iogurte: ['1 pote de iogurte natural (170 g)', '1 kiwi (75 g)'],
        'Mingau leve': ['1 copo de leite desnatado (200 ml)', '1 colher de sopa de aveia em flocos (15 g)'],
      },
    ],
  ],
  receitas: ['Sopa de legumes com frango', 'Frango desfiado com legumes'],
  orientacoes: [
    {
      titulo: 'Comer bem depois dos 60',
      itens: [
        'Tenha ovo, leite, carne, frango ou peixe no café da manhã, no almoço e no jantar.',
        'Cozinhe até ficar macio; desfie, moa ou amasse o que for difícil de mastigar.',
        'Coma sentado, devagar, e espere meia hora antes de se deitar.',
        'Beba água mesmo sem sede: deixe um copo à vista e tome aos poucos.',
        'Sempre que puder, coma em companhia.',
        'Avise se engasgar, tossir ao comer, perder peso ou ficar sem apetite.',
      ],
    },
    'Menos sal, mais tempero',
    'Fibras e água para o intestino',
  ],
  observacoes_finais:
    'Se o apetite estiver pequeno, divida a refeição em duas e comece pela carne, pelo ovo ou pelo peixe.\nOs remédios continuam nos horários da receita; pergunte quais precisam ficar longe do leite.',
});
