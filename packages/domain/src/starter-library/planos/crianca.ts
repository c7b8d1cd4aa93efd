import { plano } from './plano.ts';

export const crianca = plano({
  id: 'crianca',
  nome: 'Criança de 7 a 10 anos, 1.700 kcal',
  objetivo: 'Crianças em idade escolar: comida da família, lancheira, cálcio e ferro, sem açúcar adicionado.',
  kcal: 1_700,
  macros: [15, 58, 27],
  refeicoes: [
    [
      'Café da manhã',
      '06:45',
      {
        'Tapioca com queijo': [
          '1 tapioca média (70 g)',
          '1 fatia de queijo muçarela (20 g)',
          '1 fatia de melão (90 g)',
          '1 xícara de chá de leite (150 ml)',
        ],
        'Cuscuz com manteiga': [
          '1 fatia média de cuscuz de milho (135 g)',
          '1 colher de chá de manteiga (5 g)',
          '1 copo de leite (200 ml)',
          '1 fatia de melão (90 g)',
        ],
        'Panqueca de banana': ['1 porção de panqueca de banana e aveia', '1 laranja (180 g)'],
      },
    ],
    [
      'Lanche da escola',
      '09:30',
      {
        'Fatias com manteiga e fruta': [
          '2 fatias de pão integral sem açúcar (50 g)',
          '1 colher de chá de manteiga (5 g)',
          '1 pera picada (110 g)',
        ],
        'Sanduíche de queijo e fruta': [
          '2 fatias de pão integral sem açúcar (50 g)',
          '1 fatia de queijo muçarela (20 g)',
          '1 tangerina descascada (135 g)',
        ],
        'Pão de queijo e fruta': ['2 pães de queijo pequenos (40 g)', '1 maçã picada (130 g)'],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Frango com arroz e feijão': [
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha pequena de feijão (80 g)',
          '1 colher de sopa cheia de frango desfiado (25 g)',
          '1 laranja (180 g)',
        ],
        'Macarrão com carne moída': [
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de brócolis cozido (60 g)',
          '1 pegador cheio de macarrão cozido (110 g)',
          '2 colheres de sopa de carne moída ao molho de tomate (50 g)',
          '1 fatia de melancia (200 g)',
        ],
        'Peixe com purê': [
          '1 colher de sobremesa de azeite (5 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '3 colheres de sopa de purê de batata (90 g)',
          '4 colheres de sopa de arroz (100 g)',
          '1 filé pequeno de tilápia assado, sem espinhas (50 g)',
          '1 tangerina (135 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '15:30',
      {
        'Vitamina de banana e morango': [
          '1 copo de leite (200 ml)',
          '1 banana-prata (75 g)',
          '10 morangos (120 g)',
        ],
        'Milho e fruta': [
          '1 espiga de milho cozida (100 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 maçã picada (130 g)',
        ],
        'Iogurte com banana e maçã': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '1 maçã picada (130 g)',
        ],
      },
    ],
    [
      'Jantar',
      '19:00',
      {
        'Arroz, feijão e carne moída': [
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '4 colheres de sopa de arroz (100 g)',
          '1 concha pequena de feijão (80 g)',
          '1 colher de sopa de carne moída refogada (25 g)',
          '1 fatia de melão (90 g)',
        ],
        'Omelete com arroz e feijão': [
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '4 colheres de sopa de arroz (100 g)',
          '3 colheres de sopa de feijão (51 g)',
          '1 ovo mexido (50 g)',
        ],
        'Macarrão com queijo e chuchu': [
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de chuchu cozido (75 g)',
          '1 pegador cheio de macarrão cozido (110 g)',
          '4 rodelas de tomate (60 g)',
          '1 fatia de queijo muçarela (20 g)',
          '1 fatia de melão (90 g)',
        ],
      },
    ],
    [
      'Ceia',
      '20:30',
      {
        Leite: ['1 xícara de chá de leite morno (150 ml)'],
        Iogurte: ['1 pote de iogurte natural (170 g)'],
      },
    ],
  ],
  receitas: ['Panqueca de banana e aveia'],
  orientacoes: [
    {
      titulo: 'Alimentação da criança em casa e na escola',
      itens: [
        'A família escolhe o que vai à mesa; a criança escolhe o quanto come.',
        'Ofereça o alimento recusado outras vezes, em outro preparo, sem obrigar e sem prometer recompensa.',
        'Coma junto, à mesa, com a televisão e o celular desligados.',
        'Mande água na lancheira; frutas picadas vão em pote fechado, com bolsa térmica.',
        'Corte as uvas ao meio, no comprimento, e deixe castanhas inteiras para mais tarde.',
        'Convide a criança para lavar, misturar e montar o prato.',
        'Não comente o peso nem o corpo da criança.',
      ],
    },
    'Comer com atenção',
    'Como higienizar frutas, verduras e legumes',
  ],
  observacoes_finais:
    'A fome da criança varia de um dia para o outro: as quantidades são uma referência, não uma obrigação.\nEm caso de alergia, avise também a escola.',
});
