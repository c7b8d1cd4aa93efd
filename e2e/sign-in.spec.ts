import { randomUUID } from 'node:crypto';
import { apiOf } from './fixtures/api.ts';
import { latestMail } from './fixtures/mail.ts';
import { expect, test } from './fixtures/test.ts';

const anAddress = () => `nova-${randomUUID()}@exemplo.com.br`;
const refusal = /status of 40[013]/;

test('sign-in names empty fields and focuses the first; a wrong password is reported and the e-mail stays @desk', async ({
  page,
  account,
  axe,
  problems,
}) => {
  problems.allow(refusal);
  const { email } = await account();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Informe seu e-mail')).toBeVisible();
  await expect(page.getByText('Informe sua senha')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await axe(page);
});

test('sign-up is confirmed by the code from the mail', { tag: '@firefox' }, async ({
  page,
  server,
  axe,
  problems,
  admin: _admin,
}) => {
  problems.allow(refusal);
  const email = anAddress();
  await page.goto('/login?from_url=/Pacientes');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Criar conta' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Nome completo').fill('Bia Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('12345678');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(
    page.getByText('Escolha uma senha com pelo menos 8 caracteres que não seja comum.'),
  ).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('hortelã e manjericão');
  await page.getByRole('button', { name: 'Criar conta' }).click();

  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  await expect(page.getByText(/aguarde \d+ s para pedir outro/)).toBeVisible();
  await axe(page);
  const code = /\b\d{6}\b/.exec(await latestMail(server.dataDir, email, /\b\d{6}\b/))?.[0] ?? '';
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('Código de 6 dígitos').fill(wrong);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await expect(page.getByText('Código inválido ou expirado.')).toBeVisible();
  // A code pasted from a mail may have a space in the middle.
  await page.getByLabel('Código de 6 dígitos').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page).toHaveURL(/\/Pacientes$/);
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
});

test('an account that was never confirmed is asked for its code at sign-in @desk', async ({
  page,
  server,
  problems,
  admin: _admin,
}) => {
  problems.allow(refusal);
  const [email, password] = [anAddress(), 'hortelã e manjericão'];
  await apiOf(server).call('POST', '/auth/register', { email, password });
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  const code = /\b\d{6}\b/.exec(await latestMail(server.dataDir, email, /\b\d{6}\b/))?.[0] ?? '';
  await page.getByLabel('Código de 6 dígitos').fill(code);
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

// Every run: accounts/sign-in/routes.test.ts of the server (T02).
test('T02: after two sign-ups with different passwords, the owner of the mailbox chooses a password after the code @desk', {
  tag: '@full',
}, async ({ page, server, problems, admin: _admin }) => {
  problems.allow(refusal);
  const email = anAddress();
  const api = apiOf(server);
  await api.call('POST', '/auth/register', { email, password: 'a senha de um estranho' });
  await page.goto('/login?mode=cadastro');
  await page.getByLabel('Nome completo').fill('Bia Souza');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('hortelã e manjericão');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confirme seu e-mail' })).toBeVisible();
  await expect(async () => {
    const code = /\b\d{6}\b/.exec(await latestMail(server.dataDir, email, /\b\d{6}\b/))?.[0] ?? '';
    await page.getByLabel('Código de 6 dígitos').fill(code);
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'Nova senha' })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(page.getByText('escolha a que vale')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill('sálvia e tomilho');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('sálvia e tomilho');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a forgotten password is replaced through the link in the mail, which works once @desk', async ({
  page,
  server,
  account,
  axe,
  problems,
}) => {
  problems.allow(refusal);
  const { email, password } = await account();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible();
  await axe(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Gerar link' }).click();
  await expect(
    page.getByText(/o link para criar uma nova senha ficou na pasta mail do servidor/),
  ).toBeVisible();

  const mail = await latestMail(server.dataDir, email, /mode=redefinir/);
  const link = /https?:\/\/\S+mode=redefinir\S+/.exec(mail)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Nova senha' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Senha', { exact: true }).fill('erva-doce e camomila');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada. Entre com a nova senha.')).toBeVisible();

  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await page.getByLabel('Senha', { exact: true }).fill('erva-doce e camomila');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  // A used link says so, also to a signed-in person.
  await page.goto(link);
  await page.getByLabel('Senha', { exact: true }).fill('erva-doce e hortelã');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este link é inválido ou expirou. Peça um novo.');
});

test('an invited person creates an account with the link @desk', async ({ page, server, admin, axe }) => {
  const email = anAddress();
  await apiOf(server, admin.token).call('POST', '/users/invite-user', { user_email: email, role: 'user' });
  const mail = await latestMail(server.dataDir, email, /mode=convite/);
  await page.goto(/https?:\/\/\S+mode=convite\S+/.exec(mail)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'Boas-vindas ao Alecrim' })).toBeVisible();
  await axe(page);
  await page.getByLabel('Nome completo').fill('Carla Nunes');
  await page.getByLabel('Senha', { exact: true }).fill('sálvia e tomilho');
  await page.getByRole('button', { name: 'Aceitar convite' }).click();
  await expect(page.getByLabel('Seu nome nos cardápios')).toHaveValue('Carla Nunes');
  await page.getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByText('Olá, Carla')).toBeVisible();
});

// Every run: lib/return-path.test.ts.
test('sign-in never redirects to another site @desk', { tag: '@full' }, async ({
  page,
  account,
  baseURL,
}) => {
  const { email, password } = await account();
  for (const elsewhere of ['//evil.example', 'javascript:alert(1)']) {
    await page.goto(`/login?from_url=${encodeURIComponent(elsewhere)}`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(page.url()).toBe(`${baseURL}/`);
    await page.evaluate(() => localStorage.clear());
  }
});
