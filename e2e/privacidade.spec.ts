import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Api } from './fixtures/api.ts';
import { expect, test } from './fixtures/signed-in.ts';

async function aPatientWithPlan(api: Api) {
  const paciente = await api.create('Paciente', { nome: 'Clara Prado', email: 'clara@example.com' });
  const plan = { titulo: 'Plano da Clara', paciente_id: paciente.id, paciente_nome: paciente.nome };
  const cardapio = await api.create('Cardapio', plan);
  await api.change('Cardapio', cardapio.id, { ativo: false });
  return { paciente, cardapio };
}

async function openPrivacy(page: Page, name: string) {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: `Privacidade de ${name}` }).click();
  return page.getByRole('dialog', { name: 'Privacidade' });
}

test('L01 L02: a consent is recorded and revoked in one click; L10: the trail lists both @phone', async ({
  page,
  axe,
  api,
}) => {
  await aPatientWithPlan(api);
  const dialog = await openPrivacy(page, 'Clara Prado');
  await expect(dialog.getByText('O atendimento não precisa de consentimento')).toBeVisible();
  await dialog.getByRole('button', { name: 'Registrar consentimento' }).click();
  await dialog.getByLabel('Finalidade').selectOption('Pesquisa ou ensino');
  await dialog.getByLabel('Como foi dado').selectOption('WhatsApp');
  await dialog.getByRole('button', { name: 'O paciente concordou' }).click();
  const consent = dialog.getByRole('list', { name: 'Consentimentos' }).getByRole('listitem');
  await expect(consent).toContainText(/Em vigor.*Dado em .* · WhatsApp · registrado por Ana Prado/);
  await axe(page);
  await consent.getByRole('button', { name: 'Revogar Pesquisa ou ensino' }).click();
  await expect(consent).toContainText('Revogado');

  await dialog.getByRole('tab', { name: 'Registro' }).click();
  const trail = dialog.getByRole('list', { name: 'Registro de acessos' });
  await expect(trail).toContainText('Consentimento revogado: Pesquisa ou ensino');
  await expect(trail).toContainText('Link público do cardápio “Plano da Clara” desativado');
  await expect(trail).toContainText('Cadastro criado');
  await axe(page);
});

test('L04: all data of a patient come as a JSON file and as a page to print @desk', async ({
  page,
  axe,
  api,
}) => {
  const { cardapio } = await aPatientWithPlan(api);
  const dialog = await openPrivacy(page, 'Clara Prado');
  await dialog.getByRole('tab', { name: 'Dados' }).click();
  await axe(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Exportar em JSON' }).click(),
  ]);
  const report = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(report).toMatchObject({ formato: 'alecrim-paciente', paciente: { nome: 'Clara Prado' } });
  expect(JSON.stringify(report)).not.toContain(cardapio.token_publico);

  await dialog.getByRole('link', { name: 'Relatório para imprimir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dados de Clara Prado' })).toBeVisible();
  await expect(page.getByText('Dados deste paciente exportados').first()).toBeVisible();
  await axe(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar como PDF' })).toBeHidden();
  await expect(page.getByText('Plano da Clara', { exact: true })).toBeVisible();
});

// Every run: features/pacientes/privacy/erase-form.test.tsx, and the bin in excluidos.spec.ts.
test('L07: anonymising asks for the password; L08: erasing first states the 20-year rule @desk', {
  tag: '@full',
}, async ({ page, axe, api, person }) => {
  const { paciente } = await aPatientWithPlan(api);
  const dialog = await openPrivacy(page, 'Clara Prado');
  await dialog.getByRole('tab', { name: 'Dados' }).click();
  await dialog.getByRole('button', { name: 'Anonimizar ou eliminar' }).click();
  await expect(dialog.getByRole('radio', { name: /^Anonimizar/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /^Eliminar tudo/ }).check();
  await expect(dialog.getByText(/Lei 13\.787\/2018/)).toBeVisible();
  await axe(page);
  await dialog.getByLabel('Sua senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Eliminar para sempre' }).click();
  await expect(dialog.getByText('Confirme que sabe do prazo de 20 anos.')).toBeVisible();

  await dialog.getByRole('radio', { name: /^Anonimizar/ }).check();
  await dialog.getByRole('button', { name: 'Anonimizar', exact: true }).click();
  await expect(page.getByText('Paciente anonimizado', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const name = `Paciente anonimizado ${paciente.id.slice(-4)}`;
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('Clara')).toHaveCount(0);
});

// Every run: pages/pacientes.test.tsx and fields/age.test.ts.
test('L03: the form asks for the guardian of a minor, and of no adult @desk', { tag: '@full' }, async ({
  page,
  axe,
  api,
}) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  const guardian = dialog.getByLabel('Nome do responsável');
  await dialog.getByLabel('Nome Completo *').fill('Téo');
  await expect(guardian).toBeHidden();
  const year = new Date().getFullYear() - 7;
  await dialog.getByLabel('Data de Nascimento', { exact: true }).pressSequentially(`0101${year}`);
  await expect(guardian).toBeVisible();
  await axe(page);
  await guardian.fill('Regina');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  const [saved] = await api.all('Paciente');
  expect(saved).toMatchObject({ version: 1, nome: 'Téo', responsavel_nome: 'Regina' });
});
