import type { StarterRefeicao } from './template.ts';
import { refeicao } from './template.ts';

export const refeicoesDaManha: StarterRefeicao[] = [
  refeicao('Café da manhã tradicional', '07:00', 'Café da Manhã', {
    'Pão com ovo': [
      '1 pão francês (50 g)',
      '1 ovo mexido com 1 fio de azeite (50 g)',
      '1/2 mamão papaia (155 g)',
      '1 xícara de chá de café com leite, sem açúcar (200 ml)',
    ],
    'Pão integral com queijo': [
      '2 fatias de pão integral (50 g)',
      '1 fatia média de queijo minas frescal (30 g)',
      '2 rodelas de tomate com orégano (30 g)',
      '1 laranja com bagaço (180 g)',
      'Café ou chá sem açúcar',
    ],
    'Iogurte com fruta e aveia': [
      '1 pote de iogurte natural (200 g)',
      '1 banana-prata picada (75 g)',
      '2 colheres de sopa de aveia em flocos (30 g)',
      'Canela a gosto',
    ],
  }),
  refeicao('Café da manhã com cuscuz, tapioca ou raízes', '07:00', 'Café da Manhã', {
    'Cuscuz com ovo': [
      '1 fatia média de cuscuz de milho (135 g)',
      '1 ovo cozido (45 g)',
      '1 fatia de melão (90 g)',
      'Café ou chá sem açúcar',
    ],
    'Tapioca com queijo': [
      '1 tapioca média (50 g)',
      '1 fatia de queijo de coalho grelhado (45 g)',
      '1 fatia de abacaxi (75 g)',
      'Café ou chá sem açúcar',
    ],
    'Inhame com ovo mexido': [
      '2 fatias de inhame cozido (120 g)',
      '1 ovo mexido (50 g)',
      '1 manga pequena (60 g)',
      'Café ou chá sem açúcar',
    ],
  }),
  refeicao('Café da manhã rápido', '06:30', 'Café da Manhã', {
    'Vitamina de banana': [
      '1 copo de leite (240 ml)',
      '1 banana-prata (75 g)',
      '1 colher de sopa de aveia em flocos (15 g)',
      'Bater tudo e beber na hora, sem açúcar',
    ],
    'Sanduíche para levar': [
      '2 fatias de pão integral (50 g)',
      '2 colheres de sopa de frango desfiado (40 g)',
      '1 folha de alface e 2 rodelas de tomate (40 g)',
      '1 maçã com casca (150 g)',
    ],
    'Aveia dormida': [
      '1 porção de aveia dormida com frutas, preparada na véspera',
      '1 ovo cozido (45 g)',
      'Café ou chá sem açúcar',
    ],
  }),
  refeicao('Café da manhã sem leite', '07:00', 'Café da Manhã', {
    'Torradas com abacate': [
      '2 fatias de pão integral torrado (50 g); conferir no rótulo se leva leite',
      '1 colher de sopa de abacate amassado com limão (45 g)',
      '1 ovo cozido (45 g)',
      'Café ou chá sem açúcar',
    ],
    'Panqueca de banana': [
      '1 porção de panqueca de banana e aveia',
      '10 morangos (120 g)',
      'Chá de erva-doce ou de camomila',
    ],
    'Salada de frutas': [
      '1 xícara de chá de salada de frutas sem açúcar (150 g)',
      '2 colheres de sopa de aveia em flocos (30 g)',
      '6 castanhas-de-caju sem sal (15 g)',
      '1 colher de chá de coco ralado sem açúcar',
    ],
  }),
];
