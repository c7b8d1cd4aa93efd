import { plano } from './plano.ts';

export const emagrecimento1800 = plano({
  id: 'emagrecimento-1800',
  nome: 'Emagrecimento 1.800 kcal',
  objetivo: 'Perda de peso gradual em adultos mais altos ou que se exercitam na semana.',
  kcal: 1_800,
  macros: [26, 47, 27],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovo': [
          '1 pão francês (50 g)',
          '1 ovo mexido (50 g)',
          '1 banana-prata (75 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Tapioca com queijo': [
          '1 tapioca média (70 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 fatia de mamão formosa (170 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Aveia dormida': [
          '1 porção de aveia dormida com frutas',
          '1 ovo cozido (50 g)',
          'Café ou chá sem açúcar',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Iogurte com kiwi': ['1 pote de iogurte natural (170 g)', '1 kiwi (75 g)'],
        'Maçã com castanhas': ['1 maçã com casca (130 g)', '2 castanhas-do-pará (8 g)'],
        'Banana com aveia': [
          '1 banana-prata amassada (75 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
          'Canela a gosto',
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
          '3 colheres de sopa de cenoura cozida (75 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha média de feijão (140 g)',
          '1 filé médio de frango grelhado (100 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Carne cozida com abóbora': [
          '2 colheres de sopa de couve refogada (40 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '5 colheres de sopa de arroz integral (100 g)',
          '1 concha média de feijão preto (140 g)',
          '2 pedaços de músculo cozido (100 g)',
          '1 tangerina (135 g)',
        ],
        'Peixe com feijão-fradinho': [
          'Salada de alface e pepino à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de quiabo refogado (75 g)',
          '4 colheres de sopa de arroz (100 g)',
          '4 colheres de sopa de feijão-fradinho (100 g)',
          '1 colher de sopa de farinha de mandioca (15 g)',
          '1 filé médio de peixe assado (120 g)',
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
        'Iogurte com banana e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Milho com queijo coalho': ['1 espiga de milho cozida (100 g)', '1 fatia de queijo coalho (30 g)'],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Bife com arroz e feijão': [
          'Salada de folhas à vontade',
          '1 colher de chá de azeite (4 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '4 colheres de sopa de arroz (100 g)',
          '1 concha pequena de feijão (80 g)',
          '1 bife pequeno de patinho grelhado (80 g)',
        ],
        'Macarrão com carne moída': [
          'Salada de folhas e tomate à vontade',
          '1 colher de chá de azeite (4 g)',
          '1 pegador cheio de macarrão cozido (110 g)',
          '3 colheres de sopa de carne moída ao molho de tomate (75 g)',
          '2 colheres de sopa de espinafre refogado (50 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Sopa com pão e queijo': [
          '2 porções de sopa de legumes com frango (4 conchas)',
          '2 fatias de pão integral (50 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 maçã pequena (90 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:30',
      {
        Iogurte: ['1 pote de iogurte natural (170 g)'],
        Leite: ['1 copo de leite semidesnatado (200 ml)', 'Canela a gosto'],
        'Fruta e castanha': ['1 laranja (180 g)', '2 castanhas-de-caju sem sal (5 g)'],
      },
    ],
  ],
  receitas: ['Aveia dormida com frutas', 'Sopa de legumes com frango'],
  orientacoes: [
    {
      titulo: 'Perda de peso com a rotina cheia',
      itens: [
        'Deixe o lanche da tarde na bolsa: ele segura a fome até o jantar.',
        'Almoçando fora, monte metade do prato com salada e legumes e repita só se ainda houver fome.',
        'No fim de semana, cozinhe feijão, arroz e uma carne para congelar em porções.',
        'Meça o óleo e o azeite com colher, também no preparo.',
        'Nos dias de exercício, beba mais água e não treine em jejum.',
      ],
    },
    'Como montar o prato',
    'Como guardar e descongelar alimentos',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras.\nO azeite escrito em cada refeição vale para o preparo e para a salada.',
});
