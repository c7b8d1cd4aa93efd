import type { Page } from '@playwright/test';
import type { Account } from './fixtures/account.ts';
import { type Plan, type Plans, patientSees, plansOf } from './fixtures/plans.ts';
import { expect, test } from './fixtures/test.ts';

let plans: Plans;
let person: Account;

test.beforeEach(async ({ page, account, signIn }) => {
  person = await account({ full_name: 'Ana Prado' });
  plans = plansOf(page, person);
  await signIn(page, person);
});

const open = (page: Page, { id }: Plan) => page.goto(`/VisualizarCardapio?id=${id}`);
const bar = (page: Page) => page.getByRole('region', { name: 'Ações do cardápio' });
const linkField = (page: Page) => page.getByLabel('Link público');

test('the toolbar stays in sight and holds back, Editar, Público, WhatsApp and Baixar PDF', async ({
  page,
  axe,
}) => {
  const plan = await plans.create();
  await open(page, plan);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await expect(page).toHaveTitle(`${plan.titulo} · Alecrim`);
  await expect(bar(page).locator('a, button')).toHaveText([
    'Voltar',
    'Editar',
    'Público',
    'WhatsApp',
    'Baixar PDF',
  ]);
  await axe(page);
  await page.getByText('Cardápio elaborado por').scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeInViewport();
  await bar(page).getByRole('link', { name: 'Voltar' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Editar' }).click();
  await expect(page.getByRole('heading', { name: 'Editar Cardápio' })).toBeVisible();
});

test('Copiar copies the link and says Copiado! for two seconds @desk', async ({ page, context, server }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const plan = await plans.create();
  await page.clock.install();
  await open(page, plan);
  const link = `${server.url}/#/VerCardapio?token=${plan.token_publico}`;
  await expect(linkField(page)).toHaveValue(link);
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1_000);
  await page.getByRole('button', { name: 'Copiar', exact: true }).click();
  const copied = page.getByRole('button', { name: 'Copiado!' });
  await expect(copied).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.runFor(1_900);
  await expect(copied).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copiar', exact: true })).toBeVisible();
});

test('Privado kills the public page at once and says so; Público brings it back', async ({ page, axe }) => {
  const plan = await plans.create();
  expect(await patientSees(page, plan)).toContain('Café da manhã');
  await open(page, plan);
  await page.getByRole('switch', { name: 'Público' }).click();
  await expect(page.getByRole('switch', { name: 'Privado' })).toHaveAttribute('aria-checked', 'false');
  await expect(page.getByRole('region', { name: 'Cardápio privado' })).toBeVisible();
  await expect(linkField(page)).toHaveCount(0);
  const dead = await patientSees(page, plan);
  expect(dead).not.toContain('Café da manhã');
  expect(dead).toContain('Cardápio não encontrado');
  await axe(page);

  await page.getByRole('button', { name: 'WhatsApp', disabled: true }).press('Enter');
  await expect(page.getByText('Para enviar pelo WhatsApp, torne o cardápio público.')).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);

  await page.getByRole('switch', { name: 'Privado' }).click();
  await expect(linkField(page)).toBeVisible();
  expect(await patientSees(page, plan)).toContain('Café da manhã');
  expect((await plans.get(plan.id)).token_publico).toBe(plan.token_publico);
});

test('WhatsApp opens a chat with the patient, the greeting and the link @desk', async ({ page, server }) => {
  await plans.call('put', '/entities/User/me', { nome_nutricionista: 'Dra. Ana Prado' });
  const { id } = await plans.add('Paciente', { nome: 'Marina Alves', telefone: '(55) 99999-0001' });
  const plan = await plans.create({ paciente_id: id, paciente_nome: 'Marina Alves' });
  await open(page, plan);
  const button = bar(page).getByRole('link', { name: 'WhatsApp' });
  await expect(button).toHaveAttribute('href', /wa\.me\/5555999990001\?/);
  const message = new URL((await button.getAttribute('href')) ?? '').searchParams.get('text');
  expect(message).toContain('Olá, Marina!');
  expect(message).toContain('Dra. Ana Prado');
  expect(message).toContain(`${server.url}/#/VerCardapio?token=${plan.token_publico}`);
  await expect(button).toHaveAttribute('target', '_blank');

  const nobody = await plans.create({ paciente_nome: '' });
  await open(page, nobody);
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Ol/);
});

test('Gerar novo link asks, and the old link dies at once @desk', async ({ page, axe }) => {
  const plan = await plans.create();
  await open(page, plan);
  await page.getByText('Opções do link').click();
  await page.getByRole('button', { name: 'Gerar novo link' }).click();
  const question = page.getByRole('alertdialog', { name: 'Gerar um novo link?' });
  await axe(page);
  await question.getByRole('button', { name: 'Gerar novo link' }).click();
  await expect(linkField(page)).not.toHaveValue(new RegExp(plan.token_publico ?? ''));
  const fresh = await plans.get(plan.id);
  expect(fresh.token_publico).not.toBe(plan.token_publico);
  expect(await patientSees(page, plan)).toContain('Cardápio não encontrado');
  expect(await patientSees(page, fresh)).toContain('Café da manhã');
});

