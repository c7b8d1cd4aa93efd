import type { Page } from '@playwright/test';
import { apiOf } from './fixtures/api.ts';
import { clara, patientCard } from './fixtures/pacientes.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test('from the card to the page: who the patient is, what to mind, and the tabs by keyboard', {
  tag: '@sizes-full',
}, async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', clara);
  await api.createPlan({ titulo: 'Plano de março', paciente_id: id, paciente_nome: clara.nome });
  await page.goto('/Pacientes');
  await patientCard(page, 'Clara Prado').getByRole('link', { name: 'Clara Prado', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Clara Prado' })).toBeVisible();
  await expect(page).toHaveTitle('Clara Prado · Alecrim');
  await expect(page.getByText(/\d+ anos · 23\/04\/1991/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp de Clara Prado' })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Restrições e preferências' }).getByRole('listitem'),
  ).toHaveText(['Alergia: amendoim', 'Intolerância: lactose', 'não gosta de jiló']);
  await expect(page.getByText('Retorno: 12/03/2030')).toBeVisible();
  const plan = page.getByRole('list', { name: 'Cardápios' }).getByRole('listitem');
  await expect(plan).toContainText(/Plano de março.*Alterado hoje às .*Link aberto.*Ainda não foi aberto/);
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);

  await tab(page, 'Cardápios').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Medidas')).toBeFocused();
  await expect(page).toHaveURL(/aba=medidas/);
  await page.keyboard.press('End');
  await expect(tab(page, 'Privacidade')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Consentimentos' })).toBeVisible();
  await expect(page.getByText('Nenhum consentimento registrado.')).toBeVisible();
  await axe(page);
  await page.reload();
  await expect(page.getByText('Nenhum consentimento registrado.')).toBeVisible();
  await tab(page, 'Anotações').click();
  await expect(page.getByRole('heading', { name: 'Nenhuma anotação' })).toBeVisible();
  expect(await hasNoSideScroll(page)).toBe(true);
  await axe(page);
});

// Every run: app/shell/sidebar.test.tsx and features/cardapio/editor/new-plan.test.tsx.
test('the sidebar keeps Pacientes highlighted, and a plan and the editor lead to the patient @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.create('Paciente', clara);
  const plan = await api.createPlan({ titulo: 'Plano', paciente_id: id, paciente_nome: clara.nome });
  for (const [address, link] of [
    ['/', 'Clara Prado'],
    [`/VisualizarCardapio?id=${plan.id}`, 'Clara Prado'],
    [`/EditarCardapio?id=${plan.id}`, 'Ver paciente'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clara Prado' })).toBeVisible();
  }
  const items = page.getByRole('navigation', { name: 'Principal' });
  await expect(items.getByRole('link', { name: 'Pacientes' })).toHaveAttribute('aria-current', 'true');
});

test('a goal that is being written survives a reload as a draft, and the form shows the same record @phone', async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', clara);
  await page.goto(`/Paciente?id=${id}`);
  await page.getByRole('button', { name: 'Editar objetivo' }).click();
  await expect(page.getByLabel('Objetivo')).toBeFocused();
  await page.getByLabel('Objetivo').fill('Correr 10 km em agosto.');
  await axe(page);
  await page.reload();

  const draft = page.getByRole('region', { name: 'Rascunho recuperado' });
  await expect(draft).toContainText('Clara Prado: Objetivo');
  await draft.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByLabel('Objetivo')).toHaveValue('Correr 10 km em agosto.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Paciente salvo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar objetivo' })).toBeFocused();
  await expect(page.getByText('Correr 10 km em agosto.')).toBeVisible();
  expect(await api.get('Paciente', id)).toMatchObject({
    objetivo: 'Correr 10 km em agosto.',
    email: clara.email,
  });

  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Clara Prado Lima');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Prado Lima' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeFocused();
});

// Every run: features/records/record-page.test.tsx (conflict).
test('two tabs that write the same goal: the second is asked, and nothing is overwritten @desk', {
  tag: '@full',
}, async ({ page, api, problems }) => {
  problems.allow(/status of 409/);
  const { id } = await api.create('Paciente', clara);
  await page.goto(`/Paciente?id=${id}`);
  await page.getByRole('button', { name: 'Editar objetivo' }).click();
  await page.getByLabel('Objetivo').fill('Desta aba');
  await api.change('Paciente', id, { objetivo: 'De outra aba' });
  await page.getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('alertdialog', { name: /foi alterado em outra aba/ });
  await question.getByRole('button', { name: 'Substituir pela minha versão' }).click();
  await expect(page.getByText('Paciente salvo')).toBeVisible();
  expect(await api.get('Paciente', id)).toMatchObject({ objetivo: 'Desta aba' });
});

// Every run: pages/pacientes.test.tsx and entities/visibility.test.ts of the server.
test('another account finds no patient, no note and no file at the address @desk', { tag: '@full' }, async ({
  page,
  api,
  account,
  signIn,
  server,
  axe,
  problems,
}) => {
  problems.allow(/status of 404/);
  const { id } = await api.create('Paciente', clara);
  const note = await api.create('Consulta', { paciente_id: id, data: '2026-03-12', texto: 'Em segredo' });
  const other = await account({ full_name: 'Outra Pessoa' });
  expect((await apiOf(server, other.token).send('GET', `/entities/Consulta/${note.id}`)).status).toBe(404);
  await signIn(page, other);
  await page.goto(`/Paciente?id=${id}`);
  await expect(page.getByRole('heading', { name: 'Paciente não encontrado' })).toBeVisible();
  await expect(page.getByText('Clara')).toHaveCount(0);
  await axe(page);
  await page.getByRole('link', { name: 'Ver pacientes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
});

test('the summary for paper has no note until one is asked for @desk', async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', clara);
  await api.create('Consulta', { paciente_id: id, data: '2026-03-12', texto: 'Só para o consultório.' });
  await page.goto(`/Paciente?id=${id}`);
  await page.getByRole('link', { name: 'Imprimir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clara Prado' })).toBeVisible();
  await expect(page.getByText('Lactose, não gosta de jiló, Amendoim')).toBeVisible();
  await expect(page.getByText('Só para o consultório.')).toHaveCount(0);
  await page.getByLabel('Anotações no resumo').selectOption('Última anotação');
  await expect(page.getByText('Só para o consultório.')).toBeVisible();
  await axe(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar como PDF' })).toBeHidden();
  await expect(page.getByText('Perder 4 kg até julho.')).toBeVisible();
});
