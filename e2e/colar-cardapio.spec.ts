import { expect, test } from './fixtures/signed-in.ts';

const HTML = `<h1>Plano da Ana</h1><h2>Almoço - 12h30</h2><ul><li>4 colheres de arroz</li><li>1 bife</li></ul>
  <h2>Jantar - 19h</h2><ul><li>Sopa de legumes</li></ul>`;

test('a PDF becomes a plan, from the Dashboard to its page; a scanned one is refused @desk', async ({
  page,
  context,
  axe,
}) => {
  const printer = await context.newPage();
  await printer.setContent(HTML);
  const pdf = await printer.pdf();
  await printer.setContent('<svg width="300" height="300"><circle r="90" cx="120" cy="120"/></svg>');
  const scan = await printer.pdf();
  await printer.close();

  await page.goto('/');
  await page.getByRole('link', { name: 'Colar um cardápio' }).click();
  const dialog = page.getByRole('dialog', { name: 'Colar um cardápio' });
  const file = dialog.locator('input[type=file]');
  await file.setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(dialog.getByRole('alert')).toContainText('não tem texto');
  await axe(page);
  await file.setInputFiles({ name: 'plano.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(dialog.getByLabel('Texto do cardápio')).toHaveValue(/Almoço/);
  await dialog.getByRole('button', { name: 'Ver as partes' }).click();
  await expect(dialog.getByLabel('Nome da refeição').first()).toHaveValue('Almoço');
  await expect(dialog.getByLabel('Horário').first()).toHaveValue('12h30');
  await axe(page);
  await dialog.getByRole('button', { name: 'Usar no cardápio' }).click();
  await expect(page.getByLabel('Título do Cardápio *')).toHaveValue('Plano da Ana');
  await page.getByRole('button', { name: 'Salvar Cardápio' }).click();
  await expect(page.getByRole('heading', { name: 'Plano da Ana' })).toBeVisible();
  await expect(page.getByText('4 colheres de arroz')).toBeVisible();
  await expect(page.getByText('Sopa de legumes')).toBeVisible();
});
