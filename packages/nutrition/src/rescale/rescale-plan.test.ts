import { expect, test } from 'vitest';
import { decisionsFrom, decisionsOf } from '../plan/decisions.ts';
import { type KnownFoods, planReaders } from '../plan/plan-readers.ts';
import type { PlanTexts } from '../plan/plan-texts.ts';
import type { Goal } from './goals.ts';
import { type RescaledPlan, rescalePlan, written } from './rescale-plan.ts';

function readersOf(recipes: PlanTexts['recipes'], known: KnownFoods = {}) {
  const steps = planReaders(recipes, known);
  for (;;) {
    const step = steps.next();
    if (step.done) return { readItem: step.value.readItem, decisions: known.decisions };
  }
}

const breakfast = [
  ['2 fatias de pão integral (50 g)', '1 ovo cozido (45 g)', '1 banana-prata (75 g)', 'Café sem açúcar'],
  ['1 pote de iogurte natural (200 g)', '2 colheres de sopa de aveia em flocos (30 g)', '1 maçã (150 g)'],
];
const lunch = [
  ['4 colheres de sopa de arroz (100 g)', '1 concha de feijão (140 g)', '120 g de peito de frango grelhado'],
  ['1 pegador de macarrão cozido (110 g)', '100 g de patinho grelhado', '1 colher de sopa de azeite (8 g)'],
];
const plan: PlanTexts = { meals: [breakfast, lunch], recipes: [] };

function rescale(goal: Goal, locks: string[] = [], texts = plan, known: KnownFoods = {}): RescaledPlan {
  return rescalePlan(texts, readersOf(texts.recipes, known), goal, { locks: new Set(locks) });
}

const after = (result: RescaledPlan, meal: number, option: number) =>
  result.lines
    .filter(({ place }) => place.meal === meal && place.option === option)
    .map((line) => line.after);
const day = (result: RescaledPlan) => result.after.amounts.energy;

test.each([560, 600, 650, 700, 750, 800])(
  'a day of 691 kcal is brought to %d kcal, give or take 3 per cent',
  (kcal) => {
    const result = rescale({ targets: { energy: kcal } });
    expect(result.before.amounts.energy.chosen).toBe(691);
    expect(Math.abs(day(result).chosen - kcal)).toBeLessThanOrEqual(0.03 * kcal);
    expect([result.isReached, result.reasons]).toEqual([true, []]);
  },
);

test('a percentage is one of the energy of the day as it is', () => {
  const result = rescale({ percent: -20 });
  expect(result.aims).toMatchObject([{ nutrient: 'energy', amount: 0.8 * 691 }]);
  expect(result.isReached).toBe(true);
});

test('every option of a meal is brought by about the same proportion as the counted one', () => {
  const { before, after: now } = rescale({ targets: { energy: 760 } });
  const factor = 760 / 691;
  for (const end of ['least', 'most'] as const)
    expect(now.amounts.energy[end] / before.amounts.energy[end] / factor).toBeCloseTo(1, 1);
});

test('where the day shall have less, no line gets more; where it shall have more, none gets less', () => {
  for (const line of rescale({ targets: { energy: 600 } }).lines)
    expect(line.kcalAfter).toBeLessThanOrEqual(line.kcalBefore ?? 0);
  for (const line of rescale({ targets: { energy: 1000 } }).lines)
    expect(line.kcalAfter).toBeGreaterThanOrEqual(line.kcalBefore ?? 0);
});

test('there and back the day is within 3 % again', () => {
  for (const kcal of [600, 650, 760, 800]) {
    const there = rescale({ targets: { energy: kcal } });
    const back = rescale({ targets: { energy: 691 } }, [], {
      ...plan,
      meals: written(plan.meals, there.lines),
    });
    expect(Math.abs(day(back).chosen - 691)).toBeLessThanOrEqual(0.03 * 691);
  }
});

test('the present energy as the goal changes no line', () => {
  const result = rescale({ targets: { energy: 691 } });
  expect(result.lines.filter((line) => line.after !== line.before)).toEqual([]);
});

test('locked lines stay, and the others make up for them', () => {
  const locks = ['1.0.0', '1.0.1'];
  const result = rescale({ targets: { energy: 600 } }, locks);
  expect(after(result, 1, 0).slice(0, 2)).toEqual(lunch[0]?.slice(0, 2));
  expect(result.lines.filter(({ why }) => why === 'bloqueado por você')).toHaveLength(2);
  expect(result.isReached).toBe(true);
});

