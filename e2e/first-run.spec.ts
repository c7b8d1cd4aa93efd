import { aPicture } from './fixtures/picture.ts';
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

    // What a patient will see comes first, and the settings of the server after it.
    await expect(page.getByRole('heading', { name: 'Seus cardápios, com a sua marca' })).toBeVisible();
    await axe(page);
    await page.getByLabel('CRN').fill('CRN-3 12345');
    await page.getByRole('button', { name: 'Azul' }).click();
    const banner = page.getByTestId('previa-documento').locator('.doc-brand');
    await expect(banner).toContainText('Helena Duarte');
    await expect(banner).toHaveCSS('background-color', 'rgb(37, 99, 168)');
    await page.getByLabel('Enviar logo').setInputFiles(aPicture());
    await expect(page.getByTestId('previa-documento').locator('img').first()).toBeVisible();
    await page.getByRole('button', { name: 'Salvar e continuar' }).click();

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
    await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 12345');
    await page.getByRole('tab', { name: 'Consultório' }).click();
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

// Every run: pages/first-visit.test.tsx, features/auth/practice-offer.test.tsx, features/numeros/numbers-choice.test.tsx.
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
    for (const step of ['Seus cardápios, com a sua marca', 'Seu consultório']) {
      await expect(page.getByRole('heading', { name: step })).toBeVisible();
      await page.getByRole('button', { name: 'Agora não' }).click();
    }
    await page.getByRole('button', { name: 'Começar do zero' }).click();
    await expect(page.getByText('Ainda não há cardápios criados')).toBeVisible();
    // The first plan shows calories and asks once.
    await page.getByRole('link', { name: 'Criar Primeiro Cardápio' }).click();
    await expect(page.getByRole('region', { name: 'Calorias e macros do dia' })).toBeVisible();
    await page.getByRole('button', { name: 'Sim, mostrar' }).click();
    await page.reload();
    await expect(page.getByRole('switch', { name: /^Calorias e macros/ })).toBeChecked();
    await expect(page.getByText('Quer ver calorias e macros enquanto escreve?')).toBeHidden();
  } finally {
    // An open page would report that its server is gone.
    await page.goto('about:blank');
    await server.release();
  }
});
