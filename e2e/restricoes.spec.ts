import type { Page } from '@playwright/test';
import { edit, savePlan } from './fixtures/editor.ts';
import { openFindings } from './fixtures/plan-page.ts';
import { avoidingPatient, lines, warningBadge, writePlanFor } from './fixtures/restricoes.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const warnings = (page: Page) => page.getByRole('dialog', { name: 'Avisos de restrição' });

// Every run: features/restricoes/notes-offers.test.tsx and fields/restricoes-field.test.tsx.
test('what the notes say is offered and becomes a restriction only by a press', { tag: '@full' }, async ({
  page,
  api,
  axe,
}) => {
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Novo Paciente' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome Completo *').fill('Marina Alves');
  await form.getByLabel('Observações').fill('Tem alergia a camarão. Intolerância à lactose.');
  await expect(form.getByText(/Nas observações: alergia a camarão/)).toBeVisible();
  await form.getByRole('button', { name: /Adicionar às restrições: alergia a camarão/ }).click();
  await form.getByRole('button', { name: /Adicionar às restrições: intolerância à lactose/ }).click();
  await expect(form.getByText(/Nas observações/)).toBeHidden();
  await form.getByLabel('Outra restrição ou preferência').fill('jiló');
  await page.keyboard.press('Enter');
  await form.getByLabel('Motivo: jiló').selectOption('Escolha ou preferência');
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);
  await form.getByRole('button', { name: /Salvar|Cadastrar|Criar/ }).click();
  await expect(form).toBeHidden();
  const [stored] = await api.all('Paciente');
  expect(stored?.restricoes.map(({ motivo }) => motivo).sort()).toEqual([
    'alergia',
    'escolha',
    'intolerancia',
  ]);
});

// Every run: guard-frame.test.tsx and warnings.test.ts.
test('milk is warned about and milk without lactose is not; an accepted warning stays accepted', {
  tag: ['@sizes-full', '@full'],
}, async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  await writePlanFor(page, id, ['1 copo de leite sem lactose']);
  await expect(warningBadge(page, 'Nenhum aviso de restrição')).toBeVisible();
  await lines(page).fill('1 copo de leite sem lactose\n1 copo de leite');
  await warningBadge(page, '1 aviso de restrição').click();
  const item = warnings(page).getByRole('listitem').filter({ hasText: '1 copo de leite' }).first();
  await expect(item).toContainText('Contém');
  await expect(item).toContainText('Lactose (intolerância)');
  await expect(item).toContainText('Café da manhã, opção 1');
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);

  await item.getByRole('button', { name: /^Ir ao item/ }).click();
  await expect(lines(page)).toBeFocused();
  const selected = await lines(page).evaluate((area: HTMLTextAreaElement) => [
    area.selectionStart,
    area.selectionEnd,
  ]);
  expect(selected).toEqual([38, 43]);

  await warningBadge(page, '1 aviso de restrição').click();
  await warnings(page)
    .getByRole('button', { name: /^Aceitar: leite/ })
    .click();
  await expect(warnings(page).getByRole('button', { name: /^Desfazer aceite/ })).toBeVisible();
  await warnings(page).getByRole('button', { name: 'Fechar' }).last().click();
  await expect(warningBadge(page, 'Nenhum aviso de restrição')).toBeVisible();

  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  await openFindings(page);
  await page.getByText('Nenhum aviso de restrição').click();
  await expect(page.getByRole('list', { name: 'Avisos de restrição' })).toContainText('aceito em');
  await axe(page);
  const [plan] = await api.all('Cardapio');
  expect(plan?.avisos_aceitos).toMatchObject([{ texto: '1 copo de leite' }]);

  await page.goto(`/EditarCardapio?id=${plan?.id}`);
  await page.reload();
  await expect(warningBadge(page, 'Nenhum aviso de restrição')).toBeVisible();
  await edit(page, 'Refeição 1');
  await lines(page).fill('2 copos de leite');
  await expect(warningBadge(page, '1 aviso de restrição')).toBeVisible();
});

// Every run: features/restricoes/guard-frame.test.tsx and duplicate.test.ts of packages/domain.
test('what was accepted for one patient is gone in a copy and for another patient @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  const other = await api.create('Paciente', { ...avoidingPatient(), nome: 'Bruno Lima' });
  const avisos_aceitos = [
    { restricao: 'lactose|leite', texto: '1 copo de leite', aceito_em: '2026-03-12T12:00:00.000Z' },
  ];
  const refeicoes = [{ id: 'r', nome: 'Café da manhã', opcoes: [{ id: 'o', itens: ['1 copo de leite'] }] }];
  const text = { receitas: [], orientacoes: [], observacoes_finais: '' };
  const plan = await api.createPlan({
    ...text,
    paciente_id: id,
    paciente_nome: 'Marina Alves',
    refeicoes,
    avisos_aceitos,
  });

  await page.goto('/');
  await page
    .getByRole('button', { name: /^Ações/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Duplicar', exact: true }).click();
  await expect.poll(async () => (await api.all('Cardapio')).length).toBe(2);
  const copy = (await api.all('Cardapio')).find((one) => one.id !== plan.id);
  expect(copy?.avisos_aceitos).toEqual([]);

  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await expect(warningBadge(page, 'Nenhum aviso de restrição')).toBeVisible();
  await page.getByRole('button', { name: 'Remover paciente' }).click();
  await page.getByRole('combobox', { name: 'Paciente' }).fill('Bruno');
  await page.getByRole('option', { name: /Bruno Lima/ }).click();
  await expect(warningBadge(page, '1 aviso de restrição')).toBeVisible();
  await savePlan(page);
  await expect(page).toHaveURL(/VisualizarCardapio/);
  const saved = await api.get('Cardapio', plan.id);
  expect([saved.paciente_id, saved.avisos_aceitos]).toEqual([other.id, []]);
  await openFindings(page);
  await expect(page.locator('summary', { hasText: '1 aviso de restrição' })).toBeVisible();
});

// Every run: restrictions/check-line.test.ts of packages/nutrition and alimento-dialog.test.tsx.
test('an own food that was checked on its label is known by its tags @desk', { tag: '@full' }, async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  await page.goto('/MeusAlimentos');
  await page.getByRole('button', { name: 'Novo Alimento' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Nome do alimento *').fill('Bebida da casa');
  await form.getByLabel('Energia (kcal) *').fill('50');
  await form.getByRole('checkbox', { name: 'Lactose' }).check();
  await form.getByRole('checkbox', { name: /^Conferi no rótulo/ }).check();
  await axe(page);
  await form.getByRole('button', { name: /Salvar|Criar|Cadastrar/ }).click();
  await expect(form).toBeHidden();
  const [food] = await api.all('Alimento');
  expect([food?.contem, food?.conteudo_conferido]).toEqual([['lactose'], true]);
  await writePlanFor(page, id, ['200 ml de bebida da casa']);
  await expect(warningBadge(page, '1 aviso de restrição')).toBeVisible();
});
