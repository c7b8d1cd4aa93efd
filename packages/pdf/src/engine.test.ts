import { menuWithNumbers } from '@alecrim/domain';
import { demoCardapios, demoProfile } from '@alecrim/domain/starter-library/demo';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { portableCompiler } from './compilers.ts';
import { compileSheet, pdfOf } from './engine.ts';
import { planSheet } from './plan-sheet.ts';

const updatedDate = '2026-11-17T15:00:00.000Z';
const sheetWith = (itens: string[], over: object = {}, profile: object = demoProfile) =>
  planSheet({
    menu: menuWithNumbers(
      {
        titulo: 'Plano',
        refeicoes: [{ nome: 'Almoço', horario: '12:00', opcoes: [{ descricao: '', itens }] }],
        ...over,
      },
      profile,
    ),
    updatedDate,
    choice: {},
  });
const readPdf = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));
const textIn = async (bytes: Uint8Array) =>
  (await extractText(await readPdf(bytes), { mergePages: true })).text.replace(/\s+/g, ' ');

test('typed text is shown as it is: no sign of the compiler means anything', async () => {
  const lines = [
    '#import "base.typ": *',
    '#read("/etc/passwd") #sys.inputs #panic("x")',
    '$ x^2 $ *negrito* _itálico_ `código` <rótulo> @citação // nada',
    'aspas " e \\ barra, \\u{41} ~ -- --- ... {{}} ]] [[',
    'C:\\pasta \'um\' "dois"',
  ];
  const text = await textIn(
    await pdfOf(sheetWith(lines, { titulo: '= Título #1', observacoes_finais: '/* fim' })),
  );
  for (const line of [...lines, '= Título #1', '/* fim']) expect(text).toContain(line);
});

test('text that no font or no letter can show still makes a file', async () => {
  const lines = [
    'sem par \ud800 fim',
    'controle \u0000\u0007\u001b fim',
    'שלום عربي 中文 ไทย fim',
    '\u202efim\u202c',
    'tab\tfim',
    '👨‍👩‍👧‍👦 🇧🇷 fim',
    '\ue000\u200b\ufeff fim',
  ];
  const text = await textIn(await pdfOf(sheetWith(lines)));
  // One of the lines turns its letters around.
  expect(text.match(/fim|mif/g)?.length).toBe(lines.length);
});

test('a word without end breaks inside its card and is copied without other letters', async () => {
  const word = 'abcdefghij'.repeat(1_000);
  const bytes = await pdfOf(sheetWith([word], { titulo: 'x'.repeat(300) }));
  const pdf = await readPdf(bytes);
  const { text } = await extractText(pdf, { mergePages: false });
  const withoutFoot = text.map((page) => page.replace(/Cardápio elaborado por.*/s, ''));
  expect(withoutFoot.join('').replace(/\s+/g, '')).toContain(word);
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    // A4 is 595 points wide, its margin 45.
    for (const item of items) if ('width' in item) expect(item.transform[4] + item.width).toBeLessThan(551);
  }
});

test('a block longer than a page goes on over the next pages, and none of it is lost', async () => {
  const itens = Array.from({ length: 400 }, (_, i) => `item${i}`);
  const text = await textIn(
    await pdfOf(
      sheetWith(itens, {
        receitas: [
          {
            nome: 'Longa',
            porcoes: null,
            ingredientes: itens.map((item) => `r${item}`),
            modo_preparo: 'Misture.\n'.repeat(200),
          },
        ],
      }),
    ),
  );
  for (const item of itens) expect(text.includes(`${item} `) && text.includes(`r${item} `)).toBe(true);
});

test('the file names its title, its language and its structure, and brings its letters along', async () => {
  const [plan] = demoCardapios;
  const bytes = await pdfOf(
    planSheet({
      menu: menuWithNumbers(plan ?? {}, demoProfile),
      updatedDate,
      link: 'https://exemplo.com.br/VerCardapio?token=abc',
      choice: {},
    }),
  );
  const pdf = await readPdf(bytes);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({
    Title: 'Plano alimentar para a rotina de escritório · Marina Alves',
    Author: 'Helena Duarte',
    Language: 'pt-BR',
  });
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
  for (const role of ['H1', 'H2', 'H3', 'LI', 'Figure']) expect(tree).toContain(`"role":"${role}"`);
  expect(tree).toContain('QR code do cardápio');
  const source = Buffer.from(bytes).toString('latin1');
  expect(source.match(/\/FontFile[23]/g)?.length).toBe(source.match(/\/Type\s*\/FontDescriptor/g)?.length);
  expect(bytes.length).toBeLessThan(400_000);
});

test('the compiler for every platform makes the same text and structure as the best one of this machine', async () => {
  const sheet = sheetWith(['1 ovo', '🍎 maçã', '½ xícara de chá'], { titulo: 'Plano #1' });
  const files = [compileSheet(await portableCompiler(), sheet), await pdfOf(sheet)];
  const [portable, best] = await Promise.all(
    files.map(async (bytes) => ({
      text: await textIn(bytes),
      tree: rolesOf((await (await (await readPdf(bytes)).getPage(1)).getStructTree()) as StructureNode),
    })),
  );
  expect(portable).toEqual(best);
  expect(portable?.text).toContain('½ xícara de chá');
});

interface StructureNode {
  role?: string;
  alt?: string;
  children?: StructureNode[];
}

/** What a screen reader tells: without the pieces of the page that belong to a role, which the two forms divide differently. */
const rolesOf = ({ role, alt, children = [] }: StructureNode): unknown => ({
  role,
  alt,
  children: children.filter((child) => child.role).map(rolesOf),
});

test('the same content gives the same bytes', async () => {
  const sheet = sheetWith(['1 ovo']);
  expect(Buffer.compare(await pdfOf(sheet), await pdfOf(sheet))).toBe(0);
});
