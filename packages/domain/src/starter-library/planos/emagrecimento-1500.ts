import { plano } from './plano.ts';

export const emagrecimento1500 = plano({
  id: 'emagrecimento-1500',
  nome: 'Emagrecimento 1.500 kcal',
  objetivo: 'Perda de peso gradual em adultos com rotina leve, com comida do dia a dia.',
  kcal: 1_500,
  macros: [25, 48, 27],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovo': [
          '1 pão francês (50 g)',
          '1 ovo mexido (50 g)',
          '1/2 mamão papaia (155 g)',
          'Café ou chá sem açúcar',
        ],
        'Cuscuz com ovo': [
          '1 fatia média de cuscuz de milho (135 g)',
          '1 ovo cozido (50 g)',
          '1 fatia de melão (90 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Iogurte com banana e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '2 colheres de sopa de aveia em flocos (30 g)',
          '1 colher de sobremesa de chia (7 g)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Maçã e castanha': ['1 maçã com casca (130 g)', '1 castanha-do-pará (4 g)'],
        'Banana com farelo de aveia': [
          '1 banana-prata amassada (75 g)',
          '1 colher de sopa de farelo de aveia (10 g)',
          'Canela a gosto',
        ],
        Goiaba: ['1 goiaba (170 g)'],
      },
    ],
    [
      'Almoço',
      '12:30',
      {
        'Frango grelhado': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '4 colheres de sopa de arroz (100 g)',
          '1 concha média de feijão (140 g)',
          '1 filé pequeno de frango grelhado (80 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Carne moída com couve': [
          '4 rodelas de tomate (60 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '4 colheres de sopa de arroz integral (80 g)',
          '1 concha média de feijão (140 g)',
          '3 colheres de sopa de carne moída refogada (75 g)',
          '1 laranja (180 g)',
        ],
        'Tilápia com purê': [
          'Salada de alface e pepino à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '3 colheres de sopa de purê de batata (90 g)',
          '1 concha pequena de feijão (80 g)',
          '1 filé médio de tilápia grelhada (120 g)',
          '1 tangerina (135 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '16:00',
      {
        'Iogurte com morango e aveia': [
          '1 pote de iogurte natural (170 g)',
          '10 morangos (120 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Sanduíche de ricota': [
          '2 fatias de pão integral (50 g)',
          '1 fatia de ricota temperada com ervas (35 g)',
          '4 rodelas de tomate (60 g)',
        ],
        'Tapioca com queijo coalho': [
          '2 colheres de sopa de goma de tapioca (30 g)',
          '1 fatia de queijo coalho (30 g)',
          'Café ou chá sem açúcar',
        ],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Bife com arroz e feijão': [
          'Salada de folhas à vontade',
          '1 colher de sobremesa de azeite (5 g)',
          '3 colheres de sopa de chuchu cozido (75 g)',
          '3 colheres de sopa de arroz (75 g)',
          '1 concha pequena de feijão (80 g)',
          '1 bife pequeno de patinho grelhado (80 g)',
          '1 fatia de melão (90 g)',
        ],
        'Omelete de queijo': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          'Omelete de 2 ovos (100 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '1 fatia de pão integral (25 g)',
          '1 maçã pequena (90 g)',
        ],
        'Escondidinho de batata-doce': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de chá de azeite (4 g)',
          '1 porção de escondidinho de batata-doce com frango',
          '1 laranja (180 g)',
        ],
      },
    ],
  ],
  receitas: ['Escondidinho de batata-doce com frango'],
  orientacoes: [
    {
      titulo: 'Perda de peso no seu ritmo',
      itens: [
        'Perder de meio a um quilo por semana já é um bom ritmo; há semanas sem mudança.',
        'Coma sem pressa, sentado, e perceba quando a fome passou.',
        'Meça o óleo e o azeite com colher, também no preparo.',
        'Em festas e fins de semana, escolha o que mais gosta e volte ao plano na refeição seguinte.',
        'Durma bem e movimente o corpo: os dois ajudam na fome e na disposição.',
      ],
    },
    'Como montar o prato',
    'Hidratação ao longo do dia',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras.\nO azeite escrito em cada refeição vale para o preparo e para a salada.',
});
