import type { Page } from '@playwright/test';
import type { Plan } from './fixtures/api.ts';
import { edit, region, savePlan, titleField } from './fixtures/editor.ts';
import { endSessionDuring } from './fixtures/network.ts';
import { expect, test } from './fixtures/signed-in.ts';

const conflict = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Este cardápio foi alterado em outra aba ou aparelho' });

// Every run: unsaved/send-record.test.ts, and the server that stops in the journey below.
test('R11: a save without a network waits and is then sent once @desk', { tag: '@full' }, async ({
  page,
  context,
  problems,
  axe,
  api,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Escrito no avião');
  await context.setOffline(true);
  await savePlan(page);
  await expect(page.getByText('Aguardando conexão…')).toBeVisible();
  await axe(page);
  await titleField(page).fill('Escrito no avião, com calma');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Escrito no avião, com calma' })).toBeVisible();
  expect((await api.all('Cardapio')).map(({ titulo }) => titulo)).toEqual(['Escrito no avião, com calma']);
});

// Every run: unsaved/edit-session.test.ts.
test('when a waiting save is sent, text that cannot be saved yet stays in the editor @desk', {
  tag: '@full',
}, async ({ page, context, problems, api }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/);
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await context.setOffline(true);
  await savePlan(page);
  await expect(page.getByText('Aguardando conexão…')).toBeVisible();
  const notes = page.getByRole('textbox', { name: 'Observações finais' });
  await titleField(page).clear();
  await notes.fill('Escrito enquanto o título estava vazio.');
  await context.setOffline(false);
  await expect(page.getByText('Parte das alterações foi salva. Confira os campos marcados.')).toBeVisible();
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de abril' });
  await expect(page.getByText('Informe o título do cardápio')).toBeVisible();
  await expect(notes).toHaveValue('Escrito enquanto o título estava vazio.');

  await titleField(page).fill('Plano de maio');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de maio' })).toBeVisible();
  expect(await api.get('Cardapio', plan.id)).toMatchObject({
    titulo: 'Plano de maio',
    observacoes_finais: 'Escrito enquanto o título estava vazio.',
  });
});

// Every run: unsaved/edit-session.test.ts and data/entity-mutations.test.ts.
test('when the answer to a save is lost, the plan is created once and later typing is kept @desk', {
  tag: '@full',
}, async ({ page, problems, api }) => {
  problems.allow(/ERR_FAILED/);
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Primeira');
  let isLost = false;
  await page.route('**/entities/Cardapio', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    await titleField(page).fill('Primeira e segunda');
    await route.abort();
  });
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Primeira e segunda' })).toBeVisible();
  expect((await api.all('Cardapio')).map(({ titulo }) => titulo)).toEqual(['Primeira e segunda']);
});

test('R12: when the session ends during an edit, sign-in opens over the page, no character is lost and the save continues @desk', {
  tag: ['@firefox'],
}, async ({ page, problems, api, person }) => {
  problems.allow(/status of 401/);
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await endSessionDuring(page, 'PUT', `**/entities/Cardapio/${plan.id}`, api);
  await savePlan(page);
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await again.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
});

