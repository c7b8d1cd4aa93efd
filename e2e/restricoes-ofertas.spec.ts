import { region } from './fixtures/editor.ts';
import { openOptions } from './fixtures/plan-page.ts';
import { avoidingPatient, lines, warningBadge, writePlanFor } from './fixtures/restricoes.ts';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

// Every run: exchange/substitution-list.test.ts of packages/nutrition.
test('substitutions never offer what the patient avoids @desk', { tag: '@full' }, async ({ page, api }) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  const bruno = await api.create('Paciente', { nome: 'Bruno Lima' });
  for (const [patient, isOffered] of [
    [bruno.id, true],
    [id, false],
  ] as const) {
    await writePlanFor(page, patient, ['100 g de tilápia grelhada']);
    const numbers = page.getByRole('switch', { name: /^Calorias e macros/ });
    if ((await numbers.getAttribute('aria-checked')) === 'false') await numbers.click();
    if (!isOffered) await expect(warningBadge(page, 'Nenhum aviso de restrição')).toBeVisible();
    await page.getByRole('button', { name: /^Calorias e macros de Itens da Opção 1:/ }).click();
    await page.getByRole('button', { name: 'Substituições' }).first().click();
    const offered = page.getByRole('region', { name: /^Substituições de/ });
    await expect(offered).toContainText('frango');
    if (isOffered) await expect(offered).toContainText('camarão');
    else await expect(offered).not.toContainText('camarão');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: /Descartar|Sair sem/ }).click();
  }
});

test('the library and the templates say what they hold before it is taken @desk', async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  const meal = { id: 'r', nome: 'Lanche com leite', opcoes: [{ id: 'o', itens: ['1 copo de leite'] }] };
  const { id: _, ...template } = meal;
  await api.create('RefeicaoTemplate', { ...template, horario: null, categoria_id: null } as never);
  await api.create('CardapioTemplate', { nome: 'Modelo com leite', refeicoes: [meal] } as never);
  await writePlanFor(page, id, ['1 maçã']);
  await region(page, 'Refeições').getByRole('button', { name: 'Da Biblioteca' }).click();
  const library = page.getByRole('dialog');
  await expect(library.getByRole('listitem').filter({ hasText: 'Lanche com leite' })).toContainText(
    'Contém lactose: leite',
  );
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Começar de um modelo' }).click();
  await expect(
    page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Modelo com leite' }),
  ).toContainText('Contém lactose: leite');
});

test('the shopping list says which things the patient avoids @desk', async ({ page, api }) => {
  const { id } = await api.create('Paciente', avoidingPatient());
  const refeicoes = [
    { id: 'r', nome: 'Café', opcoes: [{ id: 'o', itens: ['200 ml de leite integral', '1 maçã'] }] },
  ];
  const plan = await api.createPlan({ paciente_id: id, refeicoes, receitas: [], orientacoes: [] });
  await page.goto(`/VisualizarCardapio?id=${plan.id}`);
  await (await openOptions(page)).getByRole('button', { name: 'Lista de compras' }).click();
  const avoided = page.getByRole('dialog').getByRole('region', { name: 'O paciente evita' });
  await expect(avoided).toContainText(/Leite.*: contém lactose/);
  await expect(avoided).not.toContainText('Maçã');
});

// Every run: features/cardapio/patient-panel/patient-panel.test.tsx.
test('the patient is beside the editor on a desk, and in a sheet on a phone', { tag: '@full' }, async ({
  page,
  api,
  axe,
  isMobile,
}) => {
  const { id } = await api.create('Paciente', {
    ...avoidingPatient(),
    peso_kg: 72.5,
    altura_cm: 165,
    medidas_em: '2026-03-02',
  });
  await api.create('Consulta', {
    paciente_id: id,
    data: '2026-03-02',
    titulo: 'Retorno',
    texto: 'Dorme mal.',
  });
  await writePlanFor(page, id, ['1 maçã']);
  const isPhone = isMobile || (page.viewportSize()?.width ?? 0) < 1360;
  const panel = isPhone
    ? page.getByRole('dialog', { name: 'Paciente do cardápio' })
    : page.getByRole('complementary', { name: 'Paciente do cardápio' });
  if (isPhone) await page.getByRole('button', { name: 'Dados do paciente' }).click();
  for (const text of ['Marina Alves', 'Ganhar massa', '72,5 kg', 'Treina de manhã.', 'Dorme mal.'])
    await expect(panel.getByText(text)).toBeVisible();
  await expect(panel.getByText(/camarão/)).toBeVisible();
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);
  if (isPhone) {
    await panel.getByRole('button', { name: 'Fechar' }).click();
    await expect(panel).toBeHidden();
    return;
  }
  await panel.getByRole('button', { name: 'Recolher dados do paciente' }).click();
  await expect(panel).toBeHidden();
  await expect(lines(page)).toHaveValue('1 maçã');
  await page.goto(`/CriarCardapio?paciente=${id}`);
  await page.getByRole('button', { name: 'Dados do paciente' }).click();
  await expect(panel.getByText('Marina Alves')).toBeVisible();
});
