import { apiOf } from './fixtures/api.ts';
import { savePlan, titleField } from './fixtures/editor.ts';
import { holdRequests } from './fixtures/network.ts';
import { marina, patientCard } from './fixtures/pacientes.ts';
import { expect, test } from './fixtures/signed-in.ts';

test("an empty list offers 'Cadastrar Primeiro Paciente', which opens 'Novo Paciente' @phone", async ({
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

  // A successful save closes the dialog, shows the card and removes the draft.
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  const own = patientCard(page, 'Marina Alves');
  await expect(own).toContainText('marina@example.com');
  await expect(own).toContainText('(11) 90000-0001');
  await expect(own).toContainText('Prefere marmita.');
  await expect(own).toContainText(/23\/04\/1991 · \d+ anos/);
});

// Every run: pages/pacientes.test.tsx.
test('a card shows the initial, birth date dd/MM/yyyy, e-mail, phone and notes clamped to 2 lines', {
  tag: ['@sizes-full', '@full'],
}, async ({ page, axe, api }) => {
  await api.create('Paciente', marina);
  await page.goto('/Pacientes');
  const own = patientCard(page, 'Marina Alves');
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

// Every run: features/records/record-page.test.tsx and entities/query/filter.test.ts of the server.
test("'Buscar pacientes...' finds patients by name or e-mail, ignores accents and case, and stays in the address @desk", {
  tag: '@full',
}, async ({ page, api }) => {
  await api.create('Paciente', { nome: 'Érica Conceição', email: 'contato@clinica.example.com' });
  await api.create('Paciente', marina);
  await page.goto('/Pacientes');
  const search = page.getByPlaceholder('Buscar pacientes...');
  await search.fill('conceicao ERICA');
  await expect(patientCard(page, 'Marina')).toBeHidden();
  await expect(patientCard(page, 'Érica')).toBeVisible();
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
  await search.fill('CLINICA');
  await expect(patientCard(page, 'Érica')).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes\?q=CLINICA$/);

  await page.reload();
  await expect(search).toHaveValue('CLINICA');
  await expect(patientCard(page, 'Marina')).toBeHidden();
  await search.fill('ninguém assim');
  await expect(page.getByText('Nenhum paciente encontrado')).toBeVisible();
  await page.getByRole('region', { name: 'Pacientes' }).getByRole('button', { name: 'Limpar busca' }).click();
  await expect(patientCard(page, 'Marina')).toBeVisible();
  await expect(page).toHaveURL(/\/Pacientes$/);
});

test('while a search waits for the server, the list before it stays and can be read @desk', async ({
  page,
  api,
  axe,
}) => {
  await api.create('Paciente', marina);
  await page.goto('/Pacientes');
  await expect(patientCard(page, 'Marina')).toBeVisible();
  const release = await holdRequests(page, '**/entities/Paciente/v2/list?*');
  await page.getByPlaceholder('Buscar pacientes...').fill('ninguém assim');
  await expect(page.locator('[aria-busy=true]')).toContainText('Marina');
  await axe(page);
  release();
  await expect(page.getByText('Nenhum paciente encontrado')).toBeVisible();
});

// Every run: pages/pacientes.test.tsx.
test("deleting a patient asks 'Tem certeza que deseja excluir este paciente?', says that the plans stay, and can be undone @desk", {
  tag: '@full',
}, async ({ page, axe, api }) => {
  const { id } = await api.create('Paciente', marina);
  await api.create('Cardapio', { titulo: 'Plano', paciente_id: id, paciente_nome: 'Marina Alves' });
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Excluir Marina Alves' }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este paciente?' });
  await expect(question).toContainText('1 cardápio deste paciente continua guardado.');
  await axe(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(patientCard(page, 'Marina Alves')).toBeVisible();

  await page.getByRole('button', { name: 'Excluir Marina Alves' }).click();
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhum paciente cadastrado')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(patientCard(page, 'Marina Alves')).toBeVisible();
});

// Every run: pages/pacientes.test.tsx and pages/criar-cardapio.test.tsx.
test('the card of a patient leads to her plans, to a new plan for her, and to WhatsApp @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.create('Paciente', marina);
  await page.goto('/Pacientes');
  const own = patientCard(page, 'Marina Alves');
  await expect(own.getByRole('link', { name: 'WhatsApp de Marina Alves' })).toHaveAttribute(
    'href',
    'https://wa.me/5511900000001',
  );
  await own.getByRole('link', { name: 'Ver cardápios de Marina Alves' }).click();
  await expect(page.getByText('Só os cardápios de Marina Alves')).toBeVisible();
  await page.getByRole('link', { name: 'Criar Cardápio', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Marina Alves');
  await titleField(page).fill('Plano da Marina');
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);

  // Her plans are found by her id, not by the name on the plan.
  await api.change('Paciente', id, { nome: 'Marina Prado' });
  await api.create('Paciente', { nome: 'Mariana Prado' });
  await api.create('Cardapio', { titulo: 'Plano da outra', paciente_nome: 'Mariana Prado' });
  await page.goto('/Pacientes');
  await page.getByRole('link', { name: 'Ver cardápios de Marina Prado' }).click();
  await expect(page.getByRole('heading', { name: 'Plano da Marina' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Plano da outra' })).toBeHidden();
  await page.getByRole('link', { name: 'Ver todos' }).click();
  await expect(page.getByRole('heading', { name: 'Plano da outra' })).toBeVisible();
});

// Every run: hostile-text.spec.ts.
test('T36: hostile text in a patient’s fields is shown as text @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const payload = '<img src=x onerror=alert(1)>"\'><script>alert(2)</script>';
  await api.create('Paciente', { nome: payload, telefone: '<b>1</b>', observacoes: payload });
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()) && dialog.dismiss());
  await page.goto('/Pacientes');
  await expect(page.getByRole('heading', { name: payload })).toBeVisible();
  await page.getByRole('button', { name: `Editar ${payload}` }).click();
  await expect(page.getByLabel('Nome Completo *')).toHaveValue(payload);
  expect(dialogs).toEqual([]);
});

// Every run: entities/visibility.test.ts of the server.
test("a nutritionist sees her own patients, never another's @desk", { tag: '@full' }, async ({
  page,
  account,
  api,
  server,
}) => {
  await apiOf(server, (await account()).token).create('Paciente', { nome: 'De Outra Pessoa' });
  await api.create('Paciente', marina);
  await page.goto('/Pacientes');
  await expect(patientCard(page, 'Marina Alves')).toBeVisible();
  await expect(patientCard(page, 'De Outra Pessoa')).toBeHidden();
});