test('the link has an end when it is given one, and shows only the first name when asked', async ({
  page,
  axe,
}) => {
  const plan = await plans.create({ paciente_nome: 'Marina Alves' });
  await open(page, plan);
  await page.getByText('Opções do link').click();
  await axe(page);
  const nextYear = new Date().getFullYear() + 1;
  await page.getByLabel('Validade do link').fill(`${nextYear}-03-12`);
  await page.getByLabel('Validade do link').blur();
  await expect(page.getByText(`O link funciona até 12 de março, ${nextYear}`)).toBeVisible();
  expect((await plans.get(plan.id)).link_expira_em).toBe(`${nextYear}-03-13T02:59:59.999Z`);

  await page.getByRole('switch', { name: /só o primeiro nome/ }).check();
  await expect(page.getByText('Para: Marina', { exact: true })).toBeVisible();
  expect(await patientSees(page, plan)).not.toContain('Alves');

  await plans.change(plan.id, { link_expira_em: '2020-01-01T00:00:00.000Z' });
  await expect(page.getByText(/O link expirou em/)).toBeVisible();
  await page.getByRole('button', { name: 'WhatsApp', disabled: true }).press('Enter');
  await expect(page.getByText(/O link expirou\. Escolha outra validade/)).toBeVisible();
});

test('the box says how often the link was opened and when, and nothing about by whom @desk', async ({
  page,
  browser,
}) => {
  const plan = await plans.create();
  await open(page, plan);
  await expect(page.getByText('Ainda não foi aberto')).toBeVisible();
  const patient = await browser.newContext();
  const phone = await patient.newPage();
  await phone.goto(new URL(`/VerCardapio?token=${plan.token_publico}`, page.url()).href);
  await expect(phone.getByText('Café da manhã').first()).toBeVisible();
  await patient.close();
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^Aberto 1 vez, a última hoje às \d\d:\d\d$/)).toBeVisible();
  }).toPass();
});

test('the QR code is shown large and can be saved as a picture', async ({ page, axe }) => {
  await open(page, await plans.create());
  await page.getByRole('button', { name: 'QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code do link público' })).toBeVisible();
  await axe(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar imagem' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^QR code - .+\.png$/);
});

test('Baixar PDF prints the document alone @desk', async ({ page }) => {
  await open(page, await plans.create());
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await bar(page).getByRole('button', { name: 'Baixar PDF' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.getByLabel('Imprimir com menos tinta').check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.doc-brand')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(linkField(page)).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
});

test('the document has every section that has something to say, in the spec’s words @desk', async ({
  page,
}) => {
  await plans.call('put', '/entities/User/me', {
    nome_nutricionista: 'Dra. Ana Prado',
    crn: 'CRN-3 12345',
    telefone: '(11) 90000-0000',
    email_profissional: 'ana@clinica.com.br',
    especialidade: 'Nutrição clínica',
    endereco: 'Rua das Acácias, 120',
  });
  const plan = await plans.create({
    refeicoes: [
      {
        nome: 'Almoço',
        horario: '12:30',
        opcoes: [{ itens: ['Opção 1: Arroz integral', '• Feijão', '- Salada'] }, { itens: ['Sopa'] }],
      },
    ],
  });
  await open(page, plan);
  const document = page.getByRole('article');
  for (const text of [
    'Dra. Ana Prado',
    'Nutrição clínica',
    '(11) 90000-0000',
    'ana@clinica.com.br',
    'Rua das Acácias, 120',
    'Para: Marina Alves',
    '12:30',
    'Ingredientes',
    'Modo de preparo',
    'Cardápio elaborado por Dra. Ana Prado',
  ]) {
    await expect(document.getByText(text).first()).toBeVisible();
  }
  await expect(document.getByRole('heading', { level: 2 })).toHaveText([
    'Refeições',
    'Receitas',
    'Orientações Importantes',
    'Observações',
  ]);
  await expect(document.getByText('Arroz integral', { exact: true })).toBeVisible();
  await expect(document.getByText('Feijão', { exact: true })).toBeVisible();

  const bare = await plans.create({ receitas: [], orientacoes: [], observacoes_finais: '' });
  await open(page, bare);
  await expect(document.getByRole('heading', { level: 2 })).toHaveText(['Refeições']);
});

test('long words and two hundred items do not break the page', async ({ page }) => {
  const itens = Array.from({ length: 200 }, (_, n) => `${n} ${'palavracompridíssima'.repeat(8)}`);
  const plan = await plans.create({
    titulo: 'T'.repeat(250),
    paciente_nome: 'N'.repeat(250),
    refeicoes: [{ nome: 'M'.repeat(250), horario: 'H'.repeat(90), opcoes: [{ itens }] }],
  });
  await open(page, plan);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('a change in another place shows at once @desk', async ({ page }) => {
  const plan = await plans.create();
  await open(page, plan);
  await expect(page.getByRole('heading', { level: 1, name: plan.titulo })).toBeVisible();
  await plans.change(plan.id, { titulo: 'Mudado em outro lugar' });
  await expect(page.getByRole('heading', { level: 1, name: 'Mudado em outro lugar' })).toBeVisible();
});

test('a plan that is not there, or somebody else’s, is said to be missing @desk', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(/status of 404/);
  const bia = plansOf(page, await account());
  for (const address of [
    `/VisualizarCardapio?id=${(await bia.create()).id}`,
    '/VisualizarCardapio',
    '/EditarCardapio?id=nenhum',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Cardápio não encontrado' })).toBeVisible();
    await page.getByRole('link', { name: 'Voltar ao Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  }
});
