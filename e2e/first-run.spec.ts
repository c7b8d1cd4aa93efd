import { startServer } from './fixtures/server.ts';
import { expect, test } from './fixtures/test.ts';

test('on an empty database the first account is signed in at once and may load examples @desk', async ({
  page,
  axe,
  problems,
}) => {
  problems.allow(/status of 422/);
  const server = await startServer();
  try {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { name: 'Crie a conta do consultório' })).toBeVisible();
    await axe(page);

    await page.getByLabel('Nome completo').fill('Helena Duarte');
    await page.getByLabel('E-mail').fill('helena@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('folhas verdes na janela');
    await page.getByRole('button', { name: 'Criar conta e entrar' }).click();

    await expect(page.getByRole('heading', { name: 'Seu consultório' })).toBeVisible();
    await axe(page);
    await page.getByLabel('Endereço público').fill('cardapios');
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await expect(page.getByText('Comece com https:// e não escreva nada depois do domínio')).toBeVisible();
    await page.getByLabel('Endereço público').fill('https://cardapios.exemplo.com.br');
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Tudo pronto' })).toBeVisible();
    await axe(page);
    await page.getByRole('button', { name: 'Carregar exemplos' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await page.goto(`${server.url}/Perfil`);
    await expect(page.getByLabel('Endereço público')).toHaveValue('https://cardapios.exemplo.com.br');
    await page.goto(`${server.url}/GerenciarRefeicoes`);
    await expect(page.getByRole('list', { name: 'refeições' }).getByRole('listitem').first()).toBeVisible();

    // After the first account exists, the same address shows sign-in.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${server.url}/Pacientes`);
    await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  } finally {
    // An open page would report that its server is gone.
    await page.goto('about:blank');
    await server.release();
  }
});

// Every run: features/auth/practice-offer.test.tsx.
test('the settings of the practice and the examples can be declined @desk', { tag: '@full' }, async ({
  page,
}) => {
  const server = await startServer();
  try {
    await page.goto(server.url);
    await page.getByLabel('Nome completo').fill('Helena Duarte');
    await page.getByLabel('E-mail').fill('helena@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill('folhas verdes na janela');
    await page.getByRole('button', { name: 'Criar conta e entrar' }).click();
    await page.getByRole('button', { name: 'Agora não' }).click();
    await page.getByRole('button', { name: 'Começar do zero' }).click();
    await expect(page.getByText('Ainda não há cardápios criados')).toBeVisible();
  } finally {
    // An open page would report that its server is gone.
    await page.goto('about:blank');
    await server.release();
  }
});
