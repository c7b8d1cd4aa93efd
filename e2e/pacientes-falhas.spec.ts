import { expect, test } from './fixtures/signed-in.ts';

// Every run: features/records/record-page.test.tsx.
test('when the server goes down during a save, the typed text stays @desk', { tag: '@full' }, async ({
  page,
  problems,
  server,
}) => {
  problems.allow(/ERR_CONNECTION|ERR_EMPTY|WebSocket|Failed to load|status of 50/);
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  await dialog.getByLabel('Observações').fill('Um texto longo que ninguém quer escrever duas vezes.');
  await server.stop();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Seu texto está guardado neste aparelho.')).toBeVisible();
  await dialog.getByLabel('Observações').press('End');
  await page.keyboard.type(' E mais uma frase.');

  await server.restart();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toHaveCount(1);
  await expect(page.getByText('E mais uma frase.')).toBeVisible();
});

// Every run: features/records/record-page.test.tsx and data/entity-mutations.test.ts.
test('when the answer to a save is lost, the patient is created once and later typing is kept @desk', {
  tag: '@full',
}, async ({ page, problems, api }) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  // The server saves, but its answer never arrives.
  await page.route('**/entities/Paciente', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Aguardando conexão…')).toBeVisible();
  // No second patient appears after a reload, and the later typing is saved too.
  await page.reload();
  await page.unroute('**/entities/Paciente');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await dialog.getByLabel('Observações').fill('Intolerância à lactose.');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toHaveCount(1);
  const patients = await api.all('Paciente');
  expect(patients).toMatchObject([{ nome: 'Marina Alves', observacoes: 'Intolerância à lactose.' }]);

  // Starting a new form creates another patient.
  await page.route('**/entities/Paciente', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await dialog.getByLabel('Nome Completo *').fill('Rui Barbosa');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Aguardando conexão…')).toBeVisible();
  await page.reload();
  await page.unroute('**/entities/Paciente');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await dialog.getByLabel('Nome Completo *').fill('Clara Nunes');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(page.getByRole('heading', { name: 'Clara Nunes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rui Barbosa' })).toBeVisible();
});

// Every run: features/records/record-page.test.tsx, and the goal that survives a reload in paciente.spec.ts.
test('typed text survives going back and a reload, and a dialog closed by accident reopens with its text @desk', {
  tag: '@full',
}, async ({ page }) => {
  await page.goto('/GerenciarReceitas');
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Receitas' })).toBeVisible();
  await page.goForward();
  await page.reload();
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Marina Alves');

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Abrir' }).click();
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Marina Alves');
});

// Every run: features/records/record-page.test.tsx (conflict), data/record-changes.test.ts and visualizar.spec.ts.
test('a change in one tab shows in the other, and two edits of one patient never overwrite each other silently @desk', {
  tag: '@full',
}, async ({ page, problems, axe, api }) => {
  problems.allow(/status of 409/);
  await api.create('Paciente', { nome: 'Marina Alves' });
  await page.goto('/Pacientes');
  const other = await page.context().newPage();
  await other.goto('/Pacientes');
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Editar Marina Alves' }).click();

  await other.getByLabel('Nome Completo *').fill('Marina Lima');
  await other.getByRole('button', { name: 'Salvar' }).click();
  await expect(other.getByRole('heading', { name: 'Marina Lima' })).toBeVisible();

  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Editar Paciente' });
  await dialog.getByLabel('Observações').fill('Da primeira aba');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Este paciente foi alterado em outra aba ou aparelho',
  });
  await question.getByRole('button', { name: 'Comparar' }).click();
  await expect(question).toContainText('Marina Lima');
  await expect(question).toContainText('Da primeira aba');
  await axe(page);
  await question.getByRole('button', { name: 'Recarregar' }).click();
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Marina Lima');
  await expect(dialog.getByRole('region', { name: 'Rascunho recuperado' })).toBeVisible();
  await dialog.getByLabel('Observações').fill('Da primeira aba');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await expect(other.getByText('Da primeira aba')).toBeVisible();
});

// Every run: data/entity-queries.test.ts and entities/query/paging.test.ts of the server.
test('10,000 patients are loaded page by page, and the server searches them @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  test.slow();
  for (const part of [0, 1]) {
    const patients = Array.from({ length: 5_000 }, (_, n) => ({ nome: `Paciente ${part * 5_000 + n}` }));
    await api.createMany('Paciente', patients);
  }
  await page.goto('/Pacientes');
  await expect(page.getByText('10.000 pacientes')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Pacientes' }).getByRole('heading');
  const first = await cards.count();
  expect(first).toBeLessThan(200);
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded();
  await expect(page.locator(`[aria-posinset="${first + 1}"]`)).toBeAttached();
  await page.getByPlaceholder('Buscar pacientes...').fill('paciente 4242');
  await expect(page.getByRole('heading', { name: 'Paciente 4242', exact: true })).toBeVisible();
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
});

test('when the next page fails to load, the list says so and loads it again only on request @desk', async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of 503/);
  const patients = Array.from({ length: 90 }, (_, n) => ({ nome: `Paciente ${n}` }));
  await api.createMany('Paciente', patients);
  let refused = 0;
  await page.route(/Paciente\/v2\/list.*cursor=/, (route) => {
    refused += 1;
    return route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE' } });
  });
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Carregar mais' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('O banco de dados não está respondendo');
  for (const top of [0, 100_000, 0, 100_000]) {
    await page.evaluate((to) => scrollTo(0, to), top);
    await page.evaluate(() => fetch('/api/health').then((answer) => answer.text()));
  }
  // Two requests, and two more when the page subscribes to changes and reads the list again.
  expect(refused).toBeLessThanOrEqual(4);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByRole('button', { name: 'Carregar mais' })).toBeHidden();
  // Only the rows near the screen are in the page, and the list grows while they are measured.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('heading', { name: 'Paciente 0', exact: true })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 20_000 });
});

// Every run: features/records/record-page.test.tsx and unsaved/send-record.test.ts.
test('without a network a save waits, says so, and is sent when the network is back @desk', {
  tag: '@full',
}, async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Novo Paciente' });
  await dialog.getByLabel('Nome Completo *').fill('Marina Alves');
  await context.setOffline(true);
  await expect(page.getByText('Você está sem conexão', { exact: false }).first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Seu texto está guardado neste aparelho.')).toBeVisible();
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();
});
