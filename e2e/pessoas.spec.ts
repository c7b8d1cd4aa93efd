import { apiOf } from './fixtures/api.ts';
import { latestMail } from './fixtures/mail.ts';
import { expect, test } from './fixtures/test.ts';

const anAddress = () => `convidada-${Math.random().toString(36).slice(2)}@exemplo.com.br`;

test.beforeEach(async ({ page, admin, signIn }) => {
  await signIn(page, admin);
  await page.goto('/Perfil?aba=consultorio');
});

// Every run: features/perfil/people-card.test.tsx.
test('an admin invites a person with an e-mail and a role, and sends the invitation again @desk', {
  tag: '@full',
}, async ({ page, server, axe }) => {
  const email = anAddress();
  const form = page.getByRole('form', { name: 'Convidar pessoa' });
  await form.getByRole('button', { name: 'Convidar' }).click();
  await expect(form.getByText('E-mail inválido')).toBeVisible();
  await form.getByLabel('E-mail de quem você quer convidar').fill(email);
  await form.getByLabel('Papel').selectOption('Administração');
  await form.getByRole('button', { name: 'Convidar' }).click();
  await expect(page.getByLabel('Link do convite')).toHaveValue(/mode=convite&token=/);
  const row = page.getByRole('list', { name: 'Pessoas' }).getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Convite pendente');
  await expect(row.getByRole('combobox')).toHaveValue('admin');
  await axe(page);
  const first = await latestMail(server.dataDir, email, /mode=convite/);
  await row.getByRole('button', { name: `Reenviar convite para ${email}` }).click();
  await expect(page.getByLabel('Link do convite')).toHaveValue(/mode=convite&token=/);
  await expect.poll(async () => latestMail(server.dataDir, email, /mode=convite/)).not.toBe(first);
});

// Every run: features/perfil/people-card.test.tsx.
test('an admin changes a person’s role, removes her access after a question, and restores it @desk', {
  tag: '@full',
}, async ({ page, account, axe, server }) => {
  const bia = await account({ full_name: 'Bia Reis' });
  const hers = apiOf(server, bia.token);
  await page.reload();
  const row = page.getByRole('listitem').filter({ hasText: bia.email });
  await row.getByRole('combobox', { name: 'Papel de Bia Reis' }).selectOption('admin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mudar' }).click();
  await expect.poll(async () => (await hers.me()).role).toBe('admin');

  await row.getByRole('button', { name: 'Desativar Bia Reis' }).click();
  const question = page.getByRole('alertdialog', { name: 'Desativar o acesso desta pessoa?' });
  await axe(page);
  await question.getByRole('button', { name: 'Desativar' }).click();
  await expect(row).toContainText('Sem acesso');
  expect((await hers.send('GET', '/entities/User/me')).status).toBe(401);
  await row.getByRole('button', { name: 'Reativar Bia Reis' }).click();
  await expect(row).not.toContainText('Sem acesso');
});

// Every run: features/perfil/people-card.test.tsx and accounts/people/last-admin.test.ts of the server.
test('an admin cannot change her own access, so that one admin always stays @desk', { tag: '@full' }, async ({
  page,
  admin,
}) => {
  const row = page.getByRole('listitem').filter({ hasText: admin.email });
  await expect(row).toContainText('Você');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect(row.getByRole('combobox')).toHaveCount(0);
});
