import type { Page } from '@playwright/test';
import { choose, region } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

const meals = ['Desjejum', 'Almoço'].map((nome, n) => ({
  id: `m${n}`,
  nome,
  opcoes: [{ id: `o${n}`, numero: 1, itens: [`Item de ${nome}`] }],
}));

interface KeptDraft {
  content: Record<string, unknown>;
  history: { done: unknown[]; undone: unknown[] };
}

/** What this device stores of the editor: the text and the steps. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('alecrim:rascunho:')) ?? '';
    return JSON.parse(localStorage.getItem(key) ?? 'null') as KeptDraft | null;
  });

const counts = async (page: Page) => {
  const { done = [], undone = [] } = (await stored(page))?.history ?? {};
  return [done.length, undone.length];
};

async function press(page: Page, keys: string, times: number) {
  for (let count = 0; count < times; count++) await page.keyboard.press(keys);
}

/** Thirty steps: words, parts, moves, copies and removals, in several fields. */
async function writeThirtySteps(page: Page) {
  const title = page.getByLabel('Título do Cardápio *');
  await title.press('End');
  for (const word of 'para quatro semanas de treino com descanso'.split(' '))
    await page.keyboard.insertText(` ${word}`);
  for (const part of ['Refeição 2', 'Refeição 1']) await choose(page, part, 'Duplicar');
  await choose(page, 'Refeição 1', 'Mover para baixo');
  await choose(page, 'Refeição 4', 'Mover para cima');
  await choose(page, 'Refeição 2', 'Remover');
  const sections = ['Receitas', 'Orientações Gerais'];
  for (const section of sections)
    await region(page, section).getByRole('button', { name: 'Adicionar', exact: false }).first().click();
  await page.getByLabel('Nome da Receita').fill('Panqueca');
  for (const item of ['2 ovos', '1 banana']) {
    await page.getByLabel('Ingredientes').press('End');
    await page.keyboard.insertText(`\n${item}`);
  }
  await page.getByLabel('Título da Orientação').fill('Água');
  const notes = page.getByRole('textbox', { name: 'Observações finais' });
  await notes.press('End');
  // A word at once: letter by letter, a busy machine would pause inside of a word, and a pause begins a step.
  for (const word of 'Beba bastante água e durma bem sempre que puder hoje amanhã depois'.split(' '))
    await page.keyboard.insertText(` ${word}`);
}

// Every run: features/cardapio/editor/undo/undo.test.tsx and form-history.test.tsx.
test('thirty steps are undone and redone, with a reload in between @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const plan = await api.createPlan({ titulo: 'Plano', observacoes_finais: 'Recados:', refeicoes: meals });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  await writeThirtySteps(page);
  await expect.poll(() => counts(page)).toEqual([30, 0]);
  const last = (await stored(page))?.content;

  await press(page, 'Control+z', 12);
  await expect(page.getByText(/^Desfeito: /)).toBeAttached();
  await expect.poll(() => counts(page)).toEqual([18, 12]);
  const between = (await stored(page))?.content;
  await page.reload();
  await page.getByRole('button', { name: 'Restaurar' }).click();
  expect((await stored(page))?.content).toEqual(between);
  await press(page, 'Control+z', 18);
  await expect.poll(() => counts(page)).toEqual([0, 30]);
  await expect(page.getByLabel('Título do Cardápio *')).toHaveValue('Plano');
  await expect(page.getByRole('region', { name: /^Refeição \d/ })).toHaveCount(2);

  // Everything is as it was saved: no draft is offered, and the steps are still there.
  await page.reload();
  const redo = page.getByRole('button', { name: 'Refazer' });
  await expect(redo).toHaveAttribute('aria-disabled', 'false');
  await expect(page.getByText('Rascunho recuperado')).toBeHidden();
  await redo.click();
  await press(page, 'Control+Shift+z', 29);
  await expect.poll(() => counts(page)).toEqual([30, 0]);
  expect((await stored(page))?.content).toEqual(last);
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Cardápio salvo')).toBeVisible();
  const saved = await api.get('Cardapio', plan.id);
  expect(saved).toMatchObject({ titulo: last?.titulo, observacoes_finais: last?.observacoes_finais });

  // A save ends no history.
  await press(page, 'Control+z', 1);
  await expect.poll(() => counts(page)).toEqual([29, 1]);
});

// Every run: fields/part-clipboard.test.ts and features/cardapio/editor/part-keys.test.tsx.
test('a meal is copied into a plan in another tab, by key and by button @desk', { tag: '@full' }, async ({
  page,
  api,
}) => {
  const from = await api.createPlan({ titulo: 'De', refeicoes: meals });
  const to = await api.createPlan({ titulo: 'Para', refeicoes: [] });
  await page.goto(`/EditarCardapio?id=${from.id}`);
  await choose(page, 'Refeição 2', 'Copiar');
  await expect(page.getByText('Refeição copiada')).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`/EditarCardapio?id=${to.id}`);
  await expect(tab.getByRole('button', { name: 'Colar refeição' })).toBeVisible();
  await tab.keyboard.press('Control+v');
  await expect(region(tab, 'Refeição 1').getByLabel('Nome da Refeição')).toHaveValue('Almoço');
  await tab.getByRole('button', { name: 'Colar refeição' }).click();
  await expect(region(tab, 'Refeição 2').getByLabel('Itens da Opção 1')).toHaveValue('Item de Almoço');
  await tab.keyboard.press('Control+s');
  await expect(tab.getByText('Cardápio salvo')).toBeVisible();
  const { refeicoes } = await api.get('Cardapio', to.id);
  expect(new Set(refeicoes.map(({ id }) => id)).size).toBe(2);
  await tab.close();
});
