import { marina, patientCard } from './fixtures/pacientes.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: features/records/record-page.test.tsx.
test("'Editar' opens 'Editar Paciente' with the stored values, and closing resets the form @desk", {
  tag: '@full',
}, async ({ page, api }) => {
  await api.create('Paciente', marina);
  await api.create('Paciente', { nome: 'Bia Reis' });
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
  await expect(patientCard(page, 'Beatriz Reis')).toBeVisible();
});

// Every run: pages/pacientes.test.tsx.
test("the name is required ('Nome Completo *'), the e-mail must be valid, the other fields are optional @desk", {
  tag: '@full',
}, async ({ page }) => {
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
  await expect(patientCard(page, 'Marina')).toBeVisible();
});

test('a phone number is formatted around the cursor, and a date of birth is typed or picked @desk', async ({
  page,
}) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const phone = page.getByLabel('Telefone');
  // A digit typed in the middle stays there.
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
  // A pasted number is formatted.
  await phone.fill('');
  await phone.evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '+55 (21) 9 8765.4321');
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(phone).toHaveValue('(21) 98765-4321');

  const dialog = page.getByRole('dialog');
  const born = dialog.getByLabel('Data de Nascimento', { exact: true });
  await born.fill('1/2/80');
  await born.blur();
  await expect(born).toHaveValue('01/02/1980');
  await expect(dialog.getByText(/^\d+ anos$/)).toBeVisible();
  await expect(
    dialog.getByRole('button', { name: 'Escolher no calendário: Data de Nascimento' }),
  ).toBeVisible();
  // The second date of the form is that of the measures.
  await dialog
    .locator('input[type=date]')
    .first()
    .evaluate((input: HTMLInputElement) => {
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

test("on a phone the calendar button opens the browser's own date field, and no field makes an iPhone zoom @phone", async ({
  page,
}) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const button = page.getByRole('button', { name: 'Escolher no calendário: Data de Nascimento' });
  const reached = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.getAttribute('type');
  });
  expect(reached).toBe('date');
  // In landscape a phone is as wide as a tablet.
  await page.setViewportSize({ width: 844, height: 390 });
  const sizes = await page
    .locator('input:visible, select:visible, textarea:visible')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(5);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
});

// Every run: fields/paciente-fields.test.tsx, fields/decimal-text.test.ts and report-content/record.test.ts.
test('measures are typed as people write them, have their day, and are in the report of the patient @phone', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  await expect(dialog.getByLabel('Peso (kg)')).toBeHidden();
  await dialog.getByText('Medidas (opcional)').click();
  await dialog.getByLabel('Peso (kg)').fill('72,5');
  await dialog.getByLabel('Altura (cm)').fill('1,65');
  await dialog.getByLabel('Altura (cm)').blur();
  await dialog.getByLabel('Sexo').selectOption('Feminino');
  await dialog.getByLabel('Nível de atividade').selectOption('Pouco ativa');
  await expect(dialog.getByLabel('Altura (cm)')).toHaveValue('165');
  const day = await dialog.getByLabel('Medido em', { exact: true }).inputValue();
  expect(day).toMatch(/^\d{2}\/\d{2}\/\d{4}$/);
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  const [paciente] = await api.all('Paciente');
  expect(paciente).toMatchObject({ peso_kg: 72.5, altura_cm: 165, sexo: 'feminino', atividade: 'leve' });
  expect(paciente?.medidas_em?.split('-').reverse().join('/')).toBe(day);

  await page.getByRole('button', { name: 'Editar Marina Alves' }).click();
  await expect(page.getByLabel('Peso (kg)')).toHaveValue('72,5');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await page.goto(`/Pacientes?relatorio=${paciente?.id}`);
  for (const text of ['72,5', '165', 'Feminino', 'Pouco ativa', day])
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  // The weight is a measurement of that day, and the report holds it.
  await expect(page.getByRole('heading', { level: 3, name: day })).toBeVisible();
});
