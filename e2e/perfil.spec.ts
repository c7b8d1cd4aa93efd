import { saveProfile } from './fixtures/perfil.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('the professional data are saved and shown at once on the same page', {
  tag: '@firefox',
}, async ({ page, axe, api }) => {
  await page.goto('/Perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
  await page.getByLabel('Nome da Nutricionista *').fill('Dra. Ana Prado');
  await page.getByLabel('CRN').fill('CRN-3 12345');
  await page.getByLabel('Telefone').fill('11900000000');
  await page.getByLabel('E-mail Profissional').fill('ana@clinica.example.com');
  await page.getByLabel('Endereço').fill('Rua das Acácias, 120');
  await page.getByLabel('Especialidade').fill('Nutrição clínica');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  await expect(page.getByTestId('previa-documento')).toContainText('Dra. Ana Prado');
  await axe(page);
  await saveProfile(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();
  expect(await api.me()).toMatchObject({
    nome_nutricionista: 'Dra. Ana Prado',
    crn: 'CRN-3 12345',
    telefone: '(11) 90000-0000',
    email_profissional: 'ana@clinica.example.com',
    endereco: 'Rua das Acácias, 120',
    especialidade: 'Nutrição clínica',
  });
  await page.reload();
  await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 12345');
});

test("'Nome da Nutricionista *' is marked as required but may be empty; the professional e-mail must be valid @desk", async ({
  page,
}) => {
  await page.goto('/Perfil');
  await page.getByLabel('E-mail Profissional').fill('sem arroba');
  await saveProfile(page);
  await expect(page.getByText('E-mail inválido')).toBeVisible();
  await page.getByLabel('E-mail Profissional').fill('');
  await page.getByLabel('Nome da Nutricionista *').fill('');
  await page.getByLabel('CRN').fill('1');
  await saveProfile(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
});

// Every run: features/records/record-page.test.tsx, whose form is saved by the same unsaved/.
test('text that is typed while the profile is being saved is saved next @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  await page.goto('/Perfil');
  await page.getByLabel('CRN').fill('CRN-3 999');
  let saves = 0;
  await page.route('**/entities/User/me', async (route) => {
    if (route.request().method() === 'PUT' && ++saves === 1)
      await page.getByLabel('Endereço').fill('Rua Nova, 1');
    await route.continue();
  });
  await saveProfile(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await expect(page.getByLabel('Endereço')).toHaveValue('Rua Nova, 1');
  await expect(page.getByText('Alterações não salvas')).toBeHidden();
  expect(await api.me()).toMatchObject({ crn: 'CRN-3 999', endereco: 'Rua Nova, 1' });
});

// Every run: features/records/record-page.test.tsx, whose form is saved by the same unsaved/.
test('when the server goes down while the profile is saved, the text survives, also after a reload @desk', {
  tag: '@full',
}, async ({ page, api, problems }) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/Perfil');
  await page.getByLabel('CRN').fill('CRN-3 999');
  await page.route('**/entities/User/me', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await saveProfile(page);
  await expect(page.getByText('Seu texto está guardado neste aparelho.')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 999');
  await page.unrouteAll();
  await saveProfile(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  expect(await api.me()).toMatchObject({ crn: 'CRN-3 999' });
  // The draft is removed after the save, so that it does not hide later changes of another device.
  await page.reload();
  await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 999');
  await expect(page.getByRole('button', { name: 'Restaurar', exact: true })).toBeHidden();
});

// Every run: features/biblioteca/examples.test.tsx.
test('the example library can be loaded later @desk', { tag: '@full' }, async ({ page }) => {
  await page.goto('/Perfil?aba=dados');
  await page.getByRole('button', { name: 'Carregar exemplos' }).click();
  await expect(page.getByText('exemplos carregados')).toBeVisible();
  await page.getByRole('button', { name: 'Remover exemplos' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('exemplos removidos')).toBeVisible();
});
