import { publicMenuOf } from '@alecrim/domain/pure';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CardapioDocument, type CardapioDocumentProps } from './cardapio-document.tsx';

const ana = {
  nome_nutricionista: 'Ana Lima',
  crn: 'CRN-3 12345',
  telefone: '(11) 98765-4321',
  email_profissional: 'ana@clinica.com.br',
  especialidade: 'Nutrição Clínica',
  endereco: 'Rua das Flores, 10',
  logo_url: '/files/logo.webp',
  foto_url: '/files/foto.webp',
};

const plano = {
  titulo: 'Plano de outono',
  paciente_nome: 'Maria Souza',
  refeicoes: [
    {
      nome: 'Café da manhã',
      horario: '07:00hrs',
      opcoes: [
        { descricao: 'Leve', itens: ['Opção 1: 1 iogurte', '• 1 banana'] },
        { descricao: '', itens: ['2 ovos'] },
      ],
    },
    { nome: 'Almoço', horario: '', opcoes: [{ descricao: 'Prato do dia', itens: ['Salada à vontade'] }] },
  ],
  receitas: [{ nome: 'Bolo', ingredientes: ['- 2 ovos'], modo_preparo: 'Misture.\nAsse.' }],
  orientacoes: [{ titulo: 'Água', itens: ['Beba 2 litros'] }],
  observacoes_finais: 'Volte em 30 dias.\nTraga os exames.',
};

const shown = (cardapio: object, profile: object = ana, props: Partial<CardapioDocumentProps> = {}) =>
  renderToStaticMarkup(<CardapioDocument menu={publicMenuOf(cardapio, profile)} {...props} />);

const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
    .replaceAll('&amp;', '&');

const headings = (html: string) =>
  [...html.matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, n, text]) => `${n} ${text}`);

describe('the whole plan', () => {
  const html = shown(plano, ana, { date: '12 de março de 2026' });
  const text = textOf(html);

  test('says who made it, for whom and when', () => {
    for (const part of [
      '|Ana Lima|',
      '|Nutrição Clínica|',
      '|CRN-3 12345|',
      '|(11) 98765-4321|',
      '|ana@clinica.com.br|',
      '|Rua das Flores, 10|',
      '|Plano de outono|',
      '|Para: Maria Souza|',
      '|12 de março de 2026|',
      '|Cardápio elaborado por Ana Lima|CRN-3 12345|',
    ])
      expect(text).toContain(part);
  });

  test('is outlined by headings in order', () => {
    expect(headings(html)).toEqual([
      '1 Plano de outono',
      '2 Refeições',
      '3 Café da manhã',
      '4 Opção 1',
      '4 Opção 2',
      '3 Almoço',
      '2 Receitas',
      '3 Bolo',
      '4 Ingredientes',
      '4 Modo de preparo',
      '2 Orientações Importantes',
      '3 Água',
      '2 Observações',
    ]);
  });

  test('numbers meals and options; a single option shows its description only', () => {
    expect(text).toContain('|1|Café da manhã|07:00hrs|Opção 1|Leve|1 iogurte|1 banana|Opção 2|2 ovos|');
    expect(text).toContain('|2|Almoço|Prato do dia|Salada à vontade|');
  });

  test('every meal can be reached from the index', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(['refeicao-1', 'refeicao-2']);
    for (const id of links) expect(html).toContain(`<li id="${id}"`);
    expect(html).toContain('<nav class="doc-index no-print" aria-label="Refeições">');
  });

  test('guidance is the only list with check marks', () => {
    expect(html.match(/<ul class="doc-checks">.*?<\/ul>/g)).toEqual([
      '<ul class="doc-checks"><li>Beba 2 litros</li></ul>',
    ]);
  });

  test('keeps the line breaks that were typed', () => {
    expect(html).toContain('Misture.\nAsse.');
    expect(html).toContain('Volte em 30 dias.\nTraga os exames.');
  });

  test('pictures have a size and a description, and load lazily', () => {
    const images = html.match(/<img[^>]*>/g) ?? [];
    expect(images).toHaveLength(2);
    for (const image of images) {
      expect(image).toMatch(/alt="(Logo|Foto) de Ana Lima"/);
      expect(image).toMatch(/width="\d+" height="\d+"/);
      expect(image).toContain('loading="lazy" decoding="async"');
    }
  });

  test('phone and e-mail can be tapped', () => {
    expect(html).toContain('href="tel:+5511987654321"');
    expect(html).toContain('href="mailto:ana@clinica.com.br"');
  });
});

