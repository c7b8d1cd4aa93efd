import type { Page } from '@playwright/test';
import type { Plan } from './fixtures/api.ts';
import { titleField } from './fixtures/editor.ts';
import { expect, test as signedIn } from './fixtures/signed-in.ts';

const test = signedIn.extend<{ plan: Plan }>({
  plan: async ({ api }, use) => use(await api.createPlan({ titulo: 'Plano de março' })),
});

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('alecrim:rascunho:')));
const draftText = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('alecrim:rascunho:'))
      .map(([, value]) => value)
      .join(),
  );
const recovered = (page: Page) => page.getByRole('region', { name: 'Rascunho recuperado' });

test('when a tab crashes during an edit, the draft is offered and restored @desk', async ({
  page,
  context,
  axe,
  api,
  plan,
}) => {
  test.slow();
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano de abril');
  await page.getByRole('button', { name: 'Adicionar Refeição', exact: true }).click();
  await page.keyboard.type('Pré-treino');
  await expect(page.getByText('Alterações não salvas')).toBeVisible();
  await expect.poll(() => draftText(page)).toContain('Pré-treino');
  const me = await api.me();
  const place = `alecrim:rascunho:${me.id}:Cardapio:${plan.id}:`;
  expect(await drafts(page)).toEqual([expect.stringMatching(new RegExp(`^${place}[\\w-]+$`))]);

  const other = await context.newPage();
  const crashed = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => {});
  await crashed;

  await other.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(recovered(other)).toContainText('Plano de abril');
  await expect(titleField(other)).toHaveValue('Plano de março');
  await axe(other);
  await recovered(other).getByRole('button', { name: 'Restaurar' }).click();
  await expect(recovered(other)).toBeHidden();
  await expect(titleField(other)).toHaveValue('Plano de abril');
  await expect(other.getByRole('button', { name: 'Editar Pré-treino' })).toBeVisible();
  await expect(other.getByText('Alterações não salvas')).toBeVisible();
  await other.getByRole('button', { name: 'Salvar Cardápio' }).click();
  await expect(other).toHaveURL(/Visualizar/);
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano de abril' });
  await expect.poll(() => drafts(other)).toEqual([]);
});

// Every run: unsaved/draft-store.test.ts, unsaved/edit-session.test.ts and record-page.test.tsx.
test('a discarded draft is gone, and a draft of one plan is not offered in another @desk', {
  tag: ['@firefox', '@full'],
}, async ({ page, plan }) => {
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Um plano novo');
  await expect.poll(() => draftText(page)).toContain('Um plano novo');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(titleField(page)).toBeVisible();
  await expect(recovered(page)).toBeHidden();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Rascunho guardado' })).toContainText('Um plano novo');
  await page.getByRole('link', { name: 'Continuar rascunho' }).click();
  await recovered(page).getByRole('button', { name: 'Descartar' }).click();
  await expect(recovered(page)).toBeHidden();
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await expect(titleField(page)).toHaveValue('');
  await expect(recovered(page)).toBeHidden();
});

test('the open draft of another tab is not offered as a lost draft @desk', async ({
  page,
  context,
  plan,
}) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Na primeira aba');
  await expect.poll(() => draftText(page)).toContain('Na primeira aba');
  const other = await context.newPage();
  await other.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(titleField(other)).toHaveValue('Plano de março');
  await expect(recovered(other)).toBeHidden();
});

// Every run: unsaved/edit-session.test.ts.
test('when the text is changed back, the page no longer counts it as unsaved @desk', {
  tag: '@full',
}, async ({ page, plan }) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Outro');
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await titleField(page).fill('Plano de março');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao cardápio' }).click();
  await expect(page).toHaveURL(/Visualizar/);
  // Until then the draft holds what can be undone.
  await expect.poll(() => drafts(page)).toEqual([]);
});

// Every run: lib/app-history.test.ts and unsaved/leave-question.test.tsx.
test('with unsaved changes, back and forward ask first and leave the history as it was @desk', {
  tag: ['@firefox', '@full'],
}, async ({ page, plan }) => {
  const menu = page.getByRole('navigation');
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  const stay = question.getByRole('button', { name: 'Continuar editando' });
  const lengthOfHistory = () => page.evaluate(() => history.length);
  await page.goto('/');
  await menu.getByRole('link', { name: 'Pacientes' }).click();
  await menu.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('button', { name: `Ações de ${plan.titulo}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(titleField(page)).toBeVisible();
  await menu.getByRole('link', { name: 'Meu Perfil' }).click();
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  await page.goBack();
  await titleField(page).fill('Mudei');
  const before = await lengthOfHistory();

  await page.evaluate(() => {
    history.back();
    history.back();
  });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/EditarCardapio/);
  await page.goBack();
  await expect(page).toHaveURL(/EditarCardapio/);
  await expect(question).toHaveCount(1);
  await stay.click();
  await expect(question).toBeHidden();
  await expect(titleField(page)).toHaveValue('Mudei');
  expect(await lengthOfHistory()).toBe(before);

  await page.goForward();
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/EditarCardapio/);
  await question.getByRole('button', { name: 'Guardar rascunho e sair' }).click();
  await expect(page).toHaveURL(/Perfil/);
  await expect(page.getByRole('heading', { name: 'Meu Perfil' })).toBeVisible();
  expect(await lengthOfHistory()).toBe(before);
  await page.goBack();
  await expect(recovered(page)).toContainText('Mudei');
});

// Every run: unsaved/leave-question.test.tsx.
test('a save opens the plan without a question; going back from a later edit asks @desk', {
  tag: '@full',
}, async ({ page, plan }) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Mudei');
  await page.getByRole('button', { name: 'Salvar Cardápio' }).click();
  await expect(page).toHaveURL(/VisualizarCardapio/);
  await page.getByRole('link', { name: 'Editar' }).click();
  await titleField(page).fill('Mudei de novo');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/EditarCardapio/);
  await question.getByRole('button', { name: 'Descartar alterações' }).click();
  await expect(page).toHaveURL(/VisualizarCardapio/);
  await expect(page.getByRole('heading', { name: 'Mudei', exact: true })).toBeVisible();
});

// Every run: unsaved/leave-question.test.tsx.
test('closing the tab with unsaved changes makes the browser ask @desk', { tag: '@full' }, async ({
  page,
  plan,
}) => {
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Mudei');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await expect(titleField(page)).toHaveValue('Mudei');
});
