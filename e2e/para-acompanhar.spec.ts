import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasNoSideScroll } from './fixtures/screen.ts';
import { expect, test } from './fixtures/signed-in.ts';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
/** YYYY-MM-DD where the browser is. */
const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(inDays(days));
const shown = (isoDay: string) => isoDay.split('-').reverse().join('/');
const reminders = (page: Page) => page.getByRole('region', { name: 'Para acompanhar' });

// Every run: features/cardapio/dashboard/follow-up/follow-up.test.tsx.
test('a patient who is due is listed, gets another date, and the calendar file is saved', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const marina = await api.create('Paciente', { nome: 'Conceição Alves', retorno_em: day(-6) });
  await api.create('Paciente', { nome: 'Rui Reis', retorno_em: day(2) });
  await page.goto('/');
  const box = reminders(page);
  await expect(box.getByRole('tab')).toHaveText(['Retornos atrasados1', 'Próximos retornos1']);
  await expect(box.getByRole('listitem')).toContainText(`Conceição Alves ${shown(day(-6))}, há 6 dias`);
  await axe(page);
  expect(await hasNoSideScroll(page)).toBe(true);

  await box.getByRole('button', { name: 'Marcar retorno de Conceição Alves' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marcar retorno' });
  await dialog.getByRole('button', { name: 'Em 30 dias' }).click();
  await expect(dialog.getByLabel('Próximo retorno', { exact: true })).toHaveValue(shown(day(30)));
  await axe(page);
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Retorno marcado')).toBeVisible();
  await expect(box.getByRole('tab')).toHaveText(['Próximos retornos1']);
  expect((await api.get('Paciente', marina.id)).retorno_em).toBe(day(30));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Adicionar à agenda', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`retorno-${day(30)}.ics`);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${day(30).replaceAll('-', '')}\r\n`);
  expect(text).toContain('SUMMARY:Retorno: Conceição Alves\r\n');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+END:VCALENDAR\r\n$/);
});

// Every run: fields/return-field.test.tsx and follow-up.test.tsx.
test('the next visit is chosen in the form and stands on the card, with a file for the calendar @phone', {
  tag: '@full',
}, async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', { nome: 'Marina Alves' });
  await page.goto('/Pacientes');
  await page.getByRole('button', { name: 'Editar Marina Alves' }).click();
  const dialog = page.getByRole('dialog', { name: 'Editar Paciente' });
  await dialog.getByRole('button', { name: 'Em 45 dias' }).click();
  await expect(dialog.getByLabel('Próximo retorno', { exact: true })).toHaveValue(shown(day(45)));
  await dialog.getByRole('button', { name: /^Salvar/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`Retorno: ${shown(day(45))}, em 45 dias`)).toBeVisible();
  expect((await api.get('Paciente', id)).retorno_em).toBe(day(45));
  await axe(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Adicionar à agenda o retorno de Marina Alves' }).click();
  expect((await download).suggestedFilename()).toBe(`retorno-${day(45)}.ics`);
});

// Every run: features/cardapio/dashboard/follow-up/follow-up.test.tsx.
test('a link that ends is listed, leads to its plan, and a dismissed reminder stays away @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  await api.createPlan({
    titulo: 'Plano de março',
    paciente_nome: 'Rui',
    link_expira_em: inDays(2).toISOString(),
  });
  await api.createPlan({
    titulo: 'Plano de abril',
    paciente_nome: 'Ana',
    link_expira_em: inDays(4).toISOString(),
  });
  await page.goto('/');
  const box = reminders(page);
  await expect(box.getByRole('listitem')).toHaveText([
    'Rui · Plano de março O link vence em 2 dias',
    'Ana · Plano de abril O link vence em 4 dias',
  ]);
  await box.getByRole('button', { name: 'Dispensar o lembrete de Plano de março' }).click();
  await expect(box.getByRole('listitem')).toHaveText(['Ana · Plano de abril O link vence em 4 dias']);
  await page.reload();
  await expect(box.getByRole('listitem')).toHaveText(['Ana · Plano de abril O link vence em 4 dias']);
  await box.getByRole('link', { name: 'Plano de abril' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plano de abril' })).toBeVisible();
});

// Every run: follow-up/follow-up.test.tsx.
test('at the next visit the page does not move when the reminders arrive', {
  tag: ['@sizes-full', '@full'],
}, async ({ page, api }) => {
  for (const nome of ['Ana', 'Bia', 'Caio', 'Davi', 'Edu'])
    await api.create('Paciente', { nome, retorno_em: day(1) });
  await api.createPlan({ titulo: 'Plano de março' });
  await page.goto('/');
  await expect(reminders(page)).toBeVisible();
  const place = () => page.getByRole('heading', { name: 'Meus Cardápios' }).boundingBox();
  const before = await place();

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/functions/paraAcompanhar', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 3, name: 'Plano de março' })).toBeVisible();
  await expect(reminders(page)).toBeHidden();
  expect(await place()).toEqual(before);
  answer();
  await expect(reminders(page)).toBeVisible();
  expect(await place()).toEqual(before);
});

// Every run: features/cardapio/dashboard/follow-up/follow-up.test.tsx.
test('a failure of the reminders is quiet and leaves the plans alone @desk', { tag: '@full' }, async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/status of 422/);
  await api.createPlan({ titulo: 'Plano de março' });
  await page.route('**/functions/paraAcompanhar', (route) =>
    route.fulfill({ status: 422, json: { error: 'recusado' } }),
  );
  await page.goto('/');
  await expect(page.getByText('Os lembretes não foram carregados.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Plano de março' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.unroute('**/functions/paraAcompanhar');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Os lembretes não foram carregados.')).toBeHidden();
});
