import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';

const api = '/api/apps/alecrim';
const card = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Pacientes' }).getByRole('listitem').filter({ hasText: name });

let headers: Record<string, string>;

test.beforeEach(async ({ page, account, signIn }) => {
  const person = await account();
  headers = { authorization: `Bearer ${person.token}` };
  await signIn(page, person);
});

const create = (page: Page, data: object) => page.request.post(`${api}/entities/Paciente`, { headers, data });

const marina = {
  nome: 'Marina Alves',
  email: 'marina@example.com',
  telefone: '(11) 90000-0001',
  data_nascimento: '1991-04-23',
  observacoes: 'Intolerância à lactose. '.repeat(20),
};

test("an empty list offers 'Cadastrar Primeiro Paciente', which opens 'Novo Paciente'", async ({
  page,
  axe,
}) => {
  await page.goto('/Pacientes');
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar Primeiro Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await axe(page);
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  await dialog.getByLabel('E-mail').fill('marina@example.com');
  await dialog.getByLabel('Telefone').pressSequentially('11900000001');
  await dialog.getByLabel('Data de Nascimento', { exact: true }).pressSequentially('23041991');
  await dialog.getByLabel('Observações').fill('Prefere marmita.');
  await expect(dialog.getByLabel('Telefone')).toHaveValue('(11) 90000-0001');
  await dialog.getByRole('button', { name: 'Criar' }).click();

  // A successful save closes the dialog, the card is there, and nothing is kept of the form.
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const own = card(page, 'Marina Alves');
  await expect(own).toContainText('marina@example.com');
  await expect(own).toContainText('(11) 90000-0001');
  await expect(own).toContainText('Prefere marmita.');
  await expect(own).toContainText(/23\/04\/1991 · \d+ anos/);
});

test('a card shows the initial, birth date dd/MM/yyyy, e-mail, phone and notes clamped to 2 lines', async ({
  page,
  axe,
}) => {
  await create(page, marina);
  await page.goto('/Pacientes');
  const own = card(page, 'Marina Alves');
  await expect(own.getByText('M', { exact: true })).toBeVisible();
  await expect(own.getByText('23/04/1991')).toBeVisible();
  await expect(own.getByText('marina@example.com')).toBeVisible();
  await expect(own.getByText('(11) 90000-0001')).toBeVisible();
  const notes = own.getByText(/Intolerância/);
  const lines = await notes.evaluate((element) =>
    Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
  );
  expect(lines).toBe(2);
  await axe(page);
});

test("search 'Buscar pacientes...' finds by name or e-mail, whatever the accents and case, and stays in the address @desk", async ({
  page,
}) => {
  await create(page, { nome: 'Érica Conceição', email: 'contato@clinica.example.com' });
  await create(page, marina);
  await page.goto('/Pacientes');
  const search = page.getByPlaceholder('Buscar pacientes...');
  await search.fill('conceicao ERICA');
  await expect(card(page, 'Marina')).toBeHidden();
  await expect(card(page, 'Érica')).toBeVisible();
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  await search.fill('CLINICA');
  await expect(card(page, 'Érica')).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes\?q=CLINICA$/);

  await page.reload();
  await expect(search).toHaveValue('CLINICA');
  await expect(card(page, 'Marina')).toBeHidden();
  await search.fill('ninguém assim');
  await expect(page.getByText('Nenhum paciente encontrado')).toBeVisible();
  await page.getByRole('region', { name: 'Pacientes' }).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(card(page, 'Marina')).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes$/);
});

test("'Editar' opens 'Editar Paciente' with what is stored, and closing resets it @desk", async ({
  page,
}) => {
  await create(page, marina);
  await create(page, { nome: 'Bia Reis' });
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Editar Marina Alves' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Paciente' });
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Marina Alves');
  await expect(dialog.getByLabel('Data de Nascimento', { exact: true })).toHaveValue('23/04/1991');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: 'Editar Bia Reis' }).click();
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Bia Reis');
  await expect(dialog.getByLabel('Telefone')).toHaveValue('');
  await dialog.getByLabel('Nome Completo *').fill('Beatriz Reis');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Beatriz Reis')).toBeVisible();
});

test("the name is required ('Nome Completo *'), the e-mail must be one, the rest is optional @desk", async ({
  page,
}) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('E-mail').fill('marina@');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o nome do paciente')).toBeVisible();
  await expect(dialog.getByText('E-mail inválido')).toBeVisible();
  await expect(dialog.getByLabel('Nome Completo *')).toBeFocused();
  await dialog.getByLabel('Nome Completo *').fill('Marina');
  await dialog.getByLabel('E-mail').fill('');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(card(page, 'Marina')).toBeVisible();
});

test("delete asks 'Tem certeza que deseja excluir este paciente?', says that the plans stay, and can be undone", async ({
  page,
  axe,
}) => {
  const { id } = await (await create(page, marina)).json();
  await page.request.post(`${api}/entities/Cardapio`, {
    headers,
    data: { titulo: 'Plano', paciente_id: id, paciente_nome: 'Marina Alves' },
  });
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Excluir Marina Alves' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este paciente?' });
  await expect(question).toContainText('O cardápio deste paciente continua guardado.');
  await axe(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(card(page, 'Marina Alves')).toBeVisible();

  await page.getByRole('button', { name: 'Excluir Marina Alves' }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(card(page, 'Marina Alves')).toBeVisible();
});

