import type { Page } from '@playwright/test';
import { titleField } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: ui/lazy-dialog.test.tsx.
test('a dialog whose script does not load leaves the editor and its text, and opens at another try @desk', {
  tag: '@full',
}, async ({ page, problems }) => {
  problems.allow(/Failed to load resource|dynamically imported module/);
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano de março');
  await page.route(/library-dialog.*\.js/, (route) => route.abort());
  const open = page.getByRole('region', { name: 'Refeições' }).getByRole('button', { name: 'Da Biblioteca' });
  await open.click();
  const notice = page.getByRole('alertdialog', { name: 'Não foi possível abrir' });
  await expect(notice).toBeVisible();
  await page.unroute(/library-dialog.*\.js/);
  await notice.getByRole('button', { name: 'Fechar' }).click();
  await expect(titleField(page)).toHaveValue('Plano de março');
  await open.click();
  // An engine that refuses a script for good after one failure offers to load the page again; the text is a draft then.
  const dialog = page.getByRole('dialog', { name: 'Refeições da Biblioteca' });
  await expect(dialog.or(notice)).toBeVisible();
  await expect(titleField(page)).toHaveValue('Plano de março');
});

// Every run: unsaved/edit-session.test.ts and keyboard-day.spec.ts.
test('Ctrl+S saves and stays; what is typed next goes on in the same plan, and the button leads to the plan @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await page.goto('/CriarCardapio');
  await titleField(page).fill('Plano');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cardápio salvo')).toBeVisible();
  await expect(titleField(page)).toBeFocused();
  await titleField(page).fill('Plano de março');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  await titleField(page).fill('Plano de abril');
  await page.getByRole('button', { name: 'Salvar Cardápio' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
  expect((await api.all('Cardapio')).map(({ titulo }) => titulo)).toEqual(['Plano de abril']);
});

// Every run: unsaved/leave-question.test.tsx and pages/dashboard.test.tsx.
test('Salvar e sair saves and follows the link; a draft is named on the Dashboard with its plan and patient @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const plan = await api.createPlan({ titulo: 'Plano', paciente_nome: 'Marina Alves' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano A');
  await page.getByRole('link', { name: 'Pacientes' }).click();
  await page.getByRole('button', { name: 'Salvar e sair' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pacientes' })).toBeVisible();
  expect(await api.get('Cardapio', plan.id)).toMatchObject({ titulo: 'Plano A' });

  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await titleField(page).fill('Plano B');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Guardar rascunho e sair' }).click();
  await page.getByRole('link', { name: 'Novo Cardápio' }).click();
  await titleField(page).fill('Outro plano');
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.getByRole('button', { name: 'Guardar rascunho e sair' }).click();
  const drafts = page.getByRole('region', { name: 'Rascunhos guardados' });
  await expect(drafts.getByRole('listitem')).toHaveCount(2);
  await expect(drafts).toContainText('Alterações não salvas: “Plano B”, de Marina Alves');
  await expect(drafts).toContainText('Cardápio novo, não salvo: “Outro plano”');
  await expect(page.getByRole('article').getByText('Alterações não salvas')).toBeVisible();
  await axe(page);
});

test('a notice does not cover Salvar Perfil @phone', async ({ page }) => {
  await page.goto('/Perfil');
  const save = page.getByRole('button', { name: 'Salvar Perfil' });
  await page.getByLabel('Especialidade').fill('Nutrição clínica');
  await save.click();
  await expect(page.getByText('Perfil salvo')).toBeVisible();
  const isCovered = await save.evaluate((button) => {
    button.scrollIntoView({ block: 'end' });
    const { x, y, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isCovered).toBe(false);
});

test('with a phone’s keyboard open, six lines of text stay visible above the bar @phone', async ({
  page,
  api,
}) => {
  const plan = await api.createPlan({ titulo: 'Plano' });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await page.getByRole('switch', { name: /Calorias e macros/ }).click();
  await expect(page.getByRole('region', { name: 'Calorias e macros do dia' })).toBeVisible();
  const visible = await page.evaluate(async () => {
    const height = 320;
    const viewport = window.visualViewport as VisualViewport;
    Object.defineProperty(viewport, 'height', { get: () => height });
    viewport.dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 100));
    const bar = document.querySelector('button[type=submit]')?.closest('.sticky') as HTMLElement;
    const header = document.querySelector('header') as HTMLElement;
    return height - bar.offsetHeight - header.offsetHeight;
  });
  expect(visible / 26).toBeGreaterThanOrEqual(6);
  await expect(page.getByRole('button', { name: 'Salvar Cardápio' })).toBeVisible();
});

const SMALL = `
  [...document.querySelectorAll('button, [role=switch], [role=radio], select, input:not([type=hidden]), main a')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => !one.closest('p, h1, h2, h3, [aria-hidden=true], .sr-only'))
    .map((one) => ({ box: (one.closest('label') ?? one).getBoundingClientRect(), name: one.outerHTML.slice(0, 120) }))
    .filter(({ box }) => box.width > 1 && box.height > 1 && box.height < 43.5)
    .map(({ box, name }) => Math.round(box.height) + ' ' + name)`;

const small = (page: Page) => page.evaluate<string[]>(SMALL);

test('what a finger presses on a phone is at least 44 pixels high @phone', async ({ page, api }) => {
  const plan = await api.createPlan({ titulo: 'Plano', paciente_nome: 'Marina Alves' });
  await api.create('Paciente', { nome: 'Marina Alves' });
  for (const path of [
    '/',
    '/Pacientes',
    '/GerenciarOrientacoes',
    `/VisualizarCardapio?id=${plan.id}`,
    '/Excluidos',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await small(page), path).toEqual([]);
  }
});
