import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { apiOf } from './fixtures/api.ts';
import { savePlan, titleField } from './fixtures/editor.ts';
import { follow } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

async function fromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Importar e exportar' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

async function chooseFile(page: Page) {
  await fromMenu(page, 'Importar de CSV');
  const buffer = Buffer.from('nome\nMarina Alves\n');
  // The dialog asks which patients are in the list already.
  const known = page.waitForResponse(/\/entities\/Paciente/);
  await page
    .getByLabel('Escolher arquivo CSV')
    .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
  await known;
}

const importChosen = (page: Page) => page.getByRole('button', { name: 'Importar 1 paciente' }).click();

test('a tab imports and exports for its own account, also after another account signed in beside it @desk', async ({
  page,
  account,
  signIn,
  server,
}) => {
  const [ana, bia] = [await account({ full_name: 'Ana Prado' }), await account({ full_name: 'Bia Reis' })];
  const [hers, others] = [apiOf(server, ana.token), apiOf(server, bia.token)];
  await hers.create('Paciente', { nome: 'Paciente da Ana' });
  await others.create('Paciente', { nome: 'Paciente da Bia' });
  await signIn(page, ana);
  await page.goto('/Pacientes');
  await expect(page.getByRole('heading', { name: 'Paciente da Ana' })).toBeVisible();
  await signIn(await page.context().newPage(), bia);

  await chooseFile(page);
  await importChosen(page);
  await expect(page.getByText('1 paciente importado')).toBeVisible();
  expect((await others.all('Paciente')).map(({ nome }) => nome)).toEqual(['Paciente da Bia']);
  expect((await hers.all('Paciente')).map(({ nome }) => nome).sort()).toEqual([
    'Marina Alves',
    'Paciente da Ana',
  ]);

  const waiting = page.waitForEvent('download');
  await fromMenu(page, 'Exportar para CSV');
  const text = await readFile(await (await waiting).path(), 'utf8');
  expect(text).toContain('Paciente da Ana');
  expect(text).not.toContain('Paciente da Bia');
});

const refusal = /status of 401/;

// Every run: data/session.test.ts and unsaved/send-record.test.ts.
test('a refused import, export or download opens sign-in over the page and continues afterwards @desk', {
  tag: '@full',
}, async ({ page, account, signIn, problems }) => {
  problems.allow(refusal);
  const person = await account();
  await signIn(page, person);
  // The server refuses this one request: no other request of the page can open sign-in.
  const refuse = (address: string) =>
    page.route(address, (route) => route.fulfill({ status: 401, json: { code: 'AUTH_REQUIRED' } }));
  const signInAgain = async () => {
    const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await again.getByLabel('Senha', { exact: true }).fill(person.password);
    await page.unrouteAll();
    await page.keyboard.press('Enter');
    await expect(again).toBeHidden();
  };

  await page.goto('/Pacientes');
  await refuse('**/Paciente/import');
  await chooseFile(page);
  await importChosen(page);
  await signInAgain();
  await importChosen(page);
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();

  await refuse('**/Paciente/export?*');
  await fromMenu(page, 'Exportar para CSV');
  await signInAgain();
  const exported = page.waitForEvent('download');
  await fromMenu(page, 'Exportar para CSV');
  expect((await exported).suggestedFilename()).toBe('pacientes.csv');

  await page.goto('/Perfil?aba=dados');
  await refuse('**/functions/baixarMeusDados');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const question = page.getByRole('dialog', { name: 'Baixar meus dados' });
  await question.getByLabel('Sua senha').fill(person.password);
  await question.getByRole('button', { name: 'Baixar' }).click();
  await signInAgain();
  const downloaded = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Baixar' }).click();
  expect((await downloaded).suggestedFilename()).toBe('meus-dados.zip');
});

test('a person whose browser blocks storage can sign in and work while the page is open @desk', async ({
  page,
  account,
  problems,
}) => {
  problems.allow(refusal);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const person = await account({ full_name: 'Ana Prado' });
  await page.goto('/Pacientes');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await page.getByLabel('Nome Completo *').fill('Marina Alves');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();

  await follow(page, 'Dashboard');
  await page.getByRole('link', { name: 'Novo Cardápio' }).first().click();
  await titleField(page).fill('Plano de março');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de março' })).toBeVisible();
});
