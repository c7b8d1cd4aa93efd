import type { StarterRefeicao } from './template.ts';
import { refeicao } from './template.ts';

export const refeicoesPrincipais: StarterRefeicao[] = [
  refeicao('Almoço do dia a dia', '12:30', 'Almoço', {
    'Frango grelhado': [
      '4 colheres de sopa de arroz (100 g)',
      '1 concha média de feijão (140 g)',
      '1 filé médio de frango grelhado (100 g)',
      '3 colheres de sopa de cenoura cozida (75 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '1 fatia de abacaxi (75 g)',
    ],
    'Carne moída com legumes': [
      '4 colheres de sopa de arroz integral (80 g)',
      '1 concha média de feijão (140 g)',
      '4 colheres de sopa de carne moída refogada (100 g)',
      '2 colheres de sopa de couve refogada (40 g)',
      '4 rodelas de tomate (60 g)',
      '1 laranja (180 g)',
    ],
    'Bife acebolado': [
      '3 colheres de sopa de mandioca cozida (90 g)',
      '1 concha média de feijão (140 g)',
      '1 bife médio de alcatra grelhado com cebola (100 g)',
      '3 colheres de sopa de vagem cozida (60 g)',
      'Salada de alface e pepino à vontade',
      '1 tangerina (135 g)',
    ],
  }),
  refeicao('Almoço com peixe', '12:30', 'Almoço', {
    'Peixe assado com batata': [
      '1 filé médio de peixe assado (120 g)',
      '1 batata-inglesa média cozida (140 g)',
      '2 ramos de brócolis cozidos (120 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '1 fatia de melão (90 g)',
    ],
    'Sardinha com polenta': [
      '2 sardinhas em conserva escorridas (80 g)',
      '4 colheres de sopa de polenta cremosa (140 g)',
      '2 colheres de sopa de couve refogada (40 g)',
      '4 rodelas de tomate (60 g)',
      '1 laranja (180 g)',
    ],
    'Macarrão com atum': [
      '1 pegador cheio de macarrão cozido (110 g)',
      '4 colheres de sopa de atum escorrido (64 g)',
      '2 colheres de sopa de molho de tomate caseiro (40 g)',
      '3 colheres de sopa de abobrinha refogada (90 g)',
      'Salada de rúcula à vontade',
    ],
  }),
  refeicao('Almoço vegetariano', '12:30', 'Almoço', {
    'Grão-de-bico ensopado': [
      '4 colheres de sopa de arroz integral (80 g)',
      '5 colheres de sopa de grão-de-bico cozido (110 g)',
      '3 colheres de sopa de abóbora cozida (108 g)',
      '2 colheres de sopa de couve refogada (40 g)',
      '1 laranja (180 g)',
    ],
    'Ovos com arroz e feijão': [
      '4 colheres de sopa de arroz (100 g)',
      '1 concha média de feijão (140 g)',
      '2 ovos mexidos (100 g)',
      '3 colheres de sopa de abobrinha refogada (90 g)',
      'Salada de folhas com tomate à vontade',
    ],
    'Lentilha com mandioquinha': [
      '1 concha média de lentilha (160 g)',
      '3 colheres de sopa de mandioquinha cozida (105 g)',
      '3 colheres de sopa de beterraba cozida (60 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '1 kiwi (94 g)',
    ],
  }),
  refeicao('Almoço fora de casa', '13:00', 'Almoço', {
    'Restaurante por quilo': [
      'Metade do prato com saladas e legumes variados à vontade',
      '1/4 do prato com arroz, batata, mandioca ou massa (100 g)',
      '1/4 do prato com frango, carne, peixe ou ovos (100 g)',
      '1 concha de feijão (140 g)',
      '1 maçã, banana ou laranja de sobremesa',
    ],
    'Prato feito': [
      '4 colheres de sopa de arroz (100 g)',
      '1 concha média de feijão (140 g)',
      '1 filé de frango, bife ou peixe grelhado (100 g)',
      'Salada à vontade, no lugar da batata frita',
      'Água ou água com gás e limão',
    ],
    'Marmita de casa': [
      '4 colheres de sopa de arroz (100 g)',
      '1 concha média de feijão, em pote separado (140 g)',
      '1 porção de frango desfiado com legumes',
      'Salada já lavada à vontade, temperada só na hora',
      '1 maçã com casca (150 g)',
    ],
  }),
  refeicao('Jantar do dia a dia', '19:30', 'Jantar', {
    'Igual ao almoço': [
      '3 colheres de sopa de arroz (75 g)',
      '1/2 concha de feijão (70 g)',
      '1 filé pequeno de frango ou peixe grelhado (80 g)',
      'Legumes cozidos à vontade',
      'Salada de folhas à vontade com 1 fio de azeite',
    ],
    'Macarrão com carne moída': [
      '1 pegador cheio de macarrão cozido (110 g)',
      '3 colheres de sopa de carne moída ao molho de tomate (75 g)',
      '2 colheres de sopa de espinafre refogado (50 g)',
      'Salada de folhas à vontade',
    ],
    'Escondidinho de batata-doce': [
      '1 porção de escondidinho de batata-doce com frango',
      'Salada de repolho e cenoura ralada à vontade',
      '1 fatia de melancia (200 g)',
    ],
  }),
  refeicao('Jantar leve', '19:30', 'Jantar', {
    'Sopa de legumes': [
      '1 porção de sopa de legumes com frango (2 conchas)',
      '1 fatia de pão integral (25 g)',
      '1 fatia de melão (90 g)',
    ],
    'Omelete com salada': [
      'Omelete de 2 ovos (100 g)',
      'Espinafre e tomate no recheio, à vontade',
      '2 fatias de pão integral (50 g)',
      'Salada de folhas à vontade com 1 fio de azeite',
      '1 pera (130 g)',
    ],
    'Salada completa': [
      'Folhas, tomate e pepino à vontade',
      '4 colheres de sopa de grão-de-bico cozido (88 g)',
      '4 colheres de sopa de frango desfiado (80 g)',
      '1 colher de sopa de azeite (8 g)',
    ],
  }),
  refeicao('Jantar vegetariano', '19:30', 'Jantar', {
    'Salada de lentilha': [
      '1 porção de salada de lentilha',
      '1 ovo cozido (45 g)',
      '1 fatia de pão integral (25 g)',
    ],
    'Tofu grelhado': [
      '4 fatias de tofu grelhado (80 g)',
      '1 colher de chá de gergelim (3 g)',
      '3 colheres de sopa de arroz integral (60 g)',
      '3 colheres de sopa de berinjela refogada (75 g)',
      'Salada de folhas à vontade',
    ],
  }),
];
