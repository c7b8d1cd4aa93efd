import { plano } from './plano.ts';

export const emagrecimento1200 = plano({
  id: 'emagrecimento-1200',
  nome: 'Emagrecimento 1.200 kcal',
  objetivo: 'Adultos de baixa estatura ou com gasto baixo, por tempo curto e com acompanhamento próximo.',
  kcal: 1_200,
  macros: [25, 46, 29],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovo': [
          '1/2 pão francês (25 g)',
          '1 ovo mexido (50 g)',
          '1/2 mamão papaia (155 g)',
          'Café ou chá sem açúcar',
        ],
        'Tapioca com queijo': [
          '3 colheres de sopa de goma de tapioca (45 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 laranja (180 g)',
          'Café ou chá sem açúcar',
        ],
        'Iogurte com banana e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
          '1 colher de sobremesa de chia (7 g)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        Maçã: ['1 maçã com casca (130 g)'],
        Banana: ['1 banana-prata (75 g)', 'Canela a gosto'],
        Kiwi: ['2 kiwis (150 g)'],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Frango grelhado': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '3 colheres de sopa de arroz (75 g)',
          '1 concha pequena de feijão (80 g)',
          '1 filé médio de frango grelhado (100 g)',
          '1 fatia de melão (90 g)',
        ],
        'Carne moída com couve': [
          '4 rodelas de tomate (60 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '3 colheres de sopa de arroz integral (60 g)',
          '1 concha pequena de feijão (80 g)',
          '3 colheres de sopa de carne moída refogada (75 g)',
          '1 tangerina (135 g)',
        ],
        'Peixe com batata': [
          'Salada de alface e pepino à vontade',
          '1 colher de sobremesa de azeite (5 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '1 batata-inglesa média cozida (140 g)',
          '1 concha pequena de feijão (80 g)',
          '1 filé médio de peixe assado (120 g)',
          '1 fatia de abacaxi (75 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '16:00',
      {
        'Iogurte com morango': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '1 colher de sobremesa de linhaça (7 g)',
        ],
        'Pão com ricota': [
          '1 fatia de pão integral (25 g)',
          '1 fatia de ricota temperada com ervas (35 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Pera com castanhas': ['1 pera com casca (110 g)', '6 castanhas-de-caju sem sal (15 g)'],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Omelete com salada': [
          'Salada de folhas à vontade',
          '1 colher de chá de azeite (4 g)',
          'Omelete de 2 ovos (100 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '1 fatia de pão integral (25 g)',
          '1 laranja (180 g)',
        ],
        'Sopa de legumes com frango': [
          '2 porções de sopa de legumes com frango (4 conchas)',
          '1 fatia de pão integral (25 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 fatia de melão (90 g)',
        ],
        'Frango com batata-doce': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de chá de azeite (4 g)',
          '1 porção de frango desfiado com legumes',
          '1 batata-doce pequena cozida (120 g)',
          '1 maçã com casca (130 g)',
        ],
      },
    ],
  ],
  receitas: ['Sopa de legumes com frango', 'Frango desfiado com legumes'],
  orientacoes: [
    {
      titulo: 'Para perder peso sem passar fome',
      itens: [
        'Comece o almoço e o jantar pela salada e coma devagar.',
        'Não pule refeições para compensar: a fome grande vem depois.',
        'Se a fome apertar fora de hora, aumente primeiro a salada e os legumes.',
        'Beba água ao longo do dia e deixe refrigerantes e sucos prontos para outra ocasião.',
        'Pese-se no máximo uma vez por semana, no mesmo horário.',
        'Avise se sentir tontura, fraqueza, queda de cabelo ou irritação: o plano será revisto.',
      ],
    },
    'Como montar o prato',
    'Hidratação ao longo do dia',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras.\nEste plano é para poucas semanas; marque o retorno antes de continuar com ele.',
});
