import { expect, test } from 'vitest';
import { groupChanges } from './changes.ts';

const almoco = {
  where: 'Almoço, Opção 1',
  lines: ['4 colheres de arroz (100 g)', '1 concha de feijão', 'Salada'],
};
const jantar = { where: 'Jantar, Opção 1', lines: ['2 conchas de sopa', '1 fatia de pão', 'Salada'] };
const agua = { where: 'Hidratação', lines: ['Hidratação', 'Beba água'] };
const plan = [almoco, jantar, agua];

test('an unchanged plan has no changes, also when its parts are in another order', () => {
  expect(groupChanges(plan, plan)).toEqual([]);
  expect(groupChanges(plan, [agua, jantar, almoco])).toEqual([]);
});

test('added, changed and removed lines are listed with their place', () => {
  const after = [
    {
      ...almoco,
      lines: ['3 colheres de arroz (75 g)', '1 concha de feijão', 'Salada', '1 laranja com bagaço'],
    },
    { ...jantar, lines: ['2 conchas de sopa', 'Salada'] },
    agua,
  ];
  expect(groupChanges(plan, after)).toEqual([
    {
      kind: 'changed',
      where: 'Almoço, Opção 1',
      text: '3 colheres de arroz (75 g)',
      was: '4 colheres de arroz (100 g)',
      group: 0,
      at: 0,
    },
    { kind: 'added', where: 'Almoço, Opção 1', text: '1 laranja com bagaço', group: 0, at: 3 },
    { kind: 'removed', where: 'Jantar, Opção 1', text: '1 fatia de pão' },
  ]);
});

test('a changed line is matched with its old text by the words that both share', () => {
  const before = [{ where: 'Ceia', lines: ['1 pão francês (50 g)', 'Chá sem açúcar'] }];
  const after = [{ where: 'Ceia', lines: ['1 copo de leite', '1 pão integral (50 g)', '1 fruta com casca'] }];
  expect(groupChanges(before, after)).toMatchObject([
    { kind: 'added', text: '1 copo de leite' },
    { kind: 'changed', was: '1 pão francês (50 g)', text: '1 pão integral (50 g)' },
    { kind: 'added', text: '1 fruta com casca' },
    { kind: 'removed', text: 'Chá sem açúcar' },
  ]);
});

test('every line of a new meal is added, and every line of a removed meal is removed', () => {
  const ceia = { where: 'Ceia', lines: ['1 chá', '1 maçã'] };
  expect(groupChanges(plan, [...plan, ceia])).toMatchObject([
    { kind: 'added', text: '1 chá', group: 3, at: 0 },
    { kind: 'added', text: '1 maçã', group: 3, at: 1 },
  ]);
  expect(groupChanges([...plan, ceia], plan)).toEqual([
    { kind: 'removed', where: 'Ceia', text: '1 chá' },
    { kind: 'removed', where: 'Ceia', text: '1 maçã' },
  ]);
});

test('an option inserted before the others does not mark the others as changed', () => {
  const first = { where: 'Almoço, Opção 1', lines: ['Macarrão', 'Frango', 'Rúcula'] };
  const moved = { where: 'Almoço, Opção 2', lines: almoco.lines };
  const changes = groupChanges(plan, [first, moved, jantar, agua]);
  expect(changes.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'added Macarrão',
    'added Frango',
    'added Rúcula',
  ]);
});

test('a new name or time of a meal is one change', () => {
  const before = [
    { where: 'Lanche', lines: ['Lanche', '16:00'] },
    { where: 'Lanche', lines: ['1 pera', '1 iogurte'] },
  ];
  const renamed = [
    { where: 'Lanche da tarde', lines: ['Lanche da tarde', '16:00'] },
    { where: 'Lanche da tarde', lines: ['1 pera', '1 iogurte'] },
  ];
  expect(groupChanges(before, renamed)).toMatchObject([
    { kind: 'changed', was: 'Lanche', text: 'Lanche da tarde' },
  ]);
  const later = [{ where: 'Lanche', lines: ['Lanche', '16:30'] }, before[1]!];
  expect(groupChanges(before, later)).toMatchObject([{ kind: 'changed', was: '16:00', text: '16:30' }]);
});

test('against an empty plan every line is added, and towards an empty plan every line is removed', () => {
  expect(groupChanges([], plan)).toHaveLength(8);
  expect(groupChanges(plan, [])).toHaveLength(8);
});
