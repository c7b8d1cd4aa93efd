import type { Creation } from '@alecrim/domain';
import type { Page } from '@playwright/test';
import { overlaps, printed } from './fixtures/pdf.ts';
import { expect, test } from './fixtures/signed-in.ts';

const marina = {
  nome: 'Marina Alves',
  data_nascimento: '1991-04-23',
  sexo: 'feminino',
  meta_peso_kg: 66,
} as const;

const open = (page: Page, id: string) => page.goto(`/Paciente?id=${id}&aba=medidas`);

/** A measurement every twelve days for two years, some of them without a waist, some with skinfolds. */
function twoYears(paciente_id: string): Creation<'Avaliacao'>[] {
  return Array.from({ length: 60 }, (_, index) => {
    const day = new Date(Date.UTC(2024, 10, 1 + index * 12)).toISOString().slice(0, 10);
    return {
      paciente_id,
      data: day,
      peso_kg: Math.round((82 - index * 0.2 + Math.sin(index / 3)) * 10) / 10,
      altura_cm: index === 0 ? 165 : null,
      cintura_cm: index % 3 === 0 ? Math.round(96 - index * 0.2) : null,
      quadril_cm: index % 3 === 0 ? 108 : null,
      ...(index % 6 === 0
        ? {
            metodo_gordura: 'jackson-pollock-3' as const,
            dobra_triceps_mm: 24,
            dobra_suprailiaca_mm: 26 - index / 6,
            dobra_coxa_mm: 30,
          }
        : {}),
    };
  });
}

test('a measurement is entered with a decimal comma and shows its class, its ratios and its place in the chart', {
  tag: '@sizes-full',
}, async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', marina);
  await api.create('Avaliacao', { paciente_id: id, data: '2026-03-02', peso_kg: 72.5, altura_cm: 165 });
  await open(page, id);
  await expect(page.getByText('26,6 kg/m²').first()).toBeVisible();
  await expect(page.getByText('Sobrepeso').first()).toBeVisible();
  await axe(page);

  await page.getByRole('button', { name: 'Nova avaliação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova avaliação' });
  await dialog.getByLabel('Data *', { exact: true }).fill('02/05/2026');
  await dialog.getByLabel('Peso (kg)').fill('127,5');
  // An improbable value is asked about, never refused.
  await expect(dialog.getByText('O peso anterior era 72,5 kg. Confirma 127,5?')).toBeVisible();
  await dialog.getByLabel('Peso (kg)').fill('600');
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog.getByText('Informe o peso em quilos, de 0,3 a 500')).toBeVisible();
  await dialog.getByLabel('Peso (kg)').fill('67,3');
  await expect(dialog.getByText('Confirma')).toBeHidden();
  await expect(dialog.getByText('24,7 kg/m² (altura de 02/03/2026)')).toBeVisible();
  await dialog.getByText('Circunferências', { exact: true }).click();
  await dialog.getByLabel('Cintura (cm)').fill('81,5');
  await dialog.getByLabel('Quadril (cm)').fill('104');
  await expect(dialog.getByText('0,78')).toBeVisible();
  await dialog.getByText('Exames laboratoriais', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Adicionar exame' }).click();
  await dialog.getByLabel('Nome: exame 1').fill('Glicemia de jejum');
  await expect(dialog.getByLabel('Unidade: exame 1')).toHaveValue('mg/dL');
  await dialog.getByLabel('Valor: exame 1').fill('92');
  await axe(page);
  await dialog.getByRole('button', { name: 'Criar' }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByText('Última avaliação: 02/05/2026')).toBeVisible();
  await expect(page.getByText('Glicemia de jejum 92 mg/dL')).toBeVisible();
  // The lines are one stop of the Tab key each, and the arrows go through their points.
  const weight = page.getByRole('listbox', { name: 'Peso: pontos' });
  await weight.getByRole('option', { name: 'Peso, 02/05/2026: 67,3 kg' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(weight.getByRole('option', { name: 'Peso, 02/03/2026: 72,5 kg' })).toBeFocused();
  await page.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(page.getByRole('row', { name: /02\/05\/2026 67,3 24,7 81,5/ })).toBeVisible();
  await axe(page);
});

// Every run: features/pacientes/medidas/figures.test.ts and chart.test.ts.
test('a child has z-scores and percentiles, and the curves behind the line', { tag: '@full' }, async ({
  page,
  api,
  axe,
}) => {
  const { id } = await api.create('Paciente', {
    nome: 'Davi Reis',
    data_nascimento: '2022-02-10',
    sexo: 'masculino',
  });
  const days = ['2025-02-10', '2025-08-10', '2026-02-10', '2026-08-10'];
  for (const [index, data] of days.entries())
    await api.create('Avaliacao', {
      paciente_id: id,
      data,
      peso_kg: 14 + index * 1.1,
      altura_cm: 95 + index * 3.6,
    });
  await open(page, id);
  await expect(page.getByText('Peso para a estatura')).toBeVisible();
  await expect(page.getByText(/z [+−]0,\d\d, percentil/).first()).toBeVisible();
  await expect(page.getByText('Linhas finas: curvas da OMS, de −2 a +2 desvios').first()).toBeVisible();
  await axe(page);
});

// Every run: features/pacientes/medidas/measurements-tab.test.tsx and record-page.test.tsx.
test('a draft of a measurement survives closing, and a deleted one can be brought back @desk', {
  tag: '@full',
}, async ({ page, api }) => {
  const { id } = await api.create('Paciente', marina);
  await api.create('Avaliacao', { paciente_id: id, data: '2026-03-02', peso_kg: 72.5, altura_cm: 165 });
  await open(page, id);
  await page.getByRole('button', { name: 'Nova avaliação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova avaliação' });
  await dialog.getByLabel('Peso (kg)').fill('71');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Abrir', exact: true }).click();
  await expect(dialog.getByLabel('Peso (kg)')).toHaveValue('71');
  await dialog.getByRole('button', { name: 'Descartar' }).click();

  await page.getByRole('button', { name: 'Excluir avaliação de 02/03/2026' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('02/03/2026');
  await question.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Nenhuma avaliação ainda')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Última avaliação: 02/03/2026')).toBeVisible();
});

test('two years of measurements: chart and table on the screen, and whole sheets on paper', {
  tag: '@sizes-full',
}, async ({ page, api, axe }) => {
  const { id } = await api.create('Paciente', marina);
  await api.createMany('Avaliacao', twoYears(id));
  await open(page, id);
  await expect(page.getByRole('option', { name: /^Peso, / })).toHaveCount(60);
  await expect(page.getByText('Meta: 66 kg')).toBeVisible();
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isWide).toBe(false);
  await axe(page);

  await page.getByRole('button', { name: 'Imprimir evolução' }).click();
  await expect(page.getByRole('heading', { name: 'Evolução', level: 1 })).toBeVisible();
  await axe(page);
  const { sheets, size } = await printed(page);
  expect(size).toEqual([210, 297]);
  expect(sheets.flatMap(overlaps)).toEqual([]);
  const all = sheets.map(({ text }) => text).join(' ');
  expect(all).toContain('Paciente: Marina Alves');
  // Every page has the head of the table or the charts, and the foot with her name.
  for (const { text } of sheets) expect(text).toContain('Evolução elaborada por Ana Prado');
  for (const { text } of sheets.slice(1)) expect(text).toContain('Peso (kg)');
  expect(all).toContain('01/11/2024');
  expect(all).not.toContain('Imprimir ou salvar como PDF');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Nova avaliação' })).toBeVisible();
});
