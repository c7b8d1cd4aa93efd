import { plano } from './plano.ts';

export const treino = plano({
  id: 'treino',
  nome: 'Treino e ganho de massa 2.600 kcal',
  objetivo:
    'Adultos que treinam força quatro ou mais vezes por semana: proteína em cada refeição, só com comida.',
  kcal: 2_600,
  macros: [23, 50, 27],
  refeicoes: [
    [
      'Café da manhã',
      '07:00',
      {
        'Pão com ovos': [
          '1 pão francês (50 g)',
          '2 ovos mexidos (100 g)',
          '1 fatia de mamão formosa (170 g)',
          '1 copo de leite (200 ml)',
        ],
        'Cuscuz com ovos': [
          '1 fatia média de cuscuz de milho (135 g)',
          '2 ovos mexidos (100 g)',
          '1 banana-prata (75 g)',
          '1 copo de leite (200 ml)',
        ],
        'Aveia dormida reforçada': [
          '1 porção de aveia dormida com frutas',
          '1 banana-prata picada (75 g)',
          '2 ovos cozidos (100 g)',
          '2 castanhas-do-pará (8 g)',
        ],
      },
    ],
    [
      'Lanche da manhã',
      '10:00',
      {
        'Iogurte com banana e aveia': [
          '1 pote de iogurte natural (170 g)',
          '1 banana-prata picada (75 g)',
          '2 colheres de sopa de aveia em flocos (30 g)',
        ],
        'Sanduíche de queijo e fruta': [
          '2 fatias de pão integral (50 g)',
          '1 fatia de queijo minas frescal (30 g)',
          '1 maçã com casca (130 g)',
        ],
        'Fruta com castanhas e leite': [
          '1 copo de leite semidesnatado (200 ml)',
          '1 banana-prata (75 g)',
          '1 colher de sopa de pasta de amendoim (20 g)',
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
          '8 colheres de sopa de arroz (200 g)',
          '1 concha média de feijão (140 g)',
          '1 filé de frango grelhado (120 g)',
          '1 laranja (180 g)',
        ],
        'Bife com batata-doce': [
          'Salada de alface e pepino à vontade',
          '1 colher de sobremesa de azeite (5 g)',
          '2 ramos de brócolis cozidos (120 g)',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha média de feijão preto (140 g)',
          '1 batata-doce pequena cozida (120 g)',
          '1 bife de patinho grelhado (100 g)',
          '1 tangerina (135 g)',
        ],
        'Macarrão com atum': [
          'Salada de folhas à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '2 pegadores de macarrão cozido (220 g)',
          '8 colheres de sopa de atum escorrido (128 g)',
          '1 fatia de abacaxi (75 g)',
        ],
      },
    ],
    [
      'Pré-treino',
      '16:30',
      {
        'Banana com aveia': [
          '2 bananas-prata (150 g)',
          '1 colher de sopa de aveia em flocos (15 g)',
          'Canela a gosto',
        ],
        'Tapioca com queijo': ['1 tapioca média (50 g)', '1 fatia de queijo minas frescal (30 g)'],
        'Pão com fruta': ['1 pão francês (50 g)', '1 laranja (180 g)'],
      },
    ],
    [
      'Jantar (pós-treino)',
      '19:30',
      {
        'Bife com arroz e feijão': [
          'Salada de folhas à vontade',
          '1 colher de sopa de azeite (8 g)',
          '3 colheres de sopa de abobrinha refogada (90 g)',
          '7 colheres de sopa de arroz (175 g)',
          '1 concha média de feijão (140 g)',
          '1 bife de patinho grelhado (100 g)',
        ],
        'Frango com mandioca': [
          'Salada de repolho e cenoura ralada à vontade',
          '1 colher de sopa de azeite (8 g)',
          '2 colheres de sopa de couve refogada (40 g)',
          '1 pedaço médio de mandioca cozida (100 g)',
          '4 colheres de sopa de arroz (100 g)',
          '1 concha média de feijão (140 g)',
          '1 filé de frango grelhado (120 g)',
        ],
        'Peixe assado com tomate e batata': [
          'Salada de folhas e tomate à vontade',
          '1 colher de sopa de azeite (8 g)',
          '1 porção de peixe assado com tomate e batata',
          '5 colheres de sopa de arroz (125 g)',
          '1 concha média de feijão (140 g)',
          '1 laranja (180 g)',
        ],
      },
    ],
    [
      'Ceia',
      '22:00',
      {
        'Leite com aveia': ['1 copo de leite (240 ml)', '1 colher de sopa de aveia em flocos (15 g)'],
        'Iogurte com castanhas': ['1 copo de iogurte natural (200 g)', '6 castanhas-de-caju sem sal (15 g)'],
        'Ovos e fruta': ['2 ovos cozidos (100 g)', '1 tangerina (135 g)'],
      },
    ],
  ],
  receitas: ['Aveia dormida com frutas', 'Peixe assado com tomate e batata'],
  orientacoes: [
    {
      titulo: 'Alimentação nos dias de treino',
      itens: [
        'Faça o pré-treino de 60 a 90 minutos antes e o jantar em até 2 horas depois.',
        'Distribua a proteína no dia: um pouco em cada refeição rende mais do que tudo de uma vez.',
        'Beba água antes, durante e depois; em treino longo ou no calor, leve uma garrafa maior.',
        'Nos dias de descanso, mantenha a proteína e troque o pré-treino por uma fruta.',
        'Antes de usar qualquer suplemento, converse comigo.',
        'Sono e descanso fazem parte do treino.',
      ],
    },
    'Hidratação ao longo do dia',
    'Como guardar e descongelar alimentos',
  ],
  observacoes_finais:
    'As opções de cada refeição podem ser trocadas umas pelas outras.\nO azeite escrito em cada refeição vale para o preparo e para a salada.',
});
