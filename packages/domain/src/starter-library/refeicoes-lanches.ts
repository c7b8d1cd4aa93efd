import type { StarterRefeicao } from './template.ts';
import { refeicao } from './template.ts';

export const lanches: StarterRefeicao[] = [
  refeicao('Lanche da manhã com fruta', '10:00', 'Lanches', {
    'Fruta e castanhas': ['1 maçã com casca (150 g)', '6 castanhas-de-caju sem sal (15 g)'],
    'Fruta e iogurte': ['1 fatia de mamão formosa (170 g)', '1 copo de iogurte natural (150 g)'],
    'Banana amassada': [
      '1 banana-prata amassada (75 g)',
      '1 colher de sopa de aveia em flocos (15 g)',
      'Canela a gosto',
    ],
  }),
  refeicao('Lanche para levar na bolsa', '10:00', 'Lanches', {
    'Sanduíche de ricota': [
      '2 fatias de pão integral (50 g)',
      '1 fatia de ricota temperada com ervas (35 g)',
      '1 colher de sopa de cenoura ralada (12 g)',
    ],
    'Palitos com pasta de grão-de-bico': [
      '1 cenoura pequena em palitos (55 g)',
      '1 porção de pasta de grão-de-bico (2 colheres de sopa)',
      '4 torradas (32 g)',
    ],
    'Mistura seca': [
      '1 colher de sopa de amendoim torrado sem sal (17 g)',
      '1 colher de sopa de uva-passa (18 g)',
      '1 tangerina (135 g)',
    ],
  }),
  refeicao('Lanche da tarde', '16:00', 'Lanches', {
    'Iogurte com granola': [
      '1 pote de iogurte natural (200 g)',
      '2 colheres de sopa de granola sem açúcar (20 g)',
      '5 morangos (60 g)',
    ],
    'Bolo caseiro': [
      '1 porção de bolo de maçã com aveia (1 fatia média)',
      '1 xícara de chá de café com leite, sem açúcar (200 ml)',
    ],
    'Pão de queijo e fruta': [
      '2 pães de queijo pequenos (40 g)',
      '1 pera com casca (130 g)',
      'Chá-mate ou chá de hortelã, sem açúcar',
    ],
    'Milho cozido': ['1 espiga de milho cozida (100 g)', '1 copo de água de coco (240 ml)'],
  }),
  refeicao('Lancheira escolar', '15:30', 'Lanches', {
    'Sanduíche e fruta': [
      '2 fatias de pão integral (50 g)',
      '1 fatia de queijo muçarela (20 g)',
      '1 tangerina descascada (135 g)',
      '1 garrafinha de água',
    ],
    'Bolo e uvas': [
      '1 fatia média de bolo caseiro simples (60 g)',
      '10 uvas sem semente, cortadas ao meio no comprimento (80 g)',
      '1 garrafinha de água',
    ],
    'Iogurte e pipoca': [
      '1 copo de iogurte natural batido (150 g), em bolsa térmica',
      '5 morangos (60 g)',
      '1 pote de pipoca feita em casa, com pouco sal (9 g); a partir de 4 anos',
      '1 garrafinha de água',
    ],
  }),
  refeicao('Pré-treino', '17:00', 'Pré e Pós-Treino', {
    'Banana com aveia': [
      '1 banana-prata (75 g)',
      '1 colher de sopa de aveia em flocos (15 g)',
      '1 colher de chá de mel (3 g)',
    ],
    'Tapioca com queijo': [
      '1 tapioca média (50 g)',
      '1 fatia de queijo minas frescal (30 g)',
      '1 copo de água (240 ml)',
    ],
    'Pão com geleia de fruta': [
      '1 pão francês (50 g)',
      '1 colher de sobremesa de geleia de fruta',
      'Café sem açúcar, se já for seu hábito',
    ],
  }),
  refeicao('Pós-treino', '19:00', 'Pré e Pós-Treino', {
    'Vitamina com leite': [
      '1 copo grande de leite (300 ml)',
      '1 banana-prata (75 g)',
      '2 colheres de sopa de aveia em flocos (30 g)',
    ],
    'Sanduíche de frango': [
      '2 fatias de pão integral (50 g)',
      '4 colheres de sopa de frango desfiado (80 g)',
      'Alface e tomate à vontade',
      '1 laranja (180 g)',
    ],
    'Batata-doce com ovos': [
      '2 fatias de batata-doce cozida (140 g)',
      '2 ovos cozidos (90 g)',
      'Salada crua à vontade com 1 fio de azeite',
    ],
  }),
  refeicao('Ceia', '21:30', 'Ceia', {
    'Leite morno': ['1 xícara de chá de leite morno com canela (200 ml)', '4 torradas (32 g)'],
    'Iogurte e fruta': ['1 copo de iogurte natural (150 g)', '1 kiwi (94 g)'],
    'Fruta e chá': [
      '1 banana-prata assada com canela (75 g)',
      'Chá de camomila ou de erva-cidreira, sem açúcar',
    ],
  }),
];
