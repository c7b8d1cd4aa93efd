import { Script } from 'node:vm';
import { menuWithNumbers } from '@alecrim/domain';
import { aCardapio, aProfile } from '@alecrim/domain/testing';
import { expect, test } from 'vitest';
import { linkWorker, programs, serviceWorker, textPageStyle } from './html-page.ts';
import { planPage } from './plan-page.tsx';

const scripts = {
  page: programs.plan.script,
  swaps: programs.swaps.script,
  worker: serviceWorker('<p>Sem conexão</p>'),
  link: linkWorker(),
};

test.each(Object.entries(scripts))('the script of the %s is one file without imports', (_name, text) => {
  // A classic script: an import or an export would be a syntax error.
  expect(() => new Script(text)).not.toThrow();
  expect(text).not.toMatch(/\bimport\(|sourceMappingURL/);
});

test('script and style can be inlined in the page', () => {
  for (const script of [scripts.page, scripts.swaps]) expect(script).not.toMatch(/<\/script|<!--/i);
  for (const style of [programs.plan.style, programs.swaps.style, textPageStyle()])
    expect(style).not.toMatch(/<\/style|@import|url\(/i);
});

test('the style sheet has the rules of the document, the paper and the page', () => {
  for (const part of ['.doc-meal', '@page cardapio', '.doc-brand', '#novidades', '.page-foot', '.page-text'])
    expect(programs.plan.style).toContain(part);
  expect(textPageStyle()).not.toContain('.doc');
});

test('the built scripts hold no comments, indentation or long source names', () => {
  for (const text of Object.values(scripts)) expect(text).not.toMatch(/changesBetween|\/\*|^ /m);
});

const pageOf = (plan: Parameters<typeof aCardapio>[0], profile = aProfile()) =>
  planPage(
    {
      menu: menuWithNumbers(aCardapio(plan), profile),
      updatedDate: '2026-03-01T12:00:00.000Z',
      token: 'um',
      link: 'https://x/#/VerCardapio?token=um',
      origin: 'https://x',
      hasShopping: true,
    },
    'v1',
  );

test.each(['<b>', '"\'&amp;', '</style><script>alert(1)</script>', '<!--', '</title>'])(
  'the text %s of a plan is escaped wherever it is shown',
  async (evil) => {
    const opcoes = [{ descricao: evil, itens: [evil, `2 ${evil}`] }];
    const plan = { titulo: evil, refeicoes: [{ nome: evil, horario: evil, opcoes }], receitas: [] };
    const profile = aProfile({ nome_nutricionista: evil, telefone: evil, email_profissional: evil });
    const html = await pageOf(plan, profile);
    const without = await pageOf({ ...plan, titulo: 'x', refeicoes: [] }, aProfile());
    // Nothing of the text is markup: the number of tags that it names does not grow.
    const count = (text: string, tag: string) => text.split(tag).length;
    for (const tag of ['<b>', '</style>', '<script', '<!--', '</title>'])
      expect(count(html, tag)).toBe(count(without, tag));
    expect(html).not.toContain('="&quot;\'');
  },
);

test('the renderer adds nothing of its own: no preloads, no comments, and the head stays in order', async () => {
  const picture = `/api/apps/alecrim/files/${'0'.repeat(64)}.webp`;
  const html = await pageOf({}, aProfile({ logo_url: picture, foto_url: picture }));
  expect(html).toContain(picture);
  expect(html).not.toMatch(/rel="preload"|<!--/);
  const [head = ''] = html.split('</head>');
  const order = [
    'charset="utf-8"',
    'name="viewport"',
    '<style>',
    '<title>',
    'name="description"',
    'og:image',
  ];
  expect(order.map((part) => head.indexOf(part))).toEqual(
    order.map((part) => head.indexOf(part)).sort((a, b) => a - b),
  );
  expect(html.split('<body')[0]).toContain('<title>');
});
