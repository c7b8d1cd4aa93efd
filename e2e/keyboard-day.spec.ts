import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/signed-in.ts';

/** Presses Tab until the control has the focus, as a person without a mouse does. */
async function tabTo(page: Page, target: Locator, most = 60) {
  await expect(target).toBeVisible();
  for (let step = 0; step < most; step++) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The control cannot be reached by Tab');
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('a working day by keyboard alone: patient, plan, link, deletion, undo @desk', async ({ page, api }) => {
  await page.goto('/');
  await press(page, link(page, 'Pacientes'));
  await expect(page.locator('main')).toBeFocused();
  await press(page, button(page, 'Novo Paciente'));
  await expect(page.getByLabel('Nome Completo *')).toBeFocused();
  await page.keyboard.type('Marina Alves');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Paciente salvo')).toBeVisible();
  await expect(button(page, 'Novo Paciente')).toBeFocused();

  await press(page, page.getByRole('link', { name: /Novo cardápio para Marina/ }));
  await expect(page.locator('main')).toBeFocused();
  await tabTo(page, page.getByLabel('Título do Cardápio *'));
  await page.keyboard.type('Plano de março');
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Marina Alves');
  await press(
    page,
    page.getByRole('region', { name: 'Refeições' }).getByRole('button', { name: 'Criar Nova' }),
  );
  await expect(page.getByLabel('Nome da Refeição')).toBeFocused();
  await page.keyboard.type('Almoço');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cardápio salvo')).toBeVisible();
  await expect(page.getByLabel('Nome da Refeição')).toBeFocused();
  await page.keyboard.type(' e jantar');
  await press(page, button(page, 'Salvar Cardápio'));
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de março' })).toBeVisible();

  const isPublic = page.getByRole('switch', { name: 'Cardápio público' });
  await expect(isPublic).toHaveAttribute('aria-checked', 'true');
  await tabTo(page, isPublic);
  await page.keyboard.press('Space');
  await expect(isPublic).toHaveAttribute('aria-checked', 'false');
  await expect(isPublic).toBeFocused();
  await expect(button(page, 'Desfazer').first()).toBeVisible();
  await page.keyboard.press('F8');
  await expect(button(page, 'Desfazer').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(isPublic).toHaveAttribute('aria-checked', 'true');

  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Ações de Plano de março' }));
  // The menu may still be loading.
  await expect(page.getByRole('menuitem', { name: 'Visualizar' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Excluir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect(button(page, 'Cancelar')).toBeFocused();
  await press(page, button(page, 'Excluir'));
  await expect(page.getByText('Cardápio excluído')).toBeVisible();
  await page.keyboard.press('F8');
  await press(page, button(page, 'Desfazer').first());
  await expect(page.getByRole('article').getByText('Plano de março')).toBeVisible();
  expect(await api.all('Cardapio')).toMatchObject([
    { titulo: 'Plano de março', paciente_nome: 'Marina Alves', refeicoes: [{ nome: 'Almoço e jantar' }] },
  ]);
});
