import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { holdRequests } from './fixtures/network.ts';
import { expect, test } from './fixtures/signed-in.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/Pacientes');
});

async function fromMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Importar e exportar' }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

const csv = (text: string, name = 'lista.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const choose = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel(/Escolher (outro arquivo|arquivo CSV)/).setInputFiles(file);

test('a list of another system is previewed with its columns recognised, and imported @desk', async ({
  page,
  axe,
}) => {
  await fromMenu(page, 'Importar de CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar Pacientes' });
  await axe(page);
  await choose(
    page,
    csv('Paciente;Celular;Nascimento;Convênio\nMarina Alves;11900000001;23/04/1991;Unimed\nBia;;1/2/85;\n'),
  );
  await expect(dialog.getByText('lista.csv: 2 pacientes')).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '(11) 90000-0001' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '23/04/1991' })).toBeVisible();
  await expect(dialog.getByLabel('A coluna Convênio é')).toHaveValue('');
  await axe(page);
  await dialog.getByLabel('A coluna Convênio é').selectOption('Observações');
  await dialog.getByRole('button', { name: 'Importar 2 pacientes' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('2 pacientes importados')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();
  await expect(page.getByText('Unimed')).toBeVisible();
});

// Every run: features/pacientes/import-dialog.test.tsx and import-export.test.ts of the server.
test('when rows have errors, each error names its line, the others are imported and these come back as a file @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await fromMenu(page, 'Importar de CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar Pacientes' });
  await choose(
    page,
    csv('nome;email;nascimento\nAna;ana@x.com;\n"Bia\nReis";sem arroba;\n;c@x.com;31/02/2000\n'),
  );
  const problems = dialog.getByRole('alert');
  await expect(problems).toContainText('Estas linhas ficam de fora');
  await dialog.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(problems).toContainText('1 paciente importado');
  await expect(problems).toContainText('Linha 3 · E-mail: E-mail inválido');
  await expect(problems).toContainText('Linha 5 · Nome Completo: Informe o nome do paciente');
  await expect(problems).toContainText('Linha 5 · Data de Nascimento: Data inválida');
  await axe(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Baixar essas linhas com o motivo' }).click();
  expect((await saved).suggestedFilename()).toBe('pacientes-nao-importados.csv');
  expect(await api.call('GET', '/entities/Paciente/count')).toEqual({ count: 1 });
});