test('from a card: her plans, a new plan for her, and WhatsApp @desk', async ({ page }) => {
  const { id } = await (await create(page, marina)).json();
  await page.goto('/Pacientes');
  const own = card(page, 'Marina Alves');
  await expect(own.getByRole('link', { name: 'WhatsApp de Marina Alves' })).toHaveAttribute(
    'href',
    'https://wa.me/5511900000001',
  );
  await own.getByRole('link', { name: 'Ver cardápios de Marina Alves' }).click();
  await expect(page.getByText('Só os cardápios de Marina Alves')).toBeVisible();
  await page.getByRole('link', { name: 'Criar Cardápio', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Marina Alves');
  await page.getByLabel('Título do Cardápio *').fill('Plano da Marina');
  await page.getByRole('button', { name: 'Salvar Cardápio' }).click();
  await expect(page).toHaveURL(/VisualizarCardapio/);

  // Hers are the plans that were made for her, whatever the names on them say.
  await page.request.put(`${api}/entities/Paciente/${id}`, { headers, data: { nome: 'Marina Prado' } });
  await create(page, { nome: 'Mariana Prado' });
  await page.request.post(`${api}/entities/Cardapio`, {
    headers,
    data: { titulo: 'Plano da outra', paciente_nome: 'Mariana Prado' },
  });
  await page.goto('/Pacientes');
  await page.getByRole('link', { name: 'Ver cardápios de Marina Prado' }).click();
  await expect(page.getByRole('heading', { name: 'Plano da Marina' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plano da outra' })).toBeHidden();
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page.getByRole('heading', { name: 'Plano da outra' })).toBeVisible();
});

test('the phone mask never fights the typist @desk', async ({ page }) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const phone = page.getByLabel('Telefone');
  // A digit put into the middle stays where it was put.
  await phone.pressSequentially('1190000001');
  await page.keyboard.press('Home');
  for (let i = 0; i < 2; i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.type('9');
  await expect(phone).toHaveValue('11990000001');
  await phone.blur();
  await expect(phone).toHaveValue('(11) 99000-0001');
  // A foreign number and a remark stay as typed.
  await phone.fill('+351 912 345 678');
  await phone.blur();
  await expect(phone).toHaveValue('+351 912 345 678');
  // What is pasted in any form is put in order.
  await phone.fill('');
  await phone.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '+55 (21) 9 8765.4321');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(phone).toHaveValue('(21) 98765-4321');
});

test('a date of birth is typed or picked, and the age shows @desk', async ({ page }) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog');
  const born = dialog.getByLabel('Data de Nascimento', { exact: true });
  await born.fill('1/2/80');
  await born.blur();
  await expect(born).toHaveValue('01/02/1980');
  await expect(dialog.getByText(/^\d+ anos$/)).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: 'Escolher no calendário: Data de Nascimento' }),
  ).toBeVisible();
  await dialog.locator('input[type=date]').evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    set?.call(input, '1991-04-23');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(born).toHaveValue('23/04/1991');
  await born.fill('31/02/2000');
  await dialog.getByLabel('Nome Completo *').fill('Marina');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Data inválida')).toBeVisible();
});

test('everything can be done by keyboard', async ({ page }) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).focus();
  await page.keyboard.press('Enter');
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  await expect(isPhone ? page.getByRole('dialog') : page.getByLabel('Nome Completo *')).toBeFocused();
  // On a phone the screen's keyboard waits until a field is chosen: past the cross, to the first one.
  if (isPhone) for (const _ of ['cross', 'field']) await page.keyboard.press('Tab');
  await page.keyboard.type('Marina Alves');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Novo Paciente' })).toBeFocused();
  await page.getByRole('button', { name: 'Excluir Marina Alves' }).press('Enter');
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pacientes' })).toBeFocused();
});

test('T36: whatever is typed is shown as text @desk', async ({ page }) => {
  const payload = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';
  await create(page, { nome: payload, telefone: '<b>1</b>', observacoes: payload });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
  await page.goto('/Pacientes');
  await expect(page.getByRole('heading', { name: payload })).toBeVisible();
  await page.getByRole('button', { name: `Editar ${payload}` }).click();
  await expect(page.getByLabel('Nome Completo *')).toHaveValue(payload);
  expect(dialogs).toEqual([]);
});

test("a nutritionist sees her own patients, never another's @desk", async ({ page, account }) => {
  const other = await account();
  await page.request.post(`${api}/entities/Paciente`, {
    headers: { authorization: `Bearer ${other.token}` },
    data: { nome: 'De Outra Pessoa' },
  });
  await create(page, marina);
  await page.goto('/Pacientes');
  await expect(card(page, 'Marina Alves')).toBeVisible();
  await expect(card(page, 'De Outra Pessoa')).toBeHidden();
});
