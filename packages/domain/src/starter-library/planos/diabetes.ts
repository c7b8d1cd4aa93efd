import { plano } from './plano.ts';

export const diabetes = plano({
  id: 'diabetes',
  nome: 'Diabetes tipo 2, 1.600 kcal',
  objetivo:
    'Adultos com diabetes tipo 2: carboidrato distribuído no dia, muita fibra, sem açúcar adicionado.',
  kcal: 1_600,
  macros: [27, 44, 29],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Ovo mexido': [
          '2 fatias de pão integral sem açúcar (50 g)',
          '1 ovo mexido (50 g)',
          '10 morangos (120 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Iogurte com fruta e aveia': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '2 colheres de sopa de aveia em flocos (30 g)',
          '1 colher de sopa de chia (10 g)',
          '5 castanhas-de-caju sem sal (12 g)',
        ],
        'Inhame com ovos': [
          '2 fatias de inhame cozido (120 g)',
          '2 ovos cozidos (100 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Pera com castanhas': ['1 pera com casca (110 g)', '2 castanhas-do-pará (8 g)'],
        'Maçã com castanha': ['1 maçã com casca (130 g)', '1 castanha-do-pará (4 g)'],
        'Iogurte com farelo de aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 colher de sopa de farelo de aveia (10 g)',
        ],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Frango grelhado': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '4 colheres de sopa de arroz integral (80 g)',
          '1 concha média de feijão (140 g)',
          '1 filé pequeno de frango grelhado (80 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Carne moída com couve': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de chá de azeite (4 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '4 colheres de sopa de arroz integral (80 g)',
          '1 concha média de feijão (140 g)',
          '3 colheres de sopa de carne moída refogada (75 g)',
          '1 tangerina (135 g)',
        ],
        'Peixe com lentilha': [
          'Salada de alface e pepino à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '4 colheres de sopa de arroz integral (80 g)',
          '1 concha média de lentilha (160 g)',
          '1 filé médio de tilápia grelhada (120 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '16:00',
      {
        'Sanduíche de ricota': [
          '2 fatias de pão integral sem açúcar (50 g)',
          '1 fatia de ricota temperada com ervas (35 g)',
          '4 rodelas de tomate (60 g)',
        ],
        'Iogurte com morango e aveia': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Abacate com aveia': [
          '3 colheres de sopa de abacate (90 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
          '1 colher de sobremesa de linhaça (7 g)',
        ],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Bife com arroz e feijão': [
          'Salada de folhas à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de couve-flor cozida (75 g)',
          '3 colheres de sopa de arroz integral (60 g)',
          '1 concha pequena de feijão (80 g)',
          '1 bife pequeno de patinho grelhado (80 g)',
          '1 tangerina (135 g)',
        ],
        'Omelete de queijo': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          'Omelete de 2 ovos (100 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '3 colheres de sopa de vagem cozida (60 g)',
          '2 fatias de pão integral sem açúcar (50 g)',
        ],
        'Salada de lentilha com frango': [
          'Salada de folhas à vontade',
          '1 colher de chá de azeite (4 g)',
          '1 porção de salada de lentilha',
          '1 filé médio de frango grelhado (100 g)',
          '1 fatia de pão integral sem açúcar (25 g)',
          '1 fatia de abacaxi (75 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:30',
      {
        Iogurte: ['1 pote de iogurte natural (170 g)'],
        Leite: ['1 copo de leite semidesnatado (200 ml)', 'Canela a gosto'],
        'Queijo e chá': [
          '1 fatia de queijo minas frescal (30 g)',
          'Chá de camomila ou de erva-cidreira, sem açúcar',
        ],
      },
    ],
  ],
  receitas: ['Salada de lentilha'],
  orientacoes: [
    {
      titulo: 'Alimentação e controle da glicemia',
      itens: [
        'Mantenha os horários das refeições e não fique muitas horas sem comer.',
        'Coma a salada e os legumes primeiro; depois, o restante do prato.',
        'Prefira a fruta inteira, com casca ou bagaço, ao suco.',
        'Arroz, batata, mandioca, macarrão e farinhas se somam: não acrescente um deles ao que está no plano.',
        'Sobremesas e bebidas, só as sem açúcar; leia a lista de ingredientes.',
        'Anote a glicemia nos horários combinados e leve as anotações à consulta.',
        'Se usa insulina ou remédio que pode baixar a glicemia, pergunte à sua equipe o que fazer na queda; não mude a dose por conta própria.',
      ],
    },
    'Fibras e água para o intestino',
    'Como montar o prato',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras: o carboidrato delas é parecido.\nNão pule a ceia se ela foi combinada com a sua equipe.',
});
