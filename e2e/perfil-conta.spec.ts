import type { Account } from './fixtures/account.ts';
import { apiOf } from './fixtures/api.ts';
import type { RunningServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/signed-in.ts';

/** Another session of the same person, on another device. */
async function signInElsewhere(server: RunningServer, { email, password }: Account, device = 'Firefox') {
  const { access_token } = await apiOf(server).call(
    'POST',
    '/auth/login',
    { email, password },
    { 'user-agent': device },
  );
  return apiOf(server, access_token);
}

test('changing the password ends the other sessions @desk', async ({ page, problems, person, server }) => {
  problems.allow(/status of 400/);
  const other = await signInElsewhere(server, person);
  await page.goto('/Perfil');
  const form = page.getByRole('form', { name: 'Alterar senha' });
  await form.getByLabel('Senha atual').fill('não é esta');
  await form.getByLabel('Nova senha').fill('outra frase comprida');
  await form.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(form.getByText('A senha atual não confere.')).toBeVisible();
  await form.getByLabel('Senha atual').fill(person.password);
  await form.getByLabel('Nova senha').fill('curta');
  await form.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(form.getByText('A senha precisa de pelo menos 8 caracteres')).toBeVisible();
  await form.getByLabel('Nova senha').fill('outra frase comprida');
  await form.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha alterada')).toBeVisible();
  expect((await other.send('GET', '/entities/User/me')).status).toBe(401);
  await expect(page.getByText('Esta sessão')).toHaveCount(1);
});

test('the profile lists the open sessions and ends another one @desk', async ({ page, person, server }) => {
  const other = await signInElsewhere(
    server,
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  );
  await page.goto('/Perfil');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  // Only an admin sees the list of people.
  await expect(page.getByRole('heading', { name: 'Pessoas' })).toBeHidden();
  await page.getByRole('button', { name: /^Encerrar a sessão Safari no iPhone/ }).click();
  await expect(page.getByText('Safari no iPhone')).toBeHidden();
  expect((await other.send('GET', '/entities/User/me')).status).toBe(401);
});

test('L05: Baixar meus dados asks for the password and downloads a zip @desk', async ({
  page,
  problems,
  axe,
  person,
}) => {
  problems.allow(/status of 400/);
  await page.goto('/Perfil');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const dialog = page.getByRole('dialog', { name: 'Baixar meus dados' });
  await axe(page);
  await dialog.getByLabel('Sua senha').fill('não é esta');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A senha não confere.');
  await dialog.getByLabel('Sua senha').fill(person.password);
  const waiting = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await expect(dialog).toBeHidden();
});

test('L16: the account closes after 7 days, and its owner can keep it until then @desk', async ({
  page,
  axe,
  person,
}) => {
  await page.goto('/Perfil');
  await page.getByRole('button', { name: 'Encerrar minha conta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Encerrar minha conta' });
  await expect(dialog).toContainText('7 dias');
  await axe(page);
  await dialog.getByLabel('Sua senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Encerrar minha conta' }).click();
  await expect(page.getByText(/Sua conta será encerrada em/)).toBeVisible();
  await axe(page);
  await page.reload();
  await page.getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(page.getByText('Sua conta continua aberta')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Encerrar minha conta' })).toBeVisible();
});
