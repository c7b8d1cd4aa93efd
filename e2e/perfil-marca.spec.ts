import { holdRequests } from './fixtures/network.ts';
import { saveProfile } from './fixtures/perfil.ts';
import { aPicture } from './fixtures/picture.ts';
import { isPhone } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('colours are previewed on menu and document, apply after saving, and can be reset to the defaults', {
  tag: '@sizes-full',
}, async ({ page, axe, api }) => {
  await page.goto('/Perfil');
  await expect(page.getByText('As alterações de cores são aplicadas depois de salvar')).toBeVisible();
  await expect(page.getByText(/recarregar a página/)).toBeVisible();
  await expect(page.getByLabel('Cor Primária')).toHaveValue('#10b981');
  await expect(page.getByLabel('Cor Secundária')).toHaveValue('#059669');
  await expect(page.getByLabel('Cor de Destaque')).toHaveValue('#f59e0b');

  await page.getByLabel('Cor Primária').fill('#7c3aed');
  const previewed = page.getByTestId('previa-menu').getByText('Dashboard');
  const banner = page.getByTestId('previa-documento').locator('.doc-brand');
  await expect(previewed).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  await expect(banner).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  const button = page.getByRole('button', { name: 'Salvar Perfil' });
  await expect(button).toHaveCSS('background-color', 'rgb(16, 185, 129)');
  await saveProfile(page);
  await expect(button).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  if (!isPhone(page))
    await expect(page.locator('a[aria-current=page]')).toHaveCSS('background-color', 'rgb(124, 58, 237)');
  await axe(page);

  await page.getByRole('button', { name: 'Restaurar cores padrão' }).click();
  await expect(page.getByLabel('Cor Primária')).toHaveValue('#10b981');
  await saveProfile(page);
  await expect(button).toHaveCSS('background-color', 'rgb(16, 185, 129)');
  expect(await api.me()).toMatchObject({ cor_primaria: '#10b981' });
});

for (const [noun, field] of [
  ['logo', 'logo_url'],
  ['foto', 'foto_url'],
] as const) {
  test(`the ${noun} is uploaded with progress, shown, and removed after 'Tem certeza que deseja remover a ${noun}?' @desk`, {
    // Every run: features/perfil/picture-card.test.tsx, and the first run, which sends a logo.
    tag: '@full',
  }, async ({ page, axe, api }) => {
    await page.goto('/Perfil');
    const input = page.getByLabel(`Enviar ${noun}`);
    const accepted = (await input.getAttribute('accept')) ?? '';
    expect(accepted.split(',').every((type) => type.startsWith('image/'))).toBe(true);
    await page.getByLabel('CRN').fill('ainda não salvo');
    const release = await holdRequests(page, '**/Core/UploadFile');
    await input.setInputFiles(aPicture());
    await expect(page.getByRole('progressbar')).toBeVisible();
    release();
    await expect(page.getByText(/atualizada/)).toBeVisible();
    // The upload keeps the text that is being typed.
    await expect(page.getByLabel('CRN')).toHaveValue('ainda não salvo');
    const shown = page.getByRole('img', { name: /atual$/ });
    await expect(shown).toHaveJSProperty('complete', true);
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect((await api.me())[field]).toContain('/');
    await axe(page);

    await page.getByRole('button', { name: `Remover ${noun}` }).click();
    const question = page.getByRole('alertdialog', { name: `Tem certeza que deseja remover a ${noun}?` });
    await axe(page);
    await question.getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByLabel(`Enviar ${noun}`)).toBeAttached();
    expect((await api.me())[field]).toBeNull();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByLabel(`Trocar ${noun}`, { exact: true })).toBeAttached();
  });
}

// Every run: features/perfil/picture-card.test.tsx.
test("an upload that fails is shown and logged ('Erro ao fazer upload da logo', '…da foto') @desk", {
  tag: '@full',
}, async ({ page, problems, axe }) => {
  problems.allow(/status of 4(15|22)|Erro ao fazer upload/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.goto('/Perfil');
  for (const noun of ['logo', 'foto']) {
    await page.getByLabel(`Enviar ${noun}`).setInputFiles({
      name: 'imagem.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await expect(page.getByRole('alert')).toContainText(`Não foi possível enviar a ${noun}.`);
    await expect(page.getByRole('alert')).toContainText('Envie uma imagem PNG, JPEG ou WebP.');
    if (noun === 'logo') await axe(page);
    expect(logged.filter((text) => text.includes(`Erro ao fazer upload da ${noun}`))).toHaveLength(1);
    await page.getByLabel(`Enviar ${noun}`).setInputFiles(aPicture());
    await expect(page.getByLabel(`Trocar ${noun}`, { exact: true })).toBeAttached();
    await expect(page.getByRole('alert')).toBeHidden();
  }
});
