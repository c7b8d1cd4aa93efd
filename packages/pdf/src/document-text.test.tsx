import { CardapioDocument, Estimativa, Nutrientes, updatedOn } from '@alecrim/document';
import { menuWithNumbers } from '@alecrim/domain';
import { demoCardapios, demoProfile } from '@alecrim/domain/starter-library/demo';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { pdfOf } from './engine.ts';
import { type PaperChoice, planSheet } from './index.ts';
import { numbersOf } from './testing-numbers.ts';

type Menu = ReturnType<typeof menuWithNumbers>;

const updatedDate = '2026-11-17T15:00:00.000Z';
const demo = demoCardapios.map((plan) => menuWithNumbers(plan, demoProfile));
const [first] = demo as [Menu];
const withPlan = (change: object): Menu => ({ ...first, cardapio: { ...first.cardapio, ...change } });
const meals = demo.flatMap(({ cardapio }) => cardapio.refeicoes);
const emoji = ['🍎 maçã', '🥗 salada', '❤️ amor', '✅ feito', '½ xícara', '→ depois'];

const cases: [string, Menu, PaperChoice][] = [
  ...demo.map((menu, i): [string, Menu, PaperChoice] => [`plan ${i + 1} of the demonstration`, menu, {}]),
  ...demo
    .slice(0, 2)
    .map((menu, i): [string, Menu, PaperChoice] => [`plan ${i + 1} with numbers`, numbersOf(menu), {}]),
  ['a plan in large print', first, { letra: 'grande' }],
  ['a plan with little ink', first, { tinta: 'pouca' }],
  [
    'a plan of 30 meals',
    withPlan({ refeicoes: Array.from({ length: 30 }, (_, i) => meals[i % meals.length]) }),
    {},
  ],
  [
    'a plan with emoji',
    withPlan({ refeicoes: [{ nome: 'Lanche 🍇', horario: '', opcoes: [{ descricao: '', itens: emoji }] }] }),
    {},
  ],
  [
    'a plan with days',
    withPlan({
      refeicoes: first.cardapio.refeicoes.map((meal, i) => (i % 2 ? meal : { ...meal, dias: ['treino'] })),
    }),
    {},
  ],
  ['an empty plan', withPlan({ refeicoes: [], receitas: [], orientacoes: [], observacoes_finais: null }), {}],
];

test.each(cases)('%s: the file has the words of the document, in its order', async (_, menu, choice) => {
  const bytes = pdfOf(planSheet({ menu, updatedDate, choice }));
  const pages = await pagesOf(bytes);
  const foot = 'Cardápio elaborado por Helena Duarte CRN-3 00000';
  const feet = pages.map((_page, i) => `${foot} página ${i + 1} de ${pages.length}`);
  for (const [i, page] of pages.entries()) expect(page).toContain(feet[i]);
  const inFile = pages.map((page, i) => page.replace(feet[i] ?? '', '')).join(' ');
  expect(wordsOf(inFile)).toEqual(wordsOf(documentText(menu).replace(/Cardápio elaborado por .*$/s, '')));
});

async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** The words of the document on paper: without the index of meals and the contacts at the foot of a phone. */
function documentText(menu: Menu): string {
  const html = renderToStaticMarkup(
    <CardapioDocument
      menu={menu}
      Numbers={Estimativa}
      Nutrients={Nutrientes}
      date={updatedOn(updatedDate)}
      interactive={false}
    />,
  );
  return html
    .replace(/<nav.*?<\/nav>/gs, '')
    .replace(/<address class="doc-contact-foot">.*?<\/address>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'");
}

// A hyphen at the end of a line stands again on the next one, as Portuguese asks; bullets are drawn by CSS in the document.
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(/- ?-(?=\p{L})/gu, '-')
    .replace(/•|\ufe0f/g, ' ')
    .split(/[\s\u00a0]+/)
    .filter(Boolean);
