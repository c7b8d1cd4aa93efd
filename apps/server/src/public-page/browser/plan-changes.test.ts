import { expect, test } from 'vitest';
import { changesBetween } from './plan-changes.ts';

const almoco = {
  where: 'Almoço, Opção 1',
  lines: ['4 colheres de arroz (100 g)', '1 concha de feijão', 'Salada'],
};
const jantar = { where: 'Jantar, Opção 1', lines: ['2 conchas de sopa', '1 fatia de pão', 'Salada'] };
const agua = { where: 'Hidratação', lines: ['Hidratação', 'Beba água'] };
const plan = [almoco, jantar, agua];

test('an unchanged plan has no changes, also when its parts stand in another order', () => {
  expect(changesBetween(plan, plan)).toEqual([]);
  expect(changesBetween(plan, [agua, jantar, almoco])).toEqual([]);
});

test('a line that was added, changed or taken away is told apart, with its place', () => {
  const after = [
    {
      ...almoco,
      lines: ['3 colheres de arroz (75 g)', '1 concha de feijão', 'Salada', '1 laranja com bagaço'],
    },
    { ...jantar, lines: ['2 conchas de sopa', 'Salada'] },
    agua,
  ];
  expect(changesBetween(plan, after)).toEqual([
    {
      kind: 'mudou',
      where: 'Almoço, Opção 1',
      text: '3 colheres de arroz (75 g)',
      before: '4 colheres de arroz (100 g)',
      at: [0, 0],
    },
    { kind: 'novo', where: 'Almoço, Opção 1', text: '1 laranja com bagaço', at: [0, 3] },
    { kind: 'saiu', where: 'Jantar, Opção 1', text: '1 fatia de pão' },
  ]);
});

test('one line for another is a change, however different they are', () => {
  const after = [almoco, { ...jantar, lines: ['2 conchas de sopa', '1 fatia de pão', 'Legumes'] }, agua];
  expect(changesBetween(plan, after)).toMatchObject([{ kind: 'mudou', before: 'Salada', text: 'Legumes' }]);
});

test('a line is followed into what it became by the words that both share', () => {
  const before = [{ where: 'Ceia', lines: ['1 pão francês (50 g)', 'Chá sem açúcar'] }];
  const after = [{ where: 'Ceia', lines: ['1 copo de leite', '1 pão integral (50 g)', '1 fruta com casca'] }];
  expect(changesBetween(before, after)).toMatchObject([
    { kind: 'novo', text: '1 copo de leite' },
    { kind: 'mudou', before: '1 pão francês (50 g)', text: '1 pão integral (50 g)' },
    { kind: 'novo', text: '1 fruta com casca' },
    { kind: 'saiu', text: 'Chá sem açúcar' },
  ]);
});

test('a new meal is new line by line, a removed one is gone line by line', () => {
  const ceia = { where: 'Ceia', lines: ['1 chá', '1 maçã'] };
  expect(changesBetween(plan, [...plan, ceia])).toMatchObject([
    { kind: 'novo', text: '1 chá', at: [3, 0] },
    { kind: 'novo', text: '1 maçã', at: [3, 1] },
  ]);
  expect(changesBetween([...plan, ceia], plan)).toEqual([
    { kind: 'saiu', where: 'Ceia', text: '1 chá' },
    { kind: 'saiu', where: 'Ceia', text: '1 maçã' },
  ]);
});

test('an option put before the others does not turn them all into changes', () => {
  const first = { where: 'Almoço, Opção 1', lines: ['Macarrão', 'Frango', 'Rúcula'] };
  const moved = { where: 'Almoço, Opção 2', lines: almoco.lines };
  const changes = changesBetween(plan, [first, moved, jantar, agua]);
  expect(changes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'novo Macarrão',
    'novo Frango',
    'novo Rúcula',
  ]);
});

test('a meal that only got another name or time changes in that one line', () => {
  const before = [
    { where: 'Lanche', lines: ['Lanche', '16:00'] },
    { where: 'Lanche', lines: ['1 pera', '1 iogurte'] },
  ];
  const renamed = [
    { where: 'Lanche da tarde', lines: ['Lanche da tarde', '16:00'] },
    { where: 'Lanche da tarde', lines: ['1 pera', '1 iogurte'] },
  ];
  expect(changesBetween(before, renamed)).toMatchObject([
    { kind: 'mudou', before: 'Lanche', text: 'Lanche da tarde' },
  ]);
  const later = [{ where: 'Lanche', lines: ['Lanche', '16:30'] }, before[1]!];
  expect(changesBetween(before, later)).toMatchObject([{ kind: 'mudou', before: '16:00', text: '16:30' }]);
});

test('lines that repeat are counted', () => {
  const twice = [{ where: 'Ceia', lines: ['1 chá', '1 chá'] }];
  const once = [{ where: 'Ceia', lines: ['1 chá'] }];
  expect(changesBetween(once, twice)).toMatchObject([{ kind: 'novo', text: '1 chá' }]);
  expect(changesBetween(twice, once)).toMatchObject([{ kind: 'saiu', text: '1 chá' }]);
});

test('from nothing everything is new, to nothing everything is gone', () => {
  expect(changesBetween([], plan)).toHaveLength(8);
  expect(changesBetween(plan, [])).toHaveLength(8);
});
