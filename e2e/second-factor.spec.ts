import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { createAdmin, createNutritionist } from './fixtures/account.ts';
import { apiOf } from './fixtures/api.ts';
import { anAuthenticator, turnOnSecondFactor } from './fixtures/authenticator.ts';
import { endSessionDuring } from './fixtures/network.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

const codesOf = (page: Page) =>
  page.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem').allTextContents();
const field = (page: Page) => page.getByLabel('Código do aplicativo');
const card = (page: Page) =>
  page.getByRole('heading', { name: 'Verificação em Duas Etapas' }).locator('..').locator('..');

async function enterPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

async function fitsTheScreen(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test('S28: a nutritionist turns the second factor on, and signs in with a code @desk', async ({
  page,
  problems,
  axe,
  account,
  signIn,
}) => {
  problems.allow(/status of (400|403)/);
  const ana = await account({ full_name: 'Ana Prado' });
  await signIn(page, ana);
  await page.goto('/Perfil?aba=seguranca');
  await card(page).getByRole('button', { name: 'Ativar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' });
  await axe(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Informe sua senha');
  await dialog.getByLabel('Sua senha').fill('não é esta');
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A senha não confere.');
  await dialog.getByLabel('Sua senha').fill(ana.password);
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('img', { name: 'QR code para o aplicativo autenticador' })).toBeVisible();
  const nextCode = anAuthenticator(await dialog.locator('code').innerText());
  await expect(field(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
  await axe(page);
  await field(page).fill('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Código inválido ou expirado.')).toBeVisible();
  await field(page).fill(nextCode());
  await page.keyboard.press('Enter');

  await expect.poll(() => codesOf(page)).toHaveLength(10);
  await axe(page);
  await fitsTheScreen(page);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  const saved = readFileSync(await (await waiting).path(), 'utf8');
  for (const code of await codesOf(page)) expect(saved).toContain(code);
  // The codes are shown only once, so Escape does not close the dialog.
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page)).toContainText('Restam 10 códigos de recuperação.');
  await axe(page);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/Pacientes');
  await enterPassword(page, ana);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  await axe(page);
  await fitsTheScreen(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Digite o código')).toBeVisible();
  await field(page).fill('111111');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Código inválido ou expirado.')).toBeVisible();
  await field(page).fill(nextCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Pacientes' })).toBeVisible();
});

// Every run: accounts/second-factor/second-factor.test.ts.
test('S28: a recovery code opens the account once; then the person makes new codes and turns the second factor off @desk', {
  tag: '@full',
}, async ({ page, problems, axe, account, server }) => {
  problems.allow(/status of (400|403)/);
  const ana = await account();
  const { nextCode, recoveryCodes } = await turnOnSecondFactor(server, ana);
  await page.goto('/login?from_url=/Perfil?aba=seguranca');
  await enterPassword(page, ana);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await expect(page.getByLabel('Código de recuperação')).toBeFocused();
  await page.getByLabel('Código de recuperação').fill(recoveryCodes[0]!.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(card(page)).toContainText('Restam 9 códigos de recuperação.');

  await card(page).getByRole('button', { name: 'Gerar novos códigos' }).click();
  const renewal = page.getByRole('dialog', { name: 'Gerar novos códigos de recuperação' });
  await renewal.getByLabel('Sua senha').fill(ana.password);
  await renewal.getByLabel('Código do aplicativo').fill(nextCode());
  await axe(page);
  await renewal.getByRole('button', { name: 'Gerar códigos' }).click();
  await expect.poll(() => codesOf(page)).toHaveLength(10);
  expect(await codesOf(page)).not.toContain(recoveryCodes[1]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Verificação em Duas Etapas' })).toBeHidden();
  await expect(page.getByText('Códigos de recuperação do Alecrim')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Guardei os códigos' }).click();

  await card(page).getByRole('button', { name: 'Desativar' }).click();
  const question = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas' });
  await question.getByLabel('Sua senha').fill(ana.password);
  await question.getByLabel('Código do aplicativo').fill(nextCode());
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(card(page).getByRole('button', { name: 'Ativar' })).toBeVisible();
});

// Every run: features/auth/sign-in-again.test.tsx (S28).
test('S28: when the session ends during an edit, sign-in asks for password and code @desk', {
  tag: '@full',
}, async ({ page, problems, account, server, signIn }) => {
  problems.allow(/status of (401|403)/);
  const ana = await account();
  const { nextCode } = await turnOnSecondFactor(server, ana);
  await signIn(page, ana);
  await page.goto('/CriarCardapio');
  await page.getByLabel('Título do Cardápio').fill('Plano da tarde');
  await endSessionDuring(page, 'POST', '**/entities/Cardapio', apiOf(server, ana.token));
  await page.getByRole('button', { name: 'Salvar Cardápio' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha', { exact: true }).fill(ana.password);
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByLabel('Código do aplicativo')).toBeFocused();
  await dialog.getByLabel('Código do aplicativo').fill(nextCode());
  await dialog.getByRole('button', { name: 'Entrar' }).click();
  // The refused save is sent again by itself.
  await expect(page.getByRole('heading', { name: 'Plano da tarde' })).toBeVisible();
});

// Every run: data/session.test.ts (S28) and second-factor-rule.test.ts of the server.
test('S28: when an administrator requires the second factor, the app leads every other person to the set-up @desk', {
  tag: '@full',
}, async ({ page, problems, axe }) => {
  problems.allow(/status of 403|User check failed/);
  // This test starts its own server, because the rule holds for every account.
  const server = await startServer();
  try {
    const admin = await createAdmin(server);
    const bia = await createNutritionist(server, admin, { full_name: 'Bia Reis' });
    const go = (path: string) => page.goto(`${server.url}${path}`);
    await go('/favicon.svg');
    await page.evaluate((token) => localStorage.setItem('base44_access_token', token), admin.token);
    await go('/Perfil?aba=consultorio');
    const rule = page.getByRole('region', { name: 'Verificação em duas etapas de todas as pessoas' });
    await expect(rule).toContainText('ative antes a sua');
    await expect(rule.getByRole('button')).toHaveCount(0);
    await turnOnSecondFactor(server, admin);
    await page.reload();
    await rule.getByRole('button', { name: 'Exigir de todas as pessoas' }).click();
    const question = page.getByRole('dialog', { name: 'Exigir a verificação de todas as pessoas' });
    await axe(page);
    await question.getByLabel('Sua senha').fill(admin.password);
    await question.getByRole('button', { name: 'Exigir' }).click();
    await expect(rule).toContainText('Exigida de todas as pessoas');
    await page.getByRole('tab', { name: 'Segurança' }).click();
    await expect(card(page)).toBeVisible();
    await expect(card(page).getByRole('button', { name: 'Desativar' })).toHaveCount(0);
    await axe(page);

    await page.evaluate(() => localStorage.clear());
    await go('/Pacientes');
    await enterPassword(page, bia);
    await expect(page.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
    await axe(page);
    await fitsTheScreen(page);
    // Every other page leads to the set-up too.
    await go('/');
    await expect(page.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible();
    await page.getByLabel('Sua senha').fill(bia.password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const nextCode = anAuthenticator(await page.locator('code').innerText());
    await axe(page);
    await fitsTheScreen(page);
    await field(page).fill(nextCode());
    await page.getByRole('button', { name: 'Ativar' }).click();
    await page.getByRole('button', { name: 'Guardei os códigos' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  } finally {
    await page.goto('about:blank');
    await server.release();
  }
});

// Every run: data/session.test.ts (S28).
test('S28: when the rule starts during work, the set-up opens over the page and no text is lost @desk', {
  tag: '@full',
}, async ({ page, problems }) => {
  problems.allow(/status of (403|400)/);
  const server = await startServer();
  try {
    const admin = await createAdmin(server);
    const bia = await createNutritionist(server, admin);
    await page.goto(`${server.url}/favicon.svg`);
    await page.evaluate((token) => localStorage.setItem('base44_access_token', token), bia.token);
    await page.goto(`${server.url}/CriarCardapio`);
    await page.getByLabel('Título do Cardápio').fill('Plano da tarde');
    await turnOnSecondFactor(server, admin);
    await apiOf(server, admin.token).call('PUT', '/auth/second-factor/required', {
      required: true,
      password: admin.password,
    });
    await page.getByRole('button', { name: 'Salvar Cardápio' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Ative a verificação em duas etapas' });
    await dialog.getByLabel('Sua senha').fill(bia.password);
    await dialog.getByRole('button', { name: 'Continuar' }).click();
    await field(page).fill(anAuthenticator(await dialog.locator('code').innerText())());
    await dialog.getByRole('button', { name: 'Ativar' }).click();
    await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel('Título do Cardápio')).toHaveValue('Plano da tarde');
  } finally {
    await page.goto('about:blank');
    await server.release();
  }
});
