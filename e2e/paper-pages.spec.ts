import { codedPlan, pagesOfParts } from './fixtures/coded-plan.ts';
import { overlaps, printed } from './fixtures/pdf.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

test('a block longer than a page is cut between two lines, and no line is lost @desk', {
  tag: '@firefox',
}, async ({ page, server, account }) => {
  const lines = (code: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${code}${i + 1}. arroz`);
  const [itens, ingredientes, steps] = [lines('L', 150), lines('I', 60), lines('P', 70)];
  const { link } = await publishPlan(server, await account(), {
    refeicoes: [
      { nome: 'Antes', opcoes: [{ itens: ['R1.1.1 arroz'] }] },
      { nome: 'Longa', opcoes: [{ itens }] },
    ],
    receitas: [
      { nome: 'Longa', ingredientes, modo_preparo: steps.join('\n') },
      { nome: 'Curta', ingredientes: ['F1. sal'], modo_preparo: 'F2. Sirva.' },
    ],
    orientacoes: [],
  });
  await page.goto(link);
  const { sheets } = await printed(page);
  const read = sheets.flatMap(({ text }) => [...text.matchAll(/\b[LIPF]\d+\./g)].map(([code]) => code));
  const written = [...itens, ...ingredientes, ...steps, 'F1. ', 'F2. '].map((line) => line.split(' ')[0]);
  expect(read).toEqual(written);
  expect(sheets.flatMap(overlaps)).toEqual([]);
  expect(sheets.length).toBeLessThanOrEqual(7);
});

test('a heading stays with its first part at every page end @desk', { tag: '@firefox' }, async ({
  page,
  server,
  account,
}) => {
  test.slow();
  const plan = codedPlan(1, 1, 2);
  const { link } = await publishPlan(server, await account(), {
    ...plan,
    receitas: plan.receitas?.slice(0, 1),
    orientacoes: plan.orientacoes?.slice(0, 2),
  });
  await page.goto(link);
  // Each step moves the headings down by less than the height of a part.
  for (const step of [2, 3, 4, 5, 6]) {
    await page.locator('.doc-meal').evaluate((meal, lines) => {
      meal.style.paddingBottom = `${lines * 30}mm`;
    }, step);
    const { sheets } = await printed(page);
    for (const [heading, first] of [
      ['Receitas', 'C1'],
      ['Orientações Importantes', 'G1'],
    ] as const) {
      const at = sheets.findIndex(({ lines }) => lines.some(({ text }) => text.trim() === heading));
      expect([at], `${heading}, step ${step}`).toEqual(pagesOfParts(sheets).get(first));
    }
  }
});