describe('empty parts are not shown', () => {
  test('an empty plan with an empty profile still has a title and an author', () => {
    const html = shown({}, {});
    expect(headings(html)).toEqual(['1 Cardápio']);
    expect(textOf(html)).toBe(
      '|Nutricionista|Cardápio|Este cardápio ainda não tem refeições.|Cardápio elaborado por Nutricionista|',
    );
    expect(html).not.toMatch(/<(img|nav|section|ul|address)/);
  });

  test('a plan without content says so, and a preview does not', () => {
    for (const part of [
      { refeicoes: plano.refeicoes },
      { receitas: plano.receitas },
      { orientacoes: plano.orientacoes },
      { observacoes_finais: 'Volte.' },
    ])
      expect(shown(part)).not.toContain('ainda não tem');
    expect(shown({}, {}, { mayBeEmpty: true })).not.toContain('ainda não tem');
  });

  test('blank parts leave no holes and no gaps in the numbers', () => {
    const html = shown({
      refeicoes: [
        { nome: ' ', horario: '', opcoes: [{ descricao: ' ', itens: [' ', '•'] }] },
        { nome: '', horario: '', opcoes: [{ descricao: '', itens: [] }, { itens: ['1 maçã', '-', '  '] }] },
        { nome: 'Ceia', horario: '', opcoes: [] },
      ],
      receitas: [{ nome: '', ingredientes: [], modo_preparo: ' \n ' }],
      orientacoes: [{ titulo: '', itens: ['Durma bem'] }],
      observacoes_finais: '  ',
    });
    expect(textOf(html)).toContain(
      '|Refeições|1|Refeição 1|1 maçã|2|Ceia|Orientações Importantes|Durma bem|(11)',
    );
    expect(html).not.toContain('<li></li>');
    expect(html).not.toContain('Receitas');
  });

  test("a description that only repeats 'Opção 1' is dropped", () => {
    const opcoes = [
      { descricao: 'Opção 1', itens: ['a'] },
      { descricao: 'Opção 2 - Vegetariana', itens: ['b'] },
    ];
    const text = textOf(shown({ refeicoes: [{ nome: 'Jantar', opcoes }] }));
    expect(text).toContain('|Jantar|Opção 1|a|Opção 2|Vegetariana|b|');
  });

  test('one meal needs no index', () => {
    expect(shown({ refeicoes: [{ nome: 'Almoço' }] })).not.toContain('<nav');
  });

  test('a phone or e-mail that is not valid is shown as text', () => {
    const html = shown({}, { telefone: 'ramal 12', email_profissional: 'a@b.c?bcc=x@y.z' });
    expect(textOf(html)).toContain('|ramal 12|a@b.c?bcc=x@y.z|');
    expect(html).not.toContain('href=');
  });
});

test('a CRN number without the word CRN gets the word', () => {
  expect(textOf(shown({}, { nome_nutricionista: 'Bia', crn: ' 987 ' }))).toContain('por Bia|CRN 987|');
});

test('hostile text in any field is shown as text', () => {
  const evil = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const profile = Object.fromEntries(Object.keys(ana).map((key) => [key, evil]));
  const html = shown(
    {
      titulo: evil,
      paciente_nome: evil,
      refeicoes: [
        {
          nome: evil,
          horario: evil,
          opcoes: [
            { descricao: evil, itens: [evil] },
            { descricao: '', itens: [evil] },
          ],
        },
        { nome: evil, horario: evil, opcoes: [] },
      ],
      receitas: [{ nome: evil, ingredientes: [evil], modo_preparo: evil }],
      orientacoes: [{ titulo: evil, itens: [evil] }],
      observacoes_finais: evil,
    },
    { ...profile, cor_primaria: 'red}</style><script>', cor_destaque: 'url(//evil)' },
    { date: evil, qr: { size: 21, path: evil } },
  );
  expect(html).not.toMatch(/<script|<\/style|onerror=alert\(1\)>|evil\)/);
  // Only the two pictures of the profile, whose address is quoted.
  expect(html.match(/<img/g)).toHaveLength(2);
});