// Every run: unsaved/send-record.test.ts and record-page.test.tsx.
test('a refused save says why, and the text stays @desk', { tag: '@full' }, async ({ page, problems }) => {
  problems.allow(/status of 507/);
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano');
  await page.route('**/entities/Cardapio', (route) =>
    route.fulfill({ status: 507, json: { code: 'STORAGE_FULL' } }),
  );
  await savePlan(page);
  await expect(page.getByText('O disco do servidor está cheio.')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Plano');
  await page.unroute('**/entities/Cardapio');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano' })).toBeVisible();
});

/** This page has an unsaved title, and another tab has saved another breakfast. */
const inTwoTabs = test.extend<{ plan: Plan }>({
  plan: async ({ page, context, api, problems }, use) => {
    problems.allow(/status of 409/);
    const plan = await api.createPlan({ titulo: 'Plano de março' });
    await page.goto(`/EditarCardapio?id=${plan.id}`);
    await titleField(page).fill('O meu título');
    const other = await context.newPage();
    await other.goto(`/EditarCardapio?id=${plan.id}`);
    await edit(other, 'Refeição 1');
    await other.getByLabel('Itens da Opção 1').fill('1 pão francês (50 g)\n1 pera');
    await savePlan(other);
    await expect(other).toHaveURL(/Visualizar/);
    await use(plan);
  },
});

inTwoTabs(
  'R09: when two tabs save one plan, the second compares both texts and keeps its own as a copy @desk',
  async ({ page, axe, api, plan }) => {
    await expect(page.getByText('Este cardápio foi alterado em outra aba ou aparelho')).toBeVisible();
    await savePlan(page);
    await expect(conflict(page)).toBeVisible();
    await conflict(page).getByRole('button', { name: 'Comparar' }).click();
    const mine = page.getByRole('region', { name: 'O que você mudou' });
    await expect(mine).toContainText('Título: “Plano de março” virou “O meu título”.');
    const theirs = page.getByRole('region', { name: 'O que mudou na outra versão' });
    await expect(theirs).toContainText('Refeição “Café da manhã”');
    await expect(theirs).toContainText('Opção 1: entrou “1 pera”.');
    await axe(page);
    await conflict(page).getByRole('button', { name: 'Salvar o meu como cópia' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'O meu título (Cópia)' })).toBeVisible();

    const all = await api.all('Cardapio');
    expect(all.map(({ titulo }) => titulo).sort()).toEqual(['O meu título (Cópia)', 'Plano de março']);
    expect(new Set(all.map(({ token_publico }) => token_publico)).size).toBe(2);
    const original = await api.get('Cardapio', plan.id);
    expect(original.refeicoes[0]?.opcoes?.[0]?.itens).toEqual(['1 pão francês (50 g)', '1 pera']);
  },
);

// Every run: features/records/record-page.test.tsx (conflict) and unsaved/edit-session.test.ts.
inTwoTabs(
  'of two tabs: closing the question leaves the text; Recarregar opens the saved version and keeps it as a draft @desk',
  { tag: '@full' },
  async ({ page, plan: _plan }) => {
    await savePlan(page);
    await expect(conflict(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(titleField(page)).toHaveValue('O meu título');
    await savePlan(page);
    await conflict(page).getByRole('button', { name: 'Recarregar' }).click();
    await expect(conflict(page)).toBeHidden();
    await expect(titleField(page)).toHaveValue('Plano de março');
    await expect(region(page, 'Refeição 1').getByText('1 pera', { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Rascunho recuperado' })).toContainText('O meu título');
  },
);

test('a link that another tab closed is no conflict, and the save leaves it closed @desk', async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of 409/);
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await api.change('Cardapio', plan.id, { ativo: false });
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de abril', ativo: false });
});

// Every run: unsaved/edit-session.test.ts.
test('a plan that was deleted during the edit can be saved as a new plan @desk', { tag: '@full' }, async ({
  page,
  problems,
  api,
}) => {
  problems.allow(/status of 404/);
  const plan = await api.createPlan({ titulo: 'Plano de março' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await api.remove('Cardapio', plan.id);
  await savePlan(page);
  const question = page.getByRole('alertdialog', { name: 'Este cardápio foi excluído' });
  await question.getByRole('button', { name: 'Salvar o meu como cópia' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril (Cópia)' })).toBeVisible();
});

// Every run: the refused save above, and platform/http/bounds.test.ts of the server.
test('a plan that is too large is refused with the reason, and the text stays @desk', {
  tag: '@full',
}, async ({ page, problems, api }) => {
  problems.allow(/status of 413/);
  const lines = (count: number) => Array<string>(count).fill('Coma devagar. '.repeat(120));
  const orientacoes = [300, 300, 1].map((count, i) => ({ titulo: `Parte ${i}`, itens: lines(count) }));
  const plan = await api.createPlan({ titulo: 'Enciclopédia', refeicoes: [], receitas: [], orientacoes });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await edit(page, 'Orientação 3');
  const last = region(page, 'Orientação 3').getByLabel('Itens');
  const typed = `${lines(30).join('\n')}\nE beba água.`;
  await last.fill(typed);
  await savePlan(page);
  await expect(page.getByText('Este cardápio é grande demais para salvar')).toBeVisible();
  await expect(last).toHaveValue(/E beba água\.$/);
  expect(await api.all('Cardapio')).toMatchObject([{ version: plan.version }]);
  await last.fill('Uma linha só');
  await savePlan(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Enciclopédia' })).toBeVisible();
});