// Every run: features/pacientes/patient-import.test.ts and import-dialog.test.tsx.
test('the preview marks each wrong cell before the import and leaves out patients who already exist @desk', {
  tag: '@full',
}, async ({ page, axe, api }) => {
  await api.create('Paciente', { nome: 'Ana Lima', email: 'ana@x.com' });
  await fromMenu(page, 'Importar de CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar Pacientes' });
  await choose(page, csv('nome;email;nascimento\nAna Lima;ANA@x.com;\nBia;maria@@x;31/02/1990\n'));
  await expect(dialog.getByRole('cell', { name: 'maria@@x E-mail inválido' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: '31/02/1990 Data inválida' })).toBeVisible();
  await expect(dialog.getByRole('alert')).toContainText('Linha 3 · E-mail: E-mail inválido');
  await expect(dialog.getByRole('cell', { name: 'Ana Lima Já cadastrado' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Importar', exact: true })).toBeDisabled();
  await axe(page);

  await choose(page, csv('nome;email\nAna Lima;ANA@x.com\nBia;b@x.com\n'));
  const choice = dialog.getByLabel('Deixar de fora 1 paciente já cadastrado');
  await choice.uncheck();
  await expect(dialog.getByRole('button', { name: 'Importar 2 pacientes' })).toBeVisible();
  await choice.check();
  await dialog.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(page.getByText('1 paciente importado')).toBeVisible();
  expect(await api.call('GET', '/entities/Paciente/count')).toEqual({ count: 2 });
});

// Every run: features/pacientes/csv-table.test.ts and patient-import.test.ts.
test('a file without names, without rows, or of another format is refused with advice @desk', {
  tag: '@full',
}, async ({ page }) => {
  await fromMenu(page, 'Importar de CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar Pacientes' });
  await choose(page, csv('coisa;outra\n1;2\n'));
  await expect(dialog.getByRole('alert')).toContainText('Diga qual coluna traz o nome completo');
  await expect(dialog.getByRole('button', { name: /^Importar/ })).toBeDisabled();
  await dialog.getByLabel('A coluna coisa é').selectOption('Nome Completo');
  await expect(dialog.getByRole('button', { name: /^Importar/ })).toBeEnabled();

  await choose(page, csv('nome;email\n'));
  await expect(dialog.getByRole('alert')).toContainText('não tem nenhum paciente');
  await choose(page, csv('PK\u0003\u0004\0\0\0', 'planilha.csv'));
  await expect(dialog.getByRole('alert')).toContainText('Salvar como CSV');
  const rows = Array.from({ length: 5_001 }, (_, n) => `Paciente ${n}`);
  await choose(page, csv(['nome', ...rows].join('\n')));
  await expect(dialog.getByRole('alert')).toContainText('no máximo 5.000 linhas por vez');
});

// Every run: features/pacientes/import-dialog.test.tsx.
test('when the server fails, the file stays chosen for another try, which shows its progress @desk', {
  tag: '@full',
}, async ({ page, problems }) => {
  problems.allow(/status of 503/);
  await fromMenu(page, 'Importar de CSV');
  const dialog = page.getByRole('dialog', { name: 'Importar Pacientes' });
  await choose(page, csv('nome\nMarina Alves\n'));
  await page.route('**/Paciente/import', (route) =>
    route.fulfill({ status: 503, json: { code: 'DB_UNAVAILABLE' } }),
  );
  await dialog.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(dialog.getByRole('alert')).toContainText('O banco de dados não está respondendo');
  await page.unrouteAll();
  const release = await holdRequests(page, '**/Paciente/import');
  await dialog.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(dialog.getByRole('progressbar', { name: 'Importando pacientes' })).toBeVisible();
  release();
  await expect(page.getByText('1 paciente importado')).toBeVisible();
});

// Every run: features/pacientes/patient-import.test.ts.
test('the model file can be downloaded and imported as it is @desk', { tag: '@full' }, async ({ page }) => {
  await fromMenu(page, 'Importar de CSV');
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar modelo' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('modelo-pacientes.csv');
  const text = await readFile(await download.path(), 'utf8');
  await choose(page, csv(text));
  await page.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(page.getByRole('heading', { name: 'Marina Alves' })).toBeVisible();
});

// Every run: data/record-files.test.ts, features/pacientes/patient-import.test.ts and entities/import-export.test.ts of the server.
test('T30: the export holds every patient, disarms formulas, and can be imported again @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  test.slow();
  const many = Array.from({ length: 5_000 }, (_, n) => ({ nome: `Paciente ${n}` }));
  await api.createMany('Paciente', many);
  await api.create('Paciente', { nome: '=1+1', telefone: '+351 912 345 678', observacoes: 'uma\nduas' });
  const release = await holdRequests(page, /export\?.*%24gt/);
  const waiting = page.waitForEvent('download');
  await fromMenu(page, 'Exportar para CSV');
  await expect(page.getByText('Exportando: parte 2 de 2')).toBeVisible();
  release();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe('pacientes.csv');
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFFnome;email;telefone;data_nascimento;observacoes;')).toBe(true);
  expect(text.match(/Paciente \d+/g)).toHaveLength(5_000);
  expect(text.match(/nome;email/g)).toHaveLength(1);
  expect(text).toContain("'=1+1");

  await page.unrouteAll();
  await api.call('DELETE', '/entities/Paciente', { nome: '=1+1' });
  await fromMenu(page, 'Importar de CSV');
  await choose(page, csv(`${text.split('\r\n')[0]}\r\n${text.slice(text.indexOf("'=1+1"))}`));
  await page.getByRole('button', { name: 'Importar 1 paciente' }).click();
  await expect(page.getByRole('heading', { name: '=1+1' })).toBeVisible();
  await expect(page.getByText('+351 912 345 678')).toBeVisible();
});
