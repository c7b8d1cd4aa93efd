import { apiOf } from './fixtures/api.ts';
import { endSessionDuring } from './fixtures/network.ts';
import { follow, openMenu } from './fixtures/screen.ts';
import { expect, test } from './fixtures/test.ts';

const refusal = /status of 40[013]/;

// Every run: features/auth/sign-in-again.test.tsx, and R12 in editor-saving.spec.ts.
test('when the session ends during work, sign-in opens over the page and no text is lost @desk', {
  tag: '@full',
}, async ({ page, account, signIn, axe, problems, server }) => {
  problems.allow(refusal);
  const person = await account();
  await signIn(page, person);
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const name = page.getByLabel('Nome Completo *');
  await name.fill('Marina Alves');
  await page.getByLabel('Observações').fill('Intolerância à lactose.');

  await endSessionDuring(page, 'POST', '**/entities/Paciente', apiOf(server, person.token));
  await name.press('Enter');
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(again.getByLabel('Senha', { exact: true })).toBeFocused();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();

  await again.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.keyboard.press('Enter');
  await expect(again.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await again.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  // The refused save is sent again by itself.
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();
  await expect(page.getByText('Intolerância à lactose.')).toBeVisible();
});

// Every run: data/session.test.ts.
test('data that the ended session could not read is loaded after signing in again @desk', {
  tag: '@full',
}, async ({ page, account, signIn, problems, server }) => {
  problems.allow(refusal);
  const person = await account();
  await apiOf(server, person.token).create('ReceitaTemplate', { nome: 'Panqueca de aveia' });
  await signIn(page, person);
  await page.goto('/Perfil');
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  await endSessionDuring(page, 'GET', '**/entities/ReceitaTemplate/**', apiOf(server, person.token));
  await follow(page, 'Receitas');
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await again.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Panqueca de aveia')).toBeVisible();
});

// Every run: app/auth-gate.test.tsx and data/session.test.ts.
test('an expired token leads to sign-in and back to the same page @desk', { tag: '@full' }, async ({
  page,
  account,
  signIn,
  problems,
  server,
}) => {
  problems.allow(refusal);
  const person = await account();
  await apiOf(server, person.token).endSessions();
  await signIn(page, person);
  await page.goto('/Pacientes');
  await expect(page).toHaveURL(/\/login\?from_url=%2FPacientes$/);
});

test('S46: Sair ends the session in every tab and empties the storage @desk', async ({
  page,
  account,
  signIn,
  problems,
  server,
}) => {
  problems.allow(refusal);
  const person = await account();
  await signIn(page, person);
  await page.goto('/Pacientes');
  const other = await page.context().newPage();
  await other.goto('/Perfil');
  await expect(other.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();

  await openMenu(page);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const me = await apiOf(server, person.token).send('GET', '/entities/User/me');
  expect(me.status).toBe(401);
});

test('T15 T35: a token in the address signs in and leaves the address before the first request; server_url is not used @desk', async ({
  page,
  account,
}) => {
  const { token } = await account();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
  await page.goto(
    `/Pacientes?access_token=${token}&app_id=alecrim&functions_version=v1&server_url=https://evil.example`,
  );
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes\?app_id=alecrim&functions_version=v1$/);
  const [, ...afterThePage] = asked.filter((address) => !address.startsWith('ws'));
  expect(afterThePage.filter((address) => address.includes(token))).toEqual([]);
  expect(afterThePage.filter((address) => address.includes('evil.example'))).toEqual([]);
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    base44_access_token: token,
    token,
    base44_app_id: 'alecrim',
    base44_functions_version: 'v1',
    base44_server_url: 'https://evil.example',
  });
});

// Every run: app/shell/shell-notices.test.tsx and data/connection.test.ts.
test('T35: a link that signs in says whose account it opens, and a crafted link breaks no function @desk', {
  tag: '@full',
}, async ({ page, account, axe }) => {
  const ana = await account({ full_name: 'Ana Prado' });
  await page.goto(`/Perfil?aba=dados&access_token=${ana.token}&functions_version=%E2%82%AC`);
  const notice = page.getByText('Você entrou por um link, na conta de');
  await expect(notice).toContainText(`Ana Prado (${ana.email})`);
  // A function of the server answers.
  await expect(page.getByText(/Espaço usado/)).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Não sou eu' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(notice).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('base44_access_token'))).toBeNull();
});

// Every run: data/session.test.ts.
test('T35: a token in the address replaces a live session only after a question @desk', {
  tag: '@full',
}, async ({ page, account, signIn, axe }) => {
  const [ana, bia] = [await account({ full_name: 'Ana Prado' }), await account({ full_name: 'Bia Reis' })];
  await signIn(page, ana);
  await page.goto(`/?access_token=${bia.token}`);
  const question = page.getByRole('alertdialog', { name: 'Trocar de conta?' });
  await expect(question).toContainText(ana.email);
  await axe(page);
  await question.getByRole('button', { name: 'Continuar nesta conta' }).click();
  await expect(page.getByText('Olá, Ana')).toBeVisible();

  await page.goto(`/?access_token=${bia.token}`);
  await question.getByRole('button', { name: 'Trocar de conta' }).click();
  await expect(page.getByText('Olá, Bia')).toBeVisible();
});

// Every run: app/auth-gate.test.tsx and data/session.test.ts.
test('an account without access sees Access Restricted until an admin gives it access @desk', {
  tag: '@full',
}, async ({ page, account, admin, axe, problems, server }) => {
  problems.allow(refusal);
  const person = await account();
  const { id } = await apiOf(server, person.token).me();
  const office = apiOf(server, admin.token);
  await office.call('PUT', `/users/${id}`, { disabled: true });

  await page.goto('/');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await axe(page);

  await office.call('PUT', `/users/${id}`, { disabled: false });
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});