describe('options', () => {
  test('can be folded and start open', () => {
    expect(shown(plano).match(/<details class="[^"]*" open=""><summary/g)).toHaveLength(2);
  });

  test('are plain blocks when the document is not interactive', () => {
    const html = shown(plano, ana, { interactive: false });
    expect(html).not.toContain('<details');
    expect(headings(html)).toEqual(headings(shown(plano)));
  });
});

describe('lines that may be swapped', () => {
  const trocas = [
    { linha: '• 1 banana', por: ['1 maçã (130 g)', '10 uvas (80 g)'] },
    { linha: '2 ovos', por: ['1 fatia de queijo (40 g)'] },
  ];
  const refeicoes = [
    { nome: 'Lanche', opcoes: [{ itens: ['-', '1 iogurte', '• 1 banana'] }, { itens: ['2 ovos'] }] },
  ];
  const html = shown({ refeicoes, permitir_trocas: true, trocas });

  test('list their equivalents in a disclosure that needs no script and is not printed', () => {
    expect(html).toContain(
      '<li><details class="doc-swap"><summary><span>1 banana</span> <b class="no-print">Trocar</b></summary>' +
        '<div class="no-print"><p>Equivale a:</p><ul><li>1 maçã (130\u00a0g)</li><li>10 uvas (80\u00a0g)</li></ul></div></details></li>',
    );
    expect(html.match(/doc-swap/g)).toHaveLength(2);
    expect(html).toContain('<li>1 iogurte</li>');
  });

  test('are plain lines when the nutritionist allows no swaps', () => {
    expect(shown({ refeicoes, permitir_trocas: false, trocas })).toBe(shown({ refeicoes }));
    expect(shown({ refeicoes })).not.toContain('doc-swap');
  });
});

test('the meal of this hour is marked in the index and in the list, also after a blank one', () => {
  const refeicoes = [{ nome: '' }, ...plano.refeicoes];
  const html = shown({ refeicoes }, ana, { currentMealIndex: 2 });
  expect(html.match(/aria-current/g)).toHaveLength(2);
  expect(html).toContain('<a href="#refeicao-2" aria-current="time">');
  expect(html).toMatch(/<li id="refeicao-2" [^>]*aria-current="time"/);
});

test('the QR code is drawn from its path and leads to the link', () => {
  const qr = { size: 25, path: 'M0 0h7v7h-7z' };
  const html = shown(plano, ana, { qr, link: { url: 'https://alecrim.example/#/VerCardapio?token=t' } });
  expect(html).toMatch(
    /<a href="https:\/\/alecrim\.example\/#\/VerCardapio\?token=t"><svg viewBox="0 0 25 25"/,
  );
  expect(html).toContain('<path d="M0 0h7v7h-7z"');
  expect(shown(plano, ana, { qr })).toContain('<figure class="doc-qr"><svg');
  expect(shown(plano)).not.toContain('<svg');
});

test('the ink-saving choice is passed to the style sheet', () => {
  expect(shown(plano, ana, { inkSaving: true })).toContain('data-ink="saving"');
  expect(shown(plano)).not.toContain('data-ink');
  expect(shown(plano, ana, { largePrint: true })).toContain('data-letra="grande"');
  expect(shown(plano)).not.toContain('data-letra');
});

test('only a block longer than a page may break across pages', () => {
  const meal = (items: number) => ({
    refeicoes: [{ nome: 'Almoço', opcoes: [{ itens: Array.from({ length: items }, () => 'Arroz') }] }],
  });
  // A single option runs in two columns.
  expect(shown(meal(100))).not.toContain('doc-long');
  expect(shown(meal(110))).toContain('class="doc-meal doc-long"');
  const sheets = (count: number, items: number) => ({
    orientacoes: Array.from({ length: count }, () => ({
      itens: Array.from({ length: items }, () => 'Água'),
    })),
  });
  expect(shown(sheets(1, 100))).not.toContain('doc-long');
  expect(shown(sheets(2, 50))).not.toContain('doc-long');
  expect(shown(sheets(2, 60))).toContain('class="doc-card doc-long"');
});

test('the last of an odd number of guidance sheets has the whole width on paper', () => {
  const sheets = (count: number) =>
    shown({ orientacoes: Array.from({ length: count }, (_, i) => ({ titulo: `T${i}`, itens: ['Água'] })) });
  expect(sheets(2)).not.toContain('doc-wide');
  expect(sheets(3).match(/doc-wide[^>]*><h3>T\d/g)).toEqual(['doc-wide doc-block doc-small"><h3>T2']);
});

test('a number and its unit stay on one line', () => {
  const itens = ['Sopa (260 g)', '200 ml de leite, 2 L de água', '3 unidades', '½ kg', '2 gotas, 1 limão'];
  const receita = { nome: 'Bolo', ingredientes: ['10 % de cacau'], modo_preparo: '180 °C por 30 min.\n1 h' };
  const text = textOf(
    shown({ refeicoes: [{ nome: 'Almoço 1 g', opcoes: [{ itens }] }], receitas: [receita] }),
  );
  for (const part of [
    'Sopa (260\u00a0g)|200\u00a0ml de leite, 2\u00a0L de água|3 unidades|½\u00a0kg|2 gotas, 1 limão|',
    '|10\u00a0% de cacau|',
    '|180\u00a0°C por 30\u00a0min.\n1\u00a0h|',
  ])
    expect(text).toContain(part);
});
