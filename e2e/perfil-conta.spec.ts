import type { Account } from './fixtures/account.ts';
import { apiOf } from './fixtures/api.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
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

// Every run: pages/perfil-conta.test.tsx and accounts/sign-in/routes.test.ts of the server.
test('changing the password ends the other sessions @desk', { tag: '@full' }, async ({
  page,
  problems,
  person,
  server,
}) => {
  problems.allow(/status of 400/);
  const other = await signInElsewhere(server, person);
  await page.goto('/Perfil?aba=seguranca');
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

// Every run: pages/perfil-conta.test.tsx.
test('the profile lists the open sessions and ends another one @desk', { tag: '@full' }, async ({
  page,
  person,
  server,
}) => {
  const other = await signInElsewhere(
    server,
    person,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
  );
  await page.goto('/Perfil?aba=seguranca');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  // Only an admin sees the list of people.
  await expect(page.getByRole('heading', { name: 'Pessoas' })).toBeHidden();
  await page.getByRole('button', { name: /^Encerrar a sessão Safari no iPhone/ }).click();
  await expect(page.getByText('Safari no iPhone')).toBeHidden();
  expect((await other.send('GET', '/entities/User/me')).status).toBe(401);
});

// Every run: pages/perfil-conta.test.tsx and archive/account-copy/account.test.ts of the server.
test('L05: Baixar meus dados asks for the password and downloads a zip @desk', { tag: '@full' }, async ({
  page,
  problems,
  axe,
  person,
}) => {
  problems.allow(/status of 400/);
  await page.goto('/Perfil?aba=dados');
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

// Every run: pages/perfil-conta.test.tsx.
test('L16: the account closes after 7 days, and its owner can keep it until then @desk', {
  tag: '@full',
}, async ({ page, axe, person }) => {
  await page.goto('/Perfil?aba=dados');
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

test.describe('T50: the space that an account uses', () => {
  const path = '**/functions/espacoUsado';
  const usage = {
    bytes: 12_400_000,
    registros: 1234,
    limite_bytes: 5_000_000_000,
    limite_registros: 200_000,
  };

  // Every run: pages/perfil-conta.test.tsx.
  test('is shown in the profile with its limit', { tag: ['@sizes-full', '@full'] }, async ({
    page,
    api,
    axe,
  }) => {
    await api.create('Paciente', { nome: 'Marina Alves' });
    await page.goto('/Perfil?aba=dados');
    await expect(page.getByText(/^Espaço usado: [\d,]+ KB de 5 GB · 1 registro$/)).toBeVisible();
    await page.route(path, (route) => route.fulfill({ json: usage }));
    await page.reload();
    await expect(page.getByText('Espaço usado: 12,4 MB de 5 GB · 1.234 registros')).toBeVisible();
    await expect(page.getByText('quase cheio')).toBeHidden();
    await axe(page);
  });

  // Every run: pages/perfil-conta.test.tsx.
  test('comes with a warning when little is left', { tag: ['@sizes-full', '@full'] }, async ({
    page,
    axe,
  }) => {
    await page.route(path, (route) => route.fulfill({ json: { ...usage, bytes: 4_500_000_000 } }));
    await page.goto('/Perfil?aba=dados');
    await expect(page.getByText('Seu espaço está quase cheio.')).toBeVisible();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hasNoSideScroll(page)).toBe(true);
    }
    await axe(page);
  });

  // Every run: ui/query-view.test.tsx.
  test('can be asked for again when it could not be loaded @desk', { tag: '@full' }, async ({
    page,
    problems,
  }) => {
    problems.allow(/status of 500/);
    await page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto('/Perfil?aba=dados');
    const again = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(again).toBeVisible();
    await page.unrouteAll();
    await again.click();
    await expect(page.getByText(/^Espaço usado: /)).toBeVisible();
  });
});
