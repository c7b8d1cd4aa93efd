import { expect, test } from 'vitest';
import { blocksOfText, planOfBlocks } from './index.ts';

const firstMeal = (line: string) => {
  const [meal] = planOfBlocks(blocksOfText(`${line}\n1 banana`)).refeicoes;
  return meal && [meal.nome, meal.horario, ...meal.opcoes.map(({ itens }) => itens.join(' | '))];
};

test.each([
  ['Desjejum', 'Desjejum', ''],
  ['CAFÉ DA MANHÃ:', 'CAFÉ DA MANHÃ', ''],
  ['7h - Café', 'Café', '7h'],
  ['07:00 - Café da manhã', 'Café da manhã', '07:00'],
  ['Lanche da tarde às 15h', 'Lanche da tarde', '15h'],
  ['Almoço (12h30)', 'Almoço', '12h30'],
  ['Jantar 7:30 – 8h', 'Jantar', '7:30 – 8h'],
  ['Ceia - até 22h', 'Ceia', 'até 22h'],
  ['Colação: 10h00min', 'Colação', '10h00min'],
  ['2. Almoço', 'Almoço', ''],
  ['*Jantar* 🌙', 'Jantar', ''],
  ['Lanche 2', 'Lanche 2', ''],
  ['Refeição 3 (pós-treino) - 16h', 'Refeição 3 (pós-treino)', '16h'],
  ['Pré treino / Desjejum', 'Pré treino / Desjejum', ''],
])('“%s” heads a meal', (line, name, time) => {
  expect(firstMeal(line)).toEqual([name, time, '1 banana']);
});

test.each([
  'Café com leite',
  'Lanche natural de frango',
  '1 café',
  'Almoço deve ter salada e proteína',
  '2 pães de queijo no lanche',
])('“%s” is an item', (line) => {
  const plan = planOfBlocks(blocksOfText(`Ceia\n${line}`));
  expect(plan.refeicoes).toMatchObject([{ nome: 'Ceia', opcoes: [{ itens: [line] }] }]);
});

const options = (text: string) =>
  planOfBlocks(blocksOfText(`Almoço\n${text}`)).refeicoes[0]?.opcoes.map(({ descricao, itens }) => [
    descricao,
    ...itens,
  ]);

test.each([
  [
    'Opção 1\na\nOpção 2\nb',
    [
      ['', 'a'],
      ['', 'b'],
    ],
  ],
  [
    'a\nOU\nb',
    [
      ['', 'a'],
      ['', 'b'],
    ],
  ],
  [
    '1ª opção: a\n2ª opção: b',
    [
      ['', 'a'],
      ['', 'b'],
    ],
  ],
  [
    'Op. 1 - Rápida\na\nOp. 2 - Leve\nb',
    [
      ['Rápida', 'a'],
      ['Leve', 'b'],
    ],
  ],
  [
    'Opção 1\na\nou\nOpção 2\nb',
    [
      ['', 'a'],
      ['', 'b'],
    ],
  ],
  ['Opção 2 ovos\npão', [['', 'Opção 2 ovos', 'pão']]],
  ['Opção de fruta: maçã', [['', 'Opção de fruta: maçã']]],
])('options: %j', (text, expected) => {
  expect(options(text)).toEqual(expected);
});

const MEALS = 'Almoço\n- arroz\n\n';
const sheetsAndNotes = (text: string) => {
  const { refeicoes, orientacoes, observacoes_finais } = planOfBlocks(blocksOfText(text));
  return {
    items: refeicoes.flatMap(({ opcoes }) => opcoes.flatMap(({ itens }) => itens)),
    sheets: orientacoes.map(({ titulo, itens }) => [titulo, ...itens]),
    notes: observacoes_finais,
  };
};

test.each([
  'Observações: trazer os exames.',
  'OBSERVAÇÕES: trazer os exames.',
  'observacoes : trazer os exames.',
  'Observação: trazer os exames.',
  'Observações finais: trazer os exames.',
  '**Observações:** trazer os exames.',
  '*Observações*: trazer os exames.',
  '__Obs.:__ trazer os exames.',
  '*Obs: trazer os exames.*',
  '⚠️ Obs.: trazer os exames.',
  'Obs - trazer os exames.',
  'Anotações: trazer os exames.',
  'Notas: trazer os exames.',
])('“%s” is a note after guidance and after meals, as on a line below its heading', (line) => {
  const notes = 'trazer os exames.';
  for (const gap of ['', '\n']) {
    const guided = `${MEALS}Orientações\n- beber água\n- dormir cedo\n${gap}${line}`;
    const sheets = [['Orientações', 'beber água', 'dormir cedo']];
    expect(sheetsAndNotes(guided)).toEqual({ items: ['arroz'], sheets, notes });
  }
  expect(sheetsAndNotes(`${MEALS}${line}`)).toEqual({ items: ['arroz'], sheets: [], notes });
});

test('a note in capitals, in a text of small letters', () => {
  const line = 'OBSERVAÇÕES: TRAZER OS EXAMES';
  expect(sheetsAndNotes(`${MEALS}Orientações\nbeber água\n${line}`).notes).toBe('TRAZER OS EXAMES');
});

test.each([
  ['Orientações: beber água', 'Orientações'],
  ['ORIENTAÇÕES: beber água', 'ORIENTAÇÕES'],
  ['**Orientações:** beber água', 'Orientações'],
  ['*Orientações gerais*: beber água', 'Orientações gerais'],
  ['*Orientações: beber água*', 'Orientações'],
  ['Recomendações: beber água', 'Recomendações'],
])('“%s” is guidance with its first item', (line, title) => {
  const notes = 'trazer os exames';
  expect(sheetsAndNotes(`${MEALS}${line}\n\nObservações: ${notes}`)).toEqual({
    ...{ items: ['arroz'], sheets: [[title, 'beber água']], notes },
  });
});

test('guidance in capitals keeps its text', () => {
  const { sheets } = sheetsAndNotes(`${MEALS}ORIENTAÇÕES: BEBER ÁGUA\n\nObs.: trazer os exames`);
  expect(sheets).toEqual([['ORIENTAÇÕES', 'BEBER ÁGUA']]);
});

test('a remark stays with the meal, the list or the recipe that it is about', () => {
  const text =
    'Almoço\n- arroz\nObs.: pesar cozido\nObservações: sem sal\nJantar\n- sopa\nSubstituições\nArroz: batata\nObs.: cozida\nPão: tapioca\n- Obs.: sem manteiga';
  expect(sheetsAndNotes(text)).toEqual({
    items: ['arroz', 'Obs.: pesar cozido', 'Observações: sem sal', 'sopa'],
    sheets: [
      ['Substituições: Jantar', 'Arroz: batata', 'Obs.: cozida', 'Pão: tapioca', 'Obs.: sem manteiga'],
    ],
    notes: '',
  });
});

test('a text without any heading becomes notes, and an empty text nothing', () => {
  expect(planOfBlocks(blocksOfText('uma frase\noutra')).observacoes_finais).toBe('uma frase\noutra');
  expect(blocksOfText(' \n--- \n')).toEqual([]);
});
