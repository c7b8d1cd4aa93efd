import type { Rewriting } from './rewriting.ts';

/** Alternatives, sums, exports of diet software, and lines that stay. */
export const several: readonly Rewriting[] = [
  ['85 g de feijão ou lentilha', 0.84, '70 g de feijão ou lentilha'],
  [
    '100 g de arroz branco ou 130 g de batata inglesa cozida',
    0.5,
    '50 g de arroz branco ou 65 g de batata inglesa cozida',
  ],
  ['2 fatias de pão de forma ou 1 pão francês', 0.5, '1 fatia de pão de forma ou ½ pão francês'],
  ['1 pão francês (50 g) ou 4 torradas (32 g)', 0.5, '½ pão francês (25 g) ou 2 torradas (16 g)'],
  [
    '4 colheres de sopa de arroz branco ou 2 colheres de sopa de farofa',
    0.5,
    '2 colheres de sopa de arroz branco ou 1 colher de sopa de farofa',
  ],
  ['1 maçã ou 1 pera', 2, '2 maçãs ou 2 peras'],
  [
    '1 pão francês com 1 fatia de queijo minas frescal',
    2,
    '2 pães franceses com 2 fatias de queijo minas frescal',
  ],
  ['2 ovos cozidos + 1 fatia de pão de forma', 0.5, '1 ovo cozido + ½ fatia de pão de forma'],
  [
    '1 banana prata + 2 colheres de sopa de aveia em flocos',
    1.5,
    '1½ banana prata + 3 colheres de sopa de aveia em flocos',
  ],
  [
    '1 banana prata com 1 colher de sopa de aveia em flocos',
    2,
    '2 bananas prata com 2 colheres de sopa de aveia em flocos',
  ],
  ['2 rodelas de tomate com orégano (30 g)', 0.5, '1 rodela de tomate com orégano (15 g)'],
  ['Arroz integral cozido (Colher de sopa: 4)', 0.5, 'Arroz integral cozido (Colher de sopa: 2)'],
  [
    'Arroz branco (cozido) (Colher de sopa cheia (25g): 3)',
    0.67,
    'Arroz branco (cozido) (Colher de sopa cheia (25g): 2)',
  ],
  ['Feijão preto cozido (Grama: 100)', 0.84, 'Feijão preto cozido (Grama: 85)'],
  ['Leite desnatado (Mililitro: 200)', 0.84, 'Leite desnatado (Mililitro: 170)'],
  ['Ovo de galinha cozido (Unidade: 2)', 0.5, 'Ovo de galinha cozido (Unidade: 1)'],
  [
    'Ovo de galinha inteiro cozido - 2 Unidade(s) (100g)',
    0.5,
    'Ovo de galinha inteiro cozido - 1 Unidade(s) (50g)',
  ],
  ['Banana prata crua - 1 Unidade(s) média(s) (75g)', 2, 'Banana prata crua - 2 Unidade(s) média(s) (150g)'],
  [
    'Queijo minas frescal - 2 Fatia(s) média(s) (60g)',
    0.5,
    'Queijo minas frescal - 1 Fatia(s) média(s) (30g)',
  ],
  ['Mamão papaia - 1/2 Unidade(s) (155g)', 2, 'Mamão papaia - 1 Unidade(s) (310g)'],
  ['Pão de forma integral (Fatia (25g): 2)', 0.5, 'Pão de forma integral (Fatia (25g): 1)'],
  ['Salada de folhas à vontade com 1 fio de azeite', 0.5, 'Salada de folhas à vontade com 1 fio de azeite'],
  ['Café ou chá sem açúcar', 2, 'Café ou chá sem açúcar'],
  ['Canela a gosto', 0.5, 'Canela a gosto'],
  ['Beber 2 litros de água por dia', 0.5, 'Beber 2 litros de água por dia'],
  ['1 fruta', 2, '1 fruta'],
  // A second amount that belongs to no food, energy or a nutrient would no longer be true.
  ['4 colheres ou 100 g de arroz branco', 0.75, '3 colheres ou 75 g de arroz branco'],
  ['2 ovos cozidos (12 g proteína)', 0.5, '2 ovos cozidos (12 g proteína)'],
  ['1 banana prata (90 kcal)', 2, '1 banana prata (90 kcal)'],
  ['30 g de aveia em flocos (110 kcal)', 0.5, '30 g de aveia em flocos (110 kcal)'],
  ['Bater tudo e beber na hora, sem açúcar', 2, 'Bater tudo e beber na hora, sem açúcar'],
  ['1 ovo mexido com 1 fio de azeite (50 g)', 2, '2 ovos mexidos com 1 fio de azeite (100 g)'],
];
