import { createAdmin } from './fixtures/account.ts';
import { apiOf } from './fixtures/api.ts';
import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

// Every run: features/perfil/practice-card.test.tsx and protocol/functions/consultorio-trust.test.ts of the server.
test('an administrator sets the public address and the mail server, and sends a test mail @desk', {
  tag: '@full',
}, async ({ page, axe, signIn, problems }) => {
  problems.allow(/status of (400|401|403|502)/);
  // The settings of the practice hold for the whole server, so this test starts its own.
  const server = await startServer();
  try {
    const admin = await createAdmin(server);
    await signIn(page, admin, server.url);
    const plan = await apiOf(server, admin.token).createPlan();
    await page.goto(`${server.url}/Perfil?aba=consultorio`);
    const form = page.getByRole('form', { name: 'Consultório' });
    const testMail = async () => {
      await form.getByRole('button', { name: 'Enviar e-mail de teste' }).click();
      const question = page.getByRole('dialog', { name: 'Enviar e-mail de teste' });
      await question.getByLabel('Sua senha').fill(admin.password);
      await question.getByRole('button', { name: 'Enviar' }).click();
      return question;
    };
    await testMail();
    await expect(page.getByText('Sem servidor de e-mail')).toBeVisible();

    await form.getByLabel('Endereço público').fill('https://cardapios.exemplo.com.br');
    await form.getByLabel('Servidor (SMTP)').fill('127.0.0.1');
    await form.getByLabel('Porta').fill('1');
    await axe(page);
    await form.getByRole('button', { name: 'Salvar Consultório' }).click();
    const dialog = page.getByRole('dialog', { name: 'Salvar Consultório' });
    await dialog.getByLabel('Sua senha').fill('não é esta');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByRole('alert')).toContainText('A senha não confere');
    await dialog.getByLabel('Sua senha').fill(admin.password);
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Consultório salvo')).toBeVisible();

    await expect((await testMail()).getByRole('alert')).toContainText('O servidor de e-mail não aceitou');
    await page.goto(`${server.url}/VisualizarCardapio?id=${plan.id}`);
    await expect(page.getByLabel('Link público', { exact: true })).toHaveValue(
      /^https:\/\/cardapios\.exemplo\.com\.br\/#\/VerCardapio/,
    );
  } finally {
    await page.goto('about:blank');
    await server.release();
  }
});
