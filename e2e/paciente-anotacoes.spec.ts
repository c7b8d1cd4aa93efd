import { clara } from './fixtures/pacientes.ts';
import { aPicture } from './fixtures/picture.ts';
import { expect, test } from './fixtures/signed-in.ts';

test('a note with the anamnesis is saved, found, changed and restored', { tag: '@sizes-full' }, async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', clara);
  await api.create('Consulta', {
    paciente_id: id,
    data: '2020-01-05',
    titulo: 'Antiga',
    texto: 'Dormia bem.',
  });
  await page.goto(`/Paciente?id=${id}&aba=anotacoes`);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova anotação' });
  await dialog.getByLabel('Título').fill('Primeira consulta');
  await dialog.getByLabel('Anotação').fill('Pouca fome de manhã.');
  await dialog.getByRole('button', { name: 'Usar perguntas da anamnese' }).click();
  await dialog.getByRole('textbox', { name: /Como é o sono/ }).fill('Cinco horas, acorda às três.');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  const notes = page.getByRole('list', { name: 'Anotações' }).locator('> li');
  await expect(notes).toHaveCount(2);
  await expect(notes.first()).toContainText('Primeira consulta');
  await expect(notes.first()).toContainText('Anamnese: 1 resposta');
  await axe(page);

  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('TRES horas');
  await expect(notes).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`id=${id}.*aba=anotacoes.*q=`));
  await page.getByRole('searchbox', { name: 'Buscar nas anotações' }).fill('nada disso');
  await page.getByRole('button', { name: 'Limpar busca' }).last().click();
  await expect(notes).toHaveCount(2);

  await notes
    .first()
    .getByRole('button', { name: /^Editar anotação/ })
    .click();
  const edit = page.getByRole('dialog', { name: 'Editar anotação' });
  await edit.getByLabel('Anotação').fill('Trocado por engano.');
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(notes.first()).toContainText('Trocado por engano.');
  await notes
    .first()
    .getByRole('button', { name: /^Histórico da anotação/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Histórico de versões' });
  await panel.getByRole('button', { name: /Primeira versão/ }).click();
  await panel.getByRole('button', { name: 'Restaurar esta versão' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurar' }).click();
  await expect(notes.first()).toContainText('Pouca fome de manhã.');
});

test('her own questions of the anamnesis replace the usual ones in the next note @desk', async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', clara);
  await page.goto(`/Paciente?id=${id}&aba=anotacoes`);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  const note = page.getByRole('dialog', { name: 'Nova anotação' });
  await note.getByRole('button', { name: 'Mudar perguntas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Perguntas da anamnese' });
  await expect(dialog.getByLabel('Perguntas')).toHaveValue(/Como é o sono/);
  await dialog.getByLabel('Perguntas').fill('Quem cozinha?\n\nQuanto bebe de água?');
  await expect(dialog.getByText('2 perguntas')).toBeVisible();
  await axe(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await note.getByRole('button', { name: 'Usar perguntas da anamnese' }).click();
  await expect(note.getByRole('textbox', { name: 'Quem cozinha?' })).toBeVisible();
  await expect(note.getByRole('textbox', { name: /Como é o sono/ })).toHaveCount(0);
  expect((await api.me()).perguntas_anamnese).toBe('Quem cozinha?\nQuanto bebe de água?');
});

test('a PDF is attached to a note and comes back unchanged; other files are refused with the reason', {
  tag: '@sizes-full',
}, async ({ page, api, problems }) => {
  // The browser's own viewer of a picture is styled by the browser, which the policy of a private file refuses.
  problems.allow(/inline style violates/);
  const { id } = await api.create('Paciente', clara);
  await page.goto(`/Paciente?id=${id}&aba=anotacoes`);
  await page.getByRole('button', { name: 'Nova anotação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova anotação' });
  const picker = dialog.getByLabel('Anexar PDF ou imagem');
  await picker.setInputFiles({ name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(dialog.getByText('lista.txt: Escolha um PDF ou uma imagem')).toBeVisible();
  const pdf = Buffer.from('%PDF-1.7\nexame de sangue\n%%EOF');
  await picker.setInputFiles({ name: 'exame de março.pdf', mimeType: 'application/pdf', buffer: pdf });
  const files = dialog.getByRole('list', { name: 'Anexos' }).getByRole('listitem');
  await expect(files).toHaveCount(1);
  await picker.setInputFiles(aPicture('foto.png'));
  await expect(files).toHaveCount(2);
  await picker.setInputFiles(aPicture('engano.png'));
  await expect(files).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Tirar engano.png' }).click();
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  const [picture] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: /foto\.png/ }).click(),
  ]);
  await picture.waitForURL(/\/private\//);
  await picture.close();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /exame de março\.pdf/ }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(pdf)).toBe(true);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
});
