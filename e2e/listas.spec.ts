import { expect, test } from './fixtures/signed-in.ts';

// Every run: records/selection.test.tsx and busca/search-dialog.test.tsx.
test('patients are sorted, several are deleted and brought back, and one box finds them and begins a plan @desk', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  for (const nome of ['Zélia', 'Álvaro', 'bruno']) await api.create('Paciente', { nome });
  await page.goto('/Pacientes');
  const names = page.getByRole('region', { name: 'Pacientes' }).getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['bruno', 'Álvaro', 'Zélia']);
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Nome, de A a Z');
  await expect(names).toHaveText(['Álvaro', 'bruno', 'Zélia']);
  await page.reload();
  await expect(names).toHaveText(['Álvaro', 'bruno', 'Zélia']);

  await page.getByRole('button', { name: 'Selecionar' }).click();
  await page.getByRole('checkbox', { name: 'Selecionar Álvaro' }).click();
  await page.getByRole('checkbox', { name: 'Selecionar bruno' }).focus();
  await page.keyboard.press('Shift+Space');
  const bar = page.getByRole('region', { name: 'Seleção' });
  await expect(bar).toContainText('2 pacientes selecionados');
  await axe(page);
  const saved = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Exportar' }).click();
  expect((await saved).suggestedFilename()).toBe('pacientes.csv');
  await bar.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(names).toHaveText(['Zélia']);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(names).toHaveText(['Álvaro', 'bruno', 'Zélia']);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Buscar em tudo' });
  await box.fill('alvaro');
  await expect(page.getByRole('option', { name: 'Novo cardápio para Álvaro' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/CriarCardapio\?paciente=/);
  await expect(page.getByRole('combobox', { name: 'Paciente' })).toHaveValue('Álvaro');
});

// Every run: procurar.test.ts of the server and features/cardapio/dashboard/inside-plans.test.tsx.
test('the search of the Dashboard finds a word inside a plan and shows the line @phone', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const opcoes = [{ id: 'o', numero: 1, descricao: '', itens: ['Salmão grelhado 120 g'] }];
  await api.createPlan({ titulo: 'Leve', refeicoes: [{ id: 'r', nome: 'Almoço', horario: '', opcoes }] });
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Buscar cardápios' }).fill('SALMAO');
  const inside = page.getByRole('region', { name: 'Dentro dos cardápios' });
  await expect(inside).toContainText('Almoço: Salmão grelhado 120 g');
  await axe(page);
  await inside.getByRole('link', { name: 'Leve' }).click();
  await expect(page).toHaveURL(/VisualizarCardapio/);
});

// Every run: features/busca/search-dialog.test.tsx.
test('the search box opens from the header of a phone @phone', { tag: '@full' }, async ({ page, axe }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Buscar em tudo' }).click();
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('receit');
  await axe(page);
  await page.getByRole('option', { name: 'Receitas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Receitas' })).toBeVisible();
});

// Every run: ui/card-grid.test.tsx and data/long-list.test.tsx.
test('600 patients are scrolled to the end; one is opened, and the way back leads to the same place, with the keyboard too @sizes-full', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const patients = Array.from({ length: 600 }, (_, n) => ({ nome: `Paciente ${n}` }));
  await api.createMany('Paciente', patients);
  await page.goto('/Pacientes');
  const cards = page.getByRole('list', { name: 'Pacientes' }).getByRole('listitem');
  await expect(cards.first()).toContainText('Paciente 599');
  const last = cards.filter({ has: page.getByRole('heading', { name: 'Paciente 0', exact: true }) });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(last).toHaveAttribute('aria-posinset', '600');
  await expect(last).toHaveAttribute('aria-setsize', '600');
  expect(await cards.count()).toBeLessThan(60);
  await axe(page);

  const place = () => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollBy(0, -3_000));
  await expect(last).toHaveCount(0);
  const middle = cards.nth(Math.floor((await cards.count()) / 2));
  const name = (await middle.getByRole('heading').textContent()) ?? '';
  const same = page.getByRole('link', { name, exact: true });
  await same.scrollIntoViewIfNeeded();
  const before = await place();
  await same.click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await page.goBack();
  await expect(same).toBeInViewport();
  await expect.poll(place).toBe(before);

  // The card with the focus stays in the page, so Tab goes on from it.
  await same.focus();
  await page.evaluate(() => scrollBy(0, -12_000));
  await expect(same).not.toBeInViewport();
  await expect(same).toBeFocused();
  await page.keyboard.press('Tab');
  const next = page.getByRole('button', { name: `Privacidade de ${name}` });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
});
