import { expect, test } from './fixtures/signed-in.ts';

test('a server that goes down in mid-save loses nothing that was typed @desk', async ({
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

test('an answer that gets lost makes no second patient and swallows nothing typed since @desk', async ({
  page,
  problems,
  api,
}) => {
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
  // Not even after a reload, and what was typed since is saved too.
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

  // Whoever starts over means another one.
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

test('what was typed survives a step back and a reload, and a slip can be taken back @desk', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Recuperar' }).click();
  await expect(dialog.getByLabel('Nome Completo *')).toHaveValue('Marina Alves');
});

test('two tabs: a change in one shows in the other, and two edits of one patient never overwrite silently @desk', async ({
  page,
  problems,
  axe,
  api,
}) => {
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
  const question = page.getByRole('alertdialog', { name: 'Este paciente mudou em outro lugar' });
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

test('10,000 patients: a page at a time, found by search on the server @desk', async ({ page, api }) => {
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
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await page.getByPlaceholder('Buscar pacientes...').fill('paciente 4242');
  await expect(page.getByRole('heading', { name: 'Paciente 4242', exact: true })).toBeVisible();
  await expect(page.getByText('1 paciente encontrado')).toBeVisible();
});

test('a next page that fails says so and is asked for again only by a person @desk', async ({
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
  // Asked twice, and twice more when the page begins to listen for changes and looks for what it missed.
  expect(refused).toBeLessThanOrEqual(4);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page.getByRole('heading', { name: 'Paciente 0', exact: true })).toBeVisible();
});

test('without a network a save waits, says so, and happens when the network is back @desk', async ({
  page,
  context,
  problems,
}) => {
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