test('a goal beyond the limits of the lines says what was reached and why', () => {
  const locks = ['0.0.0', '0.0.1', '0.0.2', '1.0.0', '1.0.1'];
  const result = rescale({ targets: { energy: 400 } }, locks);
  expect(result.isReached).toBe(false);
  expect(result.reasons).toEqual([
    '5 itens bloqueados com 500 kcal ao todo.',
    'Energia: com estes itens o mínimo é 627 kcal, porque cada um muda no máximo 35 %, em medidas que existem.',
  ]);
  const all = [...locks, '1.0.2'];
  expect(rescale({ targets: { energy: 400 } }, all).reasons.at(-1)).toBe('Nenhum item pode mudar.');
});

test('steps that are too coarse for the goal are named', () => {
  const result = rescale({ targets: { energy: 250 } }, [], { meals: [[['3 ovos cozidos']]], recipes: [] });
  expect(after(result, 0, 0)).toEqual(['3 ovos cozidos']);
  expect(result.reasons).toEqual([
    'As medidas mudam em passos (meia colher, um ovo inteiro): o mais perto é isto.',
  ]);
});

test('lines without a sure number stay and are named; advice and free lines are not listed', () => {
  const lines = ['1 colher de requeijão', '1 porção de mingau da vovó', 'Água à vontade', 'Mastigue devagar'];
  const result = rescale({ percent: 30 }, [], {
    meals: [[[...lines, '100 g de arroz branco']]],
    recipes: [],
  });
  expect(result.lines.map(({ after: text, why, kcalAfter }) => [text, why, kcalAfter])).toEqual([
    ['1 colher de requeijão', 'a confirmar', null],
    ['1 porção de mingau da vovó', 'não calculado', null],
    ['130 g de arroz branco', undefined, 166.4],
  ]);
});

test('a line that was confirmed changes, and its new words are as right as the old ones were', () => {
  const text = '3 colheres de requeijão';
  const texts = { meals: [[[text, '100 g de batata cozida']]], recipes: [] };
  expect(rescale({ percent: -20 }, [], texts).lines[0]?.why).toBe('a confirmar');
  const [item] = readersOf([]).readItem(text).items;
  const kept = decisionsFrom(item as NonNullable<typeof item>, { isRight: true }, text);
  const result = rescale({ percent: -20 }, [], texts, { decisions: decisionsOf(kept) });
  const [spread] = result.lines;
  expect(spread?.after).toBe('2½ colheres de requeijão');
  const meals = written(texts.meals, result.lines);
  const decisions = decisionsOf([...kept, ...(spread?.decisions ?? [])]);
  const again = rescale({ percent: 0 }, [], { meals, recipes: [] }, { decisions });
  expect(again.before.amounts).toEqual(result.after.amounts);
});

test('more protein comes from the lines that hold it, and the others stay', () => {
  const result = rescale({ macro: 'protein', grams: 68 });
  expect(Math.abs(result.after.amounts.protein.chosen - 68)).toBeLessThanOrEqual(0.05 * 68);
  expect(after(result, 1, 0).slice(0, 2)).toEqual(lunch[0]?.slice(0, 2));
  expect(result.lines.find(({ before }) => before.includes('arroz'))?.why).toBe(
    'a energia não vem sobretudo de proteína',
  );
});

test.each(['carbohydrate', 'fat'] as const)('the %s of the day can be changed alone', (macro) => {
  const now = rescale({ percent: 0 }).before.amounts[macro].chosen;
  const result = rescale({ macro, grams: now * 1.25 });
  for (const line of result.lines)
    if (line.after !== line.before) expect(line.kcalAfter).toBeGreaterThan(line.kcalBefore ?? 0);
  expect(result.isReached || result.reasons.length > 0).toBe(true);
});

test('a recipe is not rewritten, its portions are', () => {
  const recipes = [
    { name: 'Sopa da casa', portions: 4, lines: ['400 g de batata cozida', '200 g de cenoura cozida'] },
  ];
  const result = rescale({ percent: -25 }, [], { meals: [[['2 porções de sopa da casa']]], recipes });
  expect(after(result, 0, 0)).toEqual(['1½ porção de sopa da casa']);
});

test.each([
  ['1/2 mamão papaia (155 g)', '2 1/2 conchas de feijão carioca'],
  ['½ mamão papaia (155 g)', '2½ conchas de feijão carioca'],
  ['0,5 mamão papaia (155 g)', '2,5 conchas de feijão carioca'],
])('halves are written as the plan writes them: "%s" leads to "%s"', (first, wanted) => {
  const texts = { meals: [[[first, '2 conchas de feijão carioca']]], recipes: [] };
  expect(after(rescale({ percent: 19 }, ['0.0.0'], texts), 0, 0)[1]).toBe(wanted);
});

