import { plano } from './plano.ts';

export const gestacao = plano({
  id: 'gestacao',
  nome: 'Gestação: segundo e terceiro trimestres',
  objetivo: 'Gestantes com ganho de peso adequado: seis refeições, ferro com vitamina C, cálcio e folato.',
  kcal: 2_200,
  macros: [21, 51, 28],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovo': [
          '1 pão francês (50 g)',
          '1 ovo mexido (50 g)',
          '1 fatia de mamão formosa (170 g)',
          '1 copo de leite (200 ml)',
        ],
        'Cuscuz com queijo': [
          '1 fatia média de cuscuz de milho (135 g)',
          '1 colher de chá de manteiga (5 g)',
          '1 fatia de queijo muçarela (20 g)',
          '1 laranja (180 g)',
          '1 copo de leite (200 ml)',
        ],
        'Iogurte com aveia e ovo': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '2 colheres de sopa de aveia em flocos (30 g)',
          '1 colher de sopa de chia (10 g)',
          '2 ovos bem cozidos (100 g)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Iogurte com morango e aveia': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Pão com queijo e fruta': [
          '1 fatia de pão integral (25 g)',
          '1 fatia de queijo muçarela (20 g)',
          '1 tangerina (135 g)',
        ],
        'Maçã com castanhas': [
          '1 maçã com casca (130 g)',
          '6 castanhas-de-caju sem sal (15 g)',
          '1 castanha-do-pará (4 g)',
        ],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Carne moída com couve': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '6 colheres de sopa de arroz (150 g)',
          '1 concha média de feijão (140 g)',
          '3 colheres de sopa de carne moída refogada (75 g)',
          '1 laranja (180 g)',
        ],
        'Frango com brócolis': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '6 colheres de sopa de arroz (150 g)',
          '1 concha média de feijão preto (140 g)',
          '1 filé médio de frango grelhado (100 g)',
          '1 tangerina (135 g)',
        ],
        'Peixe com espinafre': [
          'Salada de folhas à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de espinafre refogado (75 g)',
          '1 batata-inglesa média cozida (140 g)',
          '3 colheres de sopa de arroz (75 g)',
          '1 concha média de feijão (140 g)',
          '1 filé médio de tilápia assada (120 g)',
          '1 laranja (180 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '15:30',
      {
        'Vitamina de banana': [
          '1 copo de leite (240 ml)',
          '1 banana-prata (75 g)',
          '2 colheres de sopa de aveia em flocos (30 g)',
        ],
        'Panqueca com leite': [
          '1 porção de panqueca de banana e aveia',
          '1 copo de leite semidesnatado (200 ml)',
        ],
        'Sanduíche de frango': [
          '2 fatias de pão integral (50 g)',
          '4 colheres de sopa de frango desfiado (80 g)',
          '4 rodelas de tomate (60 g)',
          '1 maçã com casca (130 g)',
        ],
      },
    ],
    [
      'Jantar',
      '19:00',
      {
        'Frango com abóbora': [
          'Salada de folhas à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha pequena de feijão (80 g)',
          '1 filé pequeno de frango grelhado (80 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Escondidinho de batata-doce': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de sopa de azeite (8 g)',
          '1 porção de escondidinho de batata-doce com frango',
          '1 concha pequena de feijão (80 g)',
          '1 laranja (180 g)',
        ],
        'Macarrão com carne moída': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '1 pegador cheio de macarrão cozido (110 g)',
          '4 colheres de sopa de carne moída ao molho de tomate (100 g)',
          '1 tangerina (135 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:30',
      {
        Leite: ['1 copo de leite morno (200 ml)'],
        'Iogurte com kiwi': ['1 pote de iogurte natural (170 g)', '1 kiwi (75 g)'],
        'Torradas com queijo': ['2 torradas (16 g)', '1 fatia de queijo muçarela (20 g)'],
      },
    ],
  ],
  receitas: ['Escondidinho de batata-doce com frango', 'Panqueca de banana e aveia'],
  orientacoes: [
    'Cuidados com a alimentação na gestação',
    'Enjoo e azia na gestação',
    'Como higienizar frutas, verduras e legumes',
  ],
  observacoes_finais:
    'Carnes, peixes e ovos, sempre bem cozidos.\nLeve este plano às consultas de pré-natal.',
});
