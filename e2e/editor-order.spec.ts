import { choose, edit, region, savePlan } from './fixtures/editor.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: engines-app.spec.ts, and features/cardapio/editor/part-keys.test.tsx.
test('parts are moved with the keyboard, the menu and the mouse, copied, removed and brought back', {
  tag: '@full',
}, async ({ page, api }) => {
  test.slow();
  const meals = ['Desjejum', 'Almoço', 'Jantar'].map((nome, n) => ({
    id: `m${n}`,
    nome,
    opcoes: [{ id: `o${n}`, numero: 1, itens: [`Item de ${nome}`] }],
  }));
  const plan = await api.createPlan({ titulo: 'Ordem', refeicoes: meals });
  await page.goto(`/EditarCardapio?id=${plan.id}`);
  const names = region(page, 'Refeições').locator('[name$=".nome"], [data-field$=".nome"]');
  const order = () =>
    names.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value ?? one.textContent));
  await expect(names).toHaveCount(3);

  // A field needs these keys itself.
  await edit(page, 'Refeição 3');
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mover Refeição 3' }).press('Alt+ArrowUp');
  await expect.poll(order).toEqual(['Desjejum', 'Jantar', 'Almoço']);
  await expect(page.getByRole('button', { name: 'Mover Refeição 2' })).toBeFocused();
  await choose(page, 'Refeição 1', 'Mover para baixo');
  await expect.poll(order).toEqual(['Jantar', 'Desjejum', 'Almoço']);

  const handle = page.getByRole('button', { name: 'Mover Refeição 3' });
  const target = page.getByRole('button', { name: 'Mover Refeição 1' });
  await handle.scrollIntoViewIfNeeded();
  const [from, to] = [await handle.boundingBox(), await target.boundingBox()];
  await page.mouse.move(from!.x + 10, from!.y + 10);
  await page.mouse.down();
  await page.mouse.move(from!.x + 10, from!.y - 20, { steps: 5 });
  await page.mouse.move(to!.x + 10, to!.y + 4, { steps: 10 });
  // The page updates the drop position a moment after the pointer moves; the mouse is released only then.
  await expect(page.getByText('Movendo para a posição 1 de 3.')).toBeAttached();
  await page.mouse.up();
  await expect(region(page, 'Refeição 1')).toContainText('Almoço');
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Desjejum']);

  await choose(page, 'Refeição 2', 'Duplicar');
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  await choose(page, 'Refeição 1', 'Remover');
  await expect.poll(order).toEqual(['Jantar', 'Jantar', 'Desjejum']);
  await page
    .getByText('Refeição removida')
    .locator('..')
    .locator('..')
    .getByRole('button', { name: 'Desfazer' })
    .click();
  await expect.poll(order).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  await expect(region(page, 'Refeição 1')).toContainText('Item de Almoço');

  const jantar = region(page, 'Refeição 2');
  await edit(page, 'Refeição 2');
  await jantar.getByRole('button', { name: 'Adicionar opção' }).click();
  await jantar.getByLabel('Itens da Opção 2').fill('Segunda');
  await jantar.getByRole('button', { name: 'Mover Opção 2' }).press('Alt+ArrowUp');
  await expect(jantar.getByLabel('Itens da Opção 1')).toHaveValue('Segunda');
  await expect(jantar.getByRole('button', { name: 'Mover Opção 1' })).toBeFocused();
  await savePlan(page);
  await expect(page).toHaveURL(/Visualizar/);

  const saved = await api.get('Cardapio', plan.id);
  expect(saved.refeicoes.map(({ nome }) => nome)).toEqual(['Almoço', 'Jantar', 'Jantar', 'Desjejum']);
  expect(saved.refeicoes[1]?.opcoes).toMatchObject([
    { numero: 1, itens: ['Segunda'] },
    { numero: 2, itens: ['Item de Jantar'] },
  ]);
  const ids = saved.refeicoes.flatMap(({ id, opcoes }) => [id, ...(opcoes ?? []).map((opcao) => opcao.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});
