import { hostileTexts } from '@alecrim/domain/testing/hostile';
import type { Page } from '@playwright/test';
import { printed } from './fixtures/pdf.ts';
import { publishPlan } from './fixtures/public-plan.ts';
import { expect, test } from './fixtures/test.ts';

const short = (text: string) => text.slice(0, 300);
const everything = hostileTexts.join(' ');
const first = hostileTexts[0] ?? '';

/** Records every sign of a successful attack: a dialog, a blocked script, a request to another site. */
async function watchAttacks(page: Page, origin: string) {
  const found: string[] = [];
  page.on('dialog', (dialog) => {
    found.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin) found.push(request.url());
  });
  await page.exposeFunction('tellViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      (window as any).tellViolation(`CSP ${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  return found;
}

const parts = {
  titulo: short(everything),
  paciente_nome: short(everything),
  observacoes_finais: everything,
  refeicoes: hostileTexts.map((nome) => ({
    nome,
    horario: nome,
    opcoes: [{ numero: 1, titulo: nome, descricao: nome, itens: [nome] }],
  })),
  receitas: [{ nome: short(everything), ingredientes: [...hostileTexts], modo_preparo: everything }],
  orientacoes: [{ titulo: short(everything), descricao: everything, itens: [...hostileTexts] }],
};

test('T36: hostile text in any field is shown as text in the app, on the patient’s page and on paper @desk', async ({
  page,
  server,
  account,
  signIn,
}) => {
  const person = await account({ full_name: short(everything) });
  const { api, link, plan } = await publishPlan(server, person, parts);
  await api.changeMe({
    nome_nutricionista: short(everything),
    crn: first,
    telefone: '" onclick="alert(1)',
    especialidade: short(everything),
    endereco: short(everything),
  });
  await api.createMany(
    'Paciente',
    hostileTexts.map((nome) => ({ nome, telefone: nome.slice(0, 40), observacoes: nome })),
  );
  const [category] = await api.createMany(
    'Categoria',
    hostileTexts.map((nome) => ({ nome, tipo: 'refeicao', cor: '#047857' })),
  );
  await api.createMany(
    'RefeicaoTemplate',
    parts.refeicoes.map((part) => ({ ...part, categoria_id: category?.id })),
  );
  await api.createMany(
    'ReceitaTemplate',
    hostileTexts.map((nome) => ({ nome, ingredientes: [nome], modo_preparo: nome })),
  );
  await api.createMany(
    'OrientacaoTemplate',
    hostileTexts.map((titulo) => ({
      titulo,
      descricao: titulo,
      categoria: titulo.slice(0, 60),
      itens: [titulo],
    })),
  );

  const attacks = await watchAttacks(page, server.url);
  await signIn(page, person);
  for (const [path, text] of [
    ['/', first],
    ['/Pacientes', first],
    ['/GerenciarCategorias', first],
    ['/GerenciarRefeicoes', first],
    ['/GerenciarReceitas', first],
    ['/GerenciarOrientacoes', first],
    [`/VisualizarCardapio?id=${plan.id}`, first],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text).first(), path).toBeVisible();
    expect(attacks, path).toEqual([]);
  }
  for (const path of ['/Perfil', `/EditarCardapio?id=${plan.id}`, '/CriarCardapio']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('textbox').first(), path).toBeVisible();
    expect(attacks, path).toEqual([]);
  }

  for (const path of [`/VisualizarCardapio?id=${plan.id}`, link]) {
    await page.goto(path);
    await expect(page.getByText('onerror=alert(1)').first()).toBeVisible();
    const { sheets } = await printed(page);
    expect(sheets.map(({ text }) => text).join(' ')).toContain('onload=alert(1)');
  }
  // No typed text became an element, and none of its addresses became a link.
  expect(await page.locator('main script, main iframe, main object, main img[onerror]').count()).toBe(0);
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((a) => (a as HTMLAnchorElement).protocol));
  expect(addresses.filter((protocol) => !/^(https?|tel|mailto):$/.test(protocol))).toEqual([]);
  expect(attacks).toEqual([]);
});

// Every run: fields.test.ts of packages/domain.
test('T36: the server refuses a value that is not a colour or not a picture @desk', { tag: '@full' }, async ({
  server,
  account,
}) => {
  const { api } = await publishPlan(server, await account());
  for (const cor of [
    'red}</style>',
    'url(https://evil.example)',
    '#12345',
    'javascript:alert(1)',
    '#123456;}',
  ])
    await expect(api.changeMe({ cor_primaria: cor })).rejects.toThrow('422');
  for (const logo_url of [
    'javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    '//evil.example/x',
    '" onerror="alert(1)',
  ])
    await expect(api.changeMe({ logo_url })).rejects.toThrow('422');
});
