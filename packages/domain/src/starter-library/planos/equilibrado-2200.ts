import { plano } from './plano.ts';

export const equilibrado2200 = plano({
  id: 'equilibrado-2200',
  nome: 'Alimentação equilibrada 2.200 kcal',
  objetivo: 'Manutenção do peso em adultos ativos, ou perda de peso em quem gasta bem mais.',
  kcal: 2_200,
  macros: [23, 49, 28],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovo': [
          '1 pão francês (50 g)',
          '1 colher de chá de manteiga (5 g)',
          '1 ovo mexido (50 g)',
          '1 fatia de mamão formosa (170 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Cuscuz com ovos': [
          '1 fatia média de cuscuz de milho (135 g)',
          '2 ovos cozidos (100 g)',
          '1 laranja (180 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
        ],
        'Tapioca com queijo coalho': [
          '1 tapioca média (70 g)',
          '1 fatia de queijo coalho (30 g)',
          '1 banana-prata (75 g)',
          '1 xícara de chá de café com leite, sem açúcar (200 ml)',
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
        'Banana com pasta de amendoim': [
          '1 banana-prata (75 g)',
          '1 colher de sopa de pasta de amendoim (20 g)',
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
        'Frango grelhado': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de cenoura cozida (75 g)',
          '6 colheres de sopa de arroz (150 g)',
          '1 concha média de feijão (140 g)',
          '1 filé médio de frango grelhado (100 g)',
          '1 laranja (180 g)',
        ],
        'Bife acebolado': [
          '2 colheres de sopa de couve refogada (40 g)',
          '3 colheres de sopa de abóbora cozida (108 g)',
          '6 colheres de sopa de arroz integral (120 g)',
          '1 concha média de feijão preto (140 g)',
          '1 bife médio de alcatra grelhado com cebola (100 g)',
          '1 tangerina (135 g)',
        ],
        'Peixe com mandioca': [
          'Salada de alface e pepino à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de quiabo refogado (75 g)',
          '5 colheres de sopa de arroz (125 g)',
          '4 colheres de sopa de feijão-fradinho (100 g)',
          '3 colheres de sopa de mandioca cozida (90 g)',
          '1 filé médio de peixe assado (120 g)',
          '1 fatia de abacaxi (75 g)',
        ],
      },
    ],
    [
      'Lanche da tarde',
      '16:00',
      {
        'Sanduíche de queijo e fruta': [
          '2 fatias de pão integral (50 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 maçã com casca (130 g)',
        ],
        'Vitamina de banana': [
          '1 copo de leite (200 ml)',
          '1 banana-prata (75 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
        ],
        'Milho com queijo coalho': [
          '1 espiga de milho cozida (100 g)',
          '1 fatia de queijo coalho (30 g)',
          '1 tangerina (135 g)',
        ],
      },
    ],
    [
      'Jantar',
      '19:30',
      {
        'Bife com arroz e feijão': [
          'Salada de folhas à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha média de feijão (140 g)',
          '1 bife pequeno de patinho grelhado (80 g)',
        ],
        'Macarrão com frango': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '6 colheres de sopa de macarrão cozido (150 g)',
          '5 colheres de sopa de frango desfiado (100 g)',
          '1 fatia de abacaxi (75 g)',
        ],
        'Escondidinho de batata-doce': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de sopa de azeite (8 g)',
          '1 porção de escondidinho de batata-doce com frango',
          '1 concha média de feijão (140 g)',
          '1 maçã com casca (130 g)',
        ],
      },
    ],
    [
      'Ceia',
      '21:30',
      {
        Leite: ['1 copo de leite morno (200 ml)', 'Canela a gosto'],
        'Iogurte com kiwi': ['1 pote de iogurte natural (170 g)', '1 kiwi (75 g)'],
        'Torradas com queijo': ['2 torradas (16 g)', '1 fatia de queijo muçarela (20 g)'],
      },
    ],
  ],
  receitas: ['Escondidinho de batata-doce com frango', 'Feijão caseiro'],
  orientacoes: [
    'Como montar o prato',
    {
      titulo: 'Comida de verdade na semana',
      itens: [
        'Faça do arroz com feijão, da salada e da fruta a base dos seus dias.',
        'Compre frutas e verduras da época: custam menos e têm mais sabor.',
        'Varie os feijões, as carnes e os legumes ao longo da semana; inclua peixe uma ou duas vezes.',
        'Deixe refrigerantes, embutidos e salgadinhos para ocasiões raras.',
        'Cozinhe em quantidade maior e congele em porções.',
      ],
    },
    'Comer com atenção',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras.\nO azeite escrito em cada refeição vale para o preparo e para a salada.',
});
