import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { Account } from './fixtures/account.ts';
import { expect, test } from './fixtures/test.ts';

const api = '/api/apps/alecrim';
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

let person: Account;
let headers: Record<string, string>;

test.beforeEach(async ({ page, account, signIn }) => {
  person = await account({ full_name: 'Ana Prado' });
  headers = { authorization: `Bearer ${person.token}` };
  await signIn(page, person);
});

const me = async (page: Page) => (await page.request.get(`${api}/entities/User/me`, { headers })).json();
const save = (page: Page) => page.getByRole('button', { name: 'Salvar Perfil' }).click();

/** A grey square, as a real PNG. */
function png(side = 8) {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, 128)]);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([8, 2, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array(side).fill(row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

const picture = (name = 'imagem.png') => ({ name, mimeType: 'image/png', buffer: png() });

test('the professional data are saved and shown at once, without leaving the page', async ({ page, axe }) => {
  await page.goto('/Perfil');
  await expect(page.getByRole('heading', { level: 1, name: 'Meu Perfil' })).toBeVisible();
  await page.getByLabel('Nome da Nutricionista *').fill('Dra. Ana Prado');
  await page.getByLabel('CRN').fill('CRN-3 12345');
  await page.getByLabel('Telefone').fill('11900000000');
  await page.getByLabel('E-mail Profissional').fill('ana@clinica.example.com');
  await page.getByLabel('Endereço').fill('Rua das Acácias, 120');
  await page.getByLabel('Especialidade').fill('Nutrição clínica');
  await expect(page.getByText('Há alterações não salvas.')).toBeVisible();
  await expect(page.getByTestId('previa-documento')).toContainText('Dra. Ana Prado');
  await axe(page);
  await save(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await expect(page.getByText('Há alterações não salvas.')).toBeHidden();
  expect(await me(page)).toMatchObject({
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

test("'Nome da Nutricionista *' is marked required but not enforced; the professional e-mail must be one @desk", async ({
  page,
}) => {
  await page.goto('/Perfil');
  await page.getByLabel('E-mail Profissional').fill('sem arroba');
  await save(page);
  await expect(page.getByText('E-mail inválido')).toBeVisible();
  await page.getByLabel('E-mail Profissional').fill('');
  await page.getByLabel('Nome da Nutricionista *').fill('');
  await page.getByLabel('CRN').fill('1');
  await save(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
});

test('colours are previewed on menu and document, apply after saving (info box), and can be reset to the defaults', async ({
  page,
  axe,
}) => {
  await page.goto('/Perfil');
  await expect(page.getByText('As alterações de cores são aplicadas depois de salvar')).toBeVisible();
  await expect(page.getByText(/recarregar a página/)).toBeVisible();
  await expect(page.getByLabel('Cor Primária')).toHaveValue('#10b981');
  await expect(page.getByLabel('Cor Secundária')).toHaveValue('#059669');
  await expect(page.getByLabel('Cor de Destaque')).toHaveValue('#f59e0b');

  await page.getByLabel('Cor Primária').fill('#7c3aed');
  const previewed = page.getByTestId('previa-menu').getByText('Dashboard');
  const banner = page.getByTestId('previa-documento').locator('.doc-brand');
  await expect(previewed).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  await expect(banner).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  const button = page.getByRole('button', { name: 'Salvar Perfil' });
  await expect(button).toHaveCSS('background-color', 'rgb(16, 185, 129)');
  await save(page);
  await expect(button).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  if (!isPhone(page))
    await expect(page.locator('a[aria-current=page]')).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  await axe(page);

  await page.getByRole('button', { name: 'Restaurar cores padrão' }).click();
  await expect(page.getByLabel('Cor Primária')).toHaveValue('#10b981');
  await save(page);
  await expect(button).toHaveCSS('background-color', 'rgb(16, 185, 129)');
  expect(await me(page)).toMatchObject({ cor_primaria: '#10b981' });
});

for (const [noun, field] of [
  ['logo', 'logo_url'],
  ['foto', 'foto_url'],
] as const) {
  test(`the ${noun} is uploaded with progress, shown, and removed after 'Tem certeza que deseja remover a ${noun}?' @desk`, async ({
    page,
    axe,
  }) => {
    await page.goto('/Perfil');
    const input = page.getByLabel(`Enviar ${noun}`);
    const accepted = (await input.getAttribute('accept')) ?? '';
    expect(accepted.split(',').every((type) => type.startsWith('image/'))).toBe(true);
    await page.getByLabel('CRN').fill('ainda não salvo');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/Core/UploadFile', async (route) => {
      await held;
      await route.continue();
    });
    await input.setInputFiles(picture());
    await expect(page.getByRole('progressbar')).toBeVisible();
    release();
    await expect(page.getByText(/atualizada/)).toBeVisible();
    // What was being typed is not lost to the upload.
    await expect(page.getByLabel('CRN')).toHaveValue('ainda não salvo');
    const shown = page.getByRole('img', { name: /atual$/ });
    await expect(shown).toHaveJSProperty('complete', true);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect((await me(page))[field]).toContain('/');
    await axe(page);

    await page.getByRole('button', { name: `Remover ${noun}` }).click();
    const question = page.getByRole('alertdialog', { name: `Tem certeza que deseja remover a ${noun}?` });
    await axe(page);
    await question.getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByLabel(`Enviar ${noun}`)).toBeAttached();
    expect((await me(page))[field]).toBeNull();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByLabel(`Trocar ${noun}`, { exact: true })).toBeAttached();
  });
}

test("an upload that fails is shown and logged ('Erro ao fazer upload da logo', '…da foto') @desk", async ({
  page,
  problems,
  axe,
}) => {
  problems.allow(/status of 4(15|22)|Erro ao fazer upload/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/Perfil');
  for (const noun of ['logo', 'foto']) {
    await page.getByLabel(`Enviar ${noun}`).setInputFiles({
      name: 'imagem.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(page.getByRole('alert')).toContainText(`Não foi possível enviar a ${noun}.`);
    await expect(page.getByRole('alert')).toContainText(/Formato não aceito|PNG, JPEG ou WebP/);
    if (noun === 'logo') await axe(page);
    expect(logged.filter((text) => text.includes(`Erro ao fazer upload da ${noun}`))).toHaveLength(1);
    await page.getByLabel(`Enviar ${noun}`).setInputFiles(picture());
    await expect(page.getByLabel(`Trocar ${noun}`, { exact: true })).toBeAttached();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});

test('a server that goes down while the profile is saved loses nothing, nor does a reload @desk', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/Perfil');
  await page.getByLabel('CRN').fill('CRN-3 999');
  await page.route('**/entities/User/me', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Sem conexão com o servidor');
  await page.reload();
  await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 999');
  await page.unrouteAll();
  await save(page);
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('CRN')).toHaveValue('CRN-3 999');
  await expect(page.getByText('Há alterações não salvas.')).toBeHidden();
  // Nothing of it is kept once it is saved: what another device saves later must not be hidden by it.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('the password is changed and the other sessions end @desk', async ({ page, problems }) => {
  problems.allow(/status of 400/);
  const login = await page.request.post(`${api}/auth/login`, {
    data: { email: person.email, password: person.password },
  });
  const { access_token } = await login.json();
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
  const other = await page.request.get(`${api}/entities/User/me`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(other.status()).toBe(401);
  await expect(page.getByText('Esta sessão')).toHaveCount(1);
});

test('open sessions are listed, and another one can be ended @desk', async ({ page }) => {
  const login = await page.request.post(`${api}/auth/login`, {
    data: { email: person.email, password: person.password },
    headers: {
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1',
    },
  });
  const { access_token } = await login.json();
  await page.goto('/Perfil');
  await expect(page.getByText('Esta sessão')).toBeVisible();
  // Who else has an account is the admin's business.
  await expect(page.getByRole('heading', { name: 'Pessoas' })).toBeHidden();
  await page.getByRole('button', { name: /^Encerrar a sessão Safari no iPhone/ }).click();
  await expect(page.getByText('Safari no iPhone')).toBeHidden();
  const other = await page.request.get(`${api}/entities/User/me`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  expect(other.status()).toBe(401);
});

test('L05: Baixar meus dados asks for the password and gives a zip @desk', async ({
  page,
  problems,
  axe,
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

test('L16: the account is closed with 7 days of grace, and can be kept @desk', async ({ page, axe }) => {
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

test('the example library can be loaded later @desk', async ({ page }) => {
  await page.goto('/Perfil');
  await page.getByRole('button', { name: 'Carregar exemplos' }).click();
  await expect(page.getByText('exemplos carregados')).toBeVisible();
  await page.getByRole('button', { name: 'Remover exemplos' }).click();
  await expect(page.getByText('exemplos removidos')).toBeVisible();
});