test('a plan without food has nothing to change', () => {
  const result = rescale({ targets: { energy: 1500 } }, [], {
    meals: [[['Mastigue devagar']], [[]]],
    recipes: [],
  });
  expect([result.lines, result.reasons]).toEqual([[], ['Nenhum item pode mudar.']]);
});

const chicken: PlanTexts = {
  meals: [
    [['120 g de pão francês', '200 ml de leite integral', '30 g de queijo muçarela', '20 g de manteiga']],
    [
      [
        '200 g de arroz branco',
        '150 g de feijão carioca',
        '150 g de peito de frango grelhado',
        '15 g de azeite',
      ],
    ],
    [['300 g de banana-prata', '40 g de granola', '60 g de chocolate ao leite']],
  ],
  recipes: [],
};
const keep = (percent: number, keepProtein: boolean) =>
  rescalePlan(chicken, readersOf([]), { percent }, { keepProtein });

test('less energy keeps the protein where that is asked for, and takes from starch, fat and sweets', () => {
  const [kept, free] = [keep(-18, true), keep(-18, false)];
  const protein = kept.before.amounts.protein.chosen;
  expect(kept.isReached && free.isReached).toBe(true);
  expect(kept.after.amounts.protein.chosen).toBeGreaterThanOrEqual(0.95 * protein);
  expect(free.after.amounts.protein.chosen).toBeLessThan(0.95 * protein);
  expect(kept.aims).toMatchObject([
    { nutrient: 'energy' },
    { nutrient: 'protein', isKept: true, isMet: true },
  ]);
  const less = kept.lines.filter(({ kcalBefore, kcalAfter }) => (kcalAfter ?? 0) < (kcalBefore ?? 0));
  expect(less.map(({ before }) => before)).toEqual(
    expect.arrayContaining(['120 g de pão francês', '200 g de arroz branco', '60 g de chocolate ao leite']),
  );
});

test('a target for protein counts instead of the protein that the day had', () => {
  const targets = { energy: 2_000, protein: 90 };
  const { aims } = rescalePlan(chicken, readersOf([]), { targets }, { keepProtein: true });
  expect(aims.map(({ nutrient, amount, isKept }) => [nutrient, amount, isKept])).toEqual([
    ['energy', 2_000, false],
    ['protein', 90, false],
  ]);
});

test('targets that contradict each other, and foods that cannot give them, are named', () => {
  const { reasons, isReached } = rescale(
    { targets: { energy: 1_600, protein: 200, carbohydrate: 200, fat: 30 } },
    [],
    chicken,
  );
  expect(isReached).toBe(false);
  expect(reasons[0]).toBe(
    'As metas não combinam: proteína, carboidrato e gordura somam 1.870 kcal, e a energia é 1.600 kcal.',
  );
  expect(reasons.find((reason) => reason.startsWith('Proteína'))).toMatch(
    /^Proteína: com estes itens o máximo é \d+ g, porque cada um muda no máximo 35 %, em medidas que existem\. Vem mais de: 150 g de peito de frango grelhado \(\d+ g\); .+\. Trocar um deles ajuda mais que a quantidade\.$/,
  );
});

test('pasted text is rescaled as typed text is', () => {
  const typed = [
    '2 colheres de sopa de feijão',
    '3 conchas de feijão',
    '150 g de maçã',
    '120 g de pão francês',
  ];
  const goal: Goal = { percent: -15 };
  const wanted = after(rescale(goal, [], { meals: [[typed]], recipes: [] }), 0, 0);
  expect(wanted).not.toEqual(typed);
  const pasted = {
    'accents as separate characters': (text: string) => text.normalize('NFD'),
    'no-break spaces': (text: string) => text.replaceAll(' ', '\u00a0'),
    'two spaces': (text: string) => text.replaceAll(' ', '  '),
    'a bullet': (text: string) => `• ${text}`,
    'a full stop and a space': (text: string) => `${text}. `,
    'a tab': (text: string) => text.replace(' ', '\t'),
  };
  for (const [how, as] of Object.entries(pasted))
    expect(after(rescale(goal, [], { meals: [[typed.map(as)]], recipes: [] }), 0, 0), how).toEqual(
      wanted.map(as),
    );
});
