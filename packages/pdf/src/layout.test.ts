import { menuWithNumbers } from '@alecrim/domain';
import { demoProfile } from '@alecrim/domain/starter-library/demo';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfOf } from './engine.ts';
import type { PaperChoice } from './look.ts';
import { planSheet } from './plan-sheet.ts';
import type { Part } from './sheet.ts';

interface Line {
  text: string;
  page: number;
  left: number;
  right: number;
  up: number;
  size: number;
}

const sheetOf = (plan: object, choice: PaperChoice = {}) =>
  planSheet({
    menu: menuWithNumbers({ titulo: 'Plano', ...plan }, demoProfile),
    updatedDate: '2026-11-17T15:00:00.000Z',
    choice,
  });

/** The pieces of text of a file with their places, in points. */
async function linesOf(plan: object, { choice = {}, parts }: { choice?: PaperChoice; parts?: Part[] } = {}) {
  const sheet = sheetOf(plan, choice);
  const pdf = await getDocumentProxy(new Uint8Array(await pdfOf(parts ? { ...sheet, parts } : sheet)));
  const lines: Line[] = [];
  for (let page = 1; page <= pdf.numPages; page++) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    for (const item of items)
      if ('width' in item && item.str.trim())
        lines.push({
          text: item.str.trim(),
          page,
          left: item.transform[4],
          right: item.transform[4] + item.width,
          up: item.transform[5],
          size: item.height,
        });
  }
  return lines;
}

const lineWith = (lines: readonly Line[], text: string): Line => {
  const found = lines.find((line) => line.text.includes(text));
  if (!found) throw new Error(`no line has ${text}`);
  return found;
};

const items = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

test.each<PaperChoice>([{}, { letra: 'grande' }])(
  'the columns of a table with long titles do not overlap: $letra',
  async (choice) => {
    const kinds = ['Segunda a sexta, dias de treino', 'Fim de semana, dias de descanso'];
    const head = ['Nutriente', ...kinds, ...kinds, 'Recomendado'];
    const rows = [['Gordura saturada', '17,2 g', '12,6 g', '15,4 g', '10,7 g', 'até 16,8 g']];
    const lines = await linesOf(
      {},
      { choice, parts: [{ kind: 'table', caption: '', head, rows, foot: [], note: '' }] },
    );
    const inTable = lines.filter(({ up }) => up <= lineWith(lines, 'Nutriente').up + 60 && up > 100);
    for (const one of inTable)
      for (const other of inTable)
        if (one !== other && Math.abs(one.up - other.up) < 2 && one.left <= other.left)
          expect(one.right, `${one.text} | ${other.text}`).toBeLessThanOrEqual(other.left + 0.5);
  },
);

test('the last of three sheets of guidance has the whole width', async () => {
  const orientacoes = ['Um', 'Dois', 'Três'].map((titulo) => ({ titulo, itens: items(titulo, 4) }));
  const lines = await linesOf({ orientacoes });
  expect(lineWith(lines, 'Três 3').left).toBeGreaterThan(lineWith(lines, 'Três 1').left + 200);
  expect(lineWith(lines, 'Três 3').up).toBeCloseTo(lineWith(lines, 'Três 1').up, 0);
});

test('the name of a meal is larger than its items', async () => {
  const lines = await linesOf({ refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: ['1 ovo'] }] }] });
  expect(lineWith(lines, 'Almoço').size).toBeGreaterThan(lineWith(lines, '1 ovo').size * 1.15);
});

test('a meal goes to the next page whole, but one with options for several days is divided between them', async () => {
  const before = { nome: 'Antes', opcoes: [{ itens: items('antes', 20) }] };
  const half = (name: string, dias: string[]) => ({ itens: items(name, 26), dias });
  const meal = (...opcoes: object[]) => ({ refeicoes: [before, { nome: 'Almoço', opcoes }] });
  const whole = await linesOf(meal({ itens: items('primeira', 30) }, { itens: items('segunda', 30) }));
  expect(lineWith(whole, 'Almoço').page).toBe(2);
  const divided = await linesOf(meal(half('primeira', ['uteis']), half('segunda', ['fim_de_semana'])));
  expect(lineWith(divided, 'Almoço').page).toBe(1);
  expect(lineWith(divided, 'primeira 26').page).toBe(1);
  expect(lineWith(divided, 'segunda 1').page).toBe(2);
});

test('an option longer than a page has two columns, read from left to right', async () => {
  const lines = await linesOf({
    refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: items('item', 90) }, { itens: ['1 ovo'] }] }],
  });
  expect(lineWith(lines, 'item 2').up).toBeCloseTo(lineWith(lines, 'item 1').up, 0);
  expect(lineWith(lines, 'item 90').page).toBeLessThanOrEqual(2);
});
