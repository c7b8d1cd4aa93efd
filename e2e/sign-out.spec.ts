import type { Page } from '@playwright/test';
import { type Api, apiOf, type Plan } from './fixtures/api.ts';
import { titleField } from './fixtures/editor.ts';
import { openMenu } from './fixtures/screen.ts';
import { expect, test as signedIn } from './fixtures/signed-in.ts';

const test = signedIn.extend<{ plan: Plan; api: Api }>({
  /** Calls with a second session, because the session of the page ends. */
  api: async ({ server, person }, use) => {
    const { access_token } = await apiOf(server).call('POST', '/auth/login', person);
    await use(apiOf(server, access_token));
  },
  plan: async ({ api }, use) => use(await api.createPlan({ titulo: 'Plano de março' })),
});

const leftOnDevice = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Sair com alterações não salvas?' });
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click();

async function pressSair(page: Page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Sair' }).click();
}

test.beforeEach(({ problems }) => problems.allow(/status of 401/));

// Every run: unsaved/sign-out-question.test.tsx.
test('Sair with unsaved text: Ficar stays on the page, Salvar e sair saves the text and leaves nothing on the device @desk', {
  tag: '@full',
}, async ({ page, axe, api, plan }) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await pressSair(page);
  await axe(page);
  await answer(page, 'Ficar');
  await expect(question(page)).toBeHidden();
  await expect(titleField(page)).toHaveValue('Plano de abril');

  await pressSair(page);
  await answer(page, 'Salvar e sair');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await leftOnDevice(page)).toEqual([]);
  await expect.poll(() => api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de abril' });
});

// Every run: unsaved/edit-session.test.ts and unsaved/sign-out-question.test.tsx.
test('Ficar, pressed while Salvar e sair waits for the connection, saves the text and keeps the person signed in @desk', {
  tag: '@full',
}, async ({ page, context, problems, api, plan }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await context.setOffline(true);
  await pressSair(page);
  await answer(page, 'Salvar e sair');
  await expect(question(page)).toContainText('Sem conexão, vamos salvar assim que ela voltar.');
  await answer(page, 'Ficar');
  await context.setOffline(false);
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await expect(titleField(page)).toHaveValue('Plano de abril');
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de abril' });
});

// Every run: data/session.test.ts.
test('Sair e apagar discards the text in the editor and every draft @desk', { tag: '@full' }, async ({
  page,
  api,
  plan,
}) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await pressSair(page);
  await answer(page, 'Sair e apagar');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await leftOnDevice(page)).toEqual([]);
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de março' });
});

// Every run: unsaved/sign-out-question.test.tsx.
test('Salvar e sair also saves older drafts, and names a draft that it cannot save @desk', {
  tag: '@full',
}, async ({ page, api, plan }) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Guardado e saí');
  await page.getByRole('link', { name: 'Pacientes' }).click();
  await page.getByRole('button', { name: 'Guardar rascunho e sair' }).click();
  await page.getByRole('button', { name: 'Novo Paciente' }).click();
  await page.getByLabel('E-mail').fill('sem nome');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();

  await pressSair(page);
  await expect(question(page)).toContainText('Guardado e saí');
  await answer(page, 'Salvar e sair');
  await expect(question(page).getByRole('alert')).toContainText('Não foi possível salvar sem título');
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Guardado e saí' });
  await answer(page, 'Sair e apagar');
  await expect(page.getByRole('heading', { name: 'Entrar' })).toBeVisible();
  expect(await leftOnDevice(page)).toEqual([]);
});
