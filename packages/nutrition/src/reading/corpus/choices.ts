import type { Line } from './line.ts';

/** The food that an amount belongs to, and the alternatives: brackets, columns of tables, dishes behind "ou". */
export const choices: readonly Line[] = [
  // The next column of a table is what may be eaten instead, if it has its own amount.
  [
    '| Pão francês | 1 unidade | Pão de forma – 2 fatias |',
    'counted',
    'pao-frances 50-50?',
    '| pao-de-forma',
  ],
  [
    '| Leite desnatado | 200 ml | Iogurte natural (170 g) |',
    'counted',
    'leite-desnatado 200-210?',
    '| iogurte-natural',
  ],
  [
    '| Arroz | 100 g | Feijão | 80 g |',
    'counted',
    'arroz-branco-cozido 100-100',
    'feijao-carioca-cozido 80-80',
  ],
  // One amount behind a list in brackets, and one for each.
  [
    '1 porção de proteína (frango, ovo ou peixe – 120 g)',
    'counted',
    'peito-de-frango-grelhado 120-120',
    '| ovo-cozido',
    '| peixe-grelhado',
  ],
  [
    '2 porções de proteína (frango, ovo ou peixe – 120 g)',
    'counted',
    'peito-de-frango-grelhado 120-120?',
    '| ovo-cozido',
    '| peixe-grelhado',
  ],
  ['1 porção de fruta (1 pera, 1 kiwi, 2 ameixas)', 'counted', 'pera 100-160?', '| kiwi', '| ameixa'],
  ['2 porções de fruta (1 pera, 1 kiwi)', 'counted', 'pera 100-160?', 'kiwi 60-110?'],
  ['2 tapiocas (25 g de goma cada)', 'counted', 'goma-de-tapioca 50-50'],
  ['3 tapiocas com 30 g de goma cada', 'counted', 'goma-de-tapioca 90-90'],
  ['tapioca feita com 40 g de goma', 'counted', 'goma-de-tapioca 40-40'],
  ['1 tapioca (4 colheres de sopa de goma)', 'counted', 'goma-de-tapioca 70-90'],
  ['200 g de fruta ou 1 copo (200 ml) de suco de laranja', 'counted', 'suco-de-laranja 195-212~', '| fruta'],
  // The ingredients of a dish behind "ou" stand for the dish; a food joined to them may belong to it too.
  ['120 g de peixe ou omelete de 3 ovos', 'counted', 'peixe-grelhado 120-120', '| ovo-cozido'],
  [
    '1 pão francês ou crepioca com 1 ovo e 2 colheres de sopa de goma',
    'counted',
    'pao-frances 50-50',
    'goma-de-tapioca 30-60?',
    '| ovo-cozido',
  ],
  // A title with more than one of its kind leaves open whether what follows is for each.
  [
    '2 crepiocas: 2 ovos e 4 colheres de sopa de goma',
    'counted',
    'ovo-cozido 90-110?',
    'goma-de-tapioca 60-100?',
  ],
  ['3 porções de fruta: 1 porção = 1 maçã', 'counted', 'maca 100-175?'],
  ['1 xícara de chá de hortelã ou gengibre', 'free'],
  ['200 ml de chá de camomila ou capim-limão', 'counted', 'cha-sem-acucar 200-200'],
  // A vessel without a number, a piece that no list knows, a size of the pieces.
  [
    'Bowl de iogurte natural (150 g) com 20 g de aveia',
    'counted',
    'iogurte-natural 150-150',
    'aveia-em-flocos 20-20',
  ],
  ['Tigela de salada de frutas (180 g)', 'counted', 'salada-de-frutas 180-180'],
  ['Filé de frango - 1.5 Tronchinha (140g)', 'counted', 'peito-de-frango-grelhado 140-140~'],
  ['1 cebola em cubos pequenos', 'counted', 'cebola-crua 70-70'],
  ['2 cenouras em rodelas finas', 'counted', 'cenoura-cozida 180-240'],
  ['1 maçã fatiada em pedaços grandes', 'counted', 'maca 150-150'],
  [
    'Suco de uva integral - 1 Copo(s) americano(s) duplo(s) (240ml)',
    'counted',
    'suco-de-uva-integral 230-256',
  ],
  // Words that make it another food, or leave it as it is.
  ['2 fatias de pão integral 9 grãos', 'counted', 'pao-de-forma-integral 40-60'],
  ['1 linguiça vegana', 'unknown'],
  ['100 g de queijo vegano', 'unknown'],
  ['1 colher de sopa de sal', 'counted', 'sal 10-20?'],
  ['2 pães', 'counted', 'pao 90-110?'],
  // A dish of several ingredients, one of which has an alternative.
  [
    'Crepioca (2 ovos + 30 g de goma de tapioca + 50 g de frango desfiado ou queijo cottage)',
    'counted',
    'ovo-cozido 80-120',
    'goma-de-tapioca 30-30',
    'peito-de-frango-cozido 50-50',
    '| queijo-cottage',
  ],
  // What the brackets say of one, and of how many.
  ['1 água de coco (caixinha 200 ml)', 'counted', 'agua-de-coco 195-205'],
  ['2 iogurtes naturais (pote 150 g)', 'counted', 'iogurte-natural 300-300'],
  ['1 laranja (4 gomos)', 'counted', 'laranja-pera 60-90~'],
  ['1 sushi (6 peças)', 'counted', 'sushi 150-220?'],
  ['1 iogurte grego (100 g) zero', 'counted', 'iogurte-grego-natural-desnatado 100-100~'],
  ['Queijo minas (40 g) light', 'counted', 'queijo-minas-frescal-light 40-40'],
  ['1 unidade (pera, maçã ou kiwi)', 'counted', 'pera 100-160', '| maca', '| kiwi'],
  ['Fruta – 1 unidade média (pera, maçã)', 'counted', 'pera 100-160?', '| maca'],
  // A dish without a weight gives its brackets to what stands before them; a plate may be all of it.
  [
    '1 sanduíche de pão integral com frango desfiado (50 g) e ricota (20 g)',
    'counted',
    'peito-de-frango-cozido 50-50?',
    'ricota 20-20?',
  ],
  ['Peixe com legumes (250 g)', 'partial', 'legumes-cozidos-no-vapor 250-250?'],
  ['1 banana com aveia ou 1 maçã', 'partial', 'banana-prata 60-90~', '| maca'],
  ['1 xícara pequena de café', 'counted', 'cafe 50-50'],
  ['Frango 100 g (120 g cru)', 'counted', 'peito-de-frango-cru 100-100?'],
  ['Arroz 150g (peso cru 50g)', 'counted', 'arroz-branco-cru 150-150?'],
  ['5 biscoitos maizena', 'counted', 'biscoito-maisena 20-35'],
  ['30 g de milho para pipoca', 'counted', 'milho-de-pipoca 30-30'],
  ['4 floretes de brócolis', 'counted', 'brocolis-cozido 40-80?'],
  ['vitamina C 1 g', 'unknown'],
  // A number before a dash may be that of a list; a drink behind the word for it; water in a juice.
  ['1 - 2 ovos mexidos', 'counted', 'ovo-mexido 50-100?'],
  ['3 - 1 fatia de pão integral', 'counted', 'pao-de-forma-integral 20-30?'],
  ['Suco natural (200 ml): laranja ou abacaxi', 'counted', 'suco-de-laranja 195-212', '| suco-de-abacaxi'],
  ['200 ml de suco de uva ou maçã', 'counted', 'suco-de-uva-integral 190-215~', '| suco-de-maca'],
  ['Leite (desnatado ou semi) com café 200 ml', 'partial', 'cafe 195-205?'],
  ['Suco de laranja com 100 ml de água', 'unknown'],
  ['Ref. 3 - 40 g de aveia', 'counted', 'aveia-em-flocos 40-40'],
];
