import type { Stored } from '@alecrim/domain';
import { anAvaliacao, aPaciente } from '@alecrim/domain/testing';
import * as growth from '@alecrim/nutrition/growth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { panelsOf } from './chart-panels.ts';
import { shownEvolution } from './evolution-paper.ts';
import { EvolutionSheet } from './evolution-sheet.tsx';
import { figuresOf } from './figures.ts';
import { type Measurement, newestValues, subjectOf } from './measured.ts';
import { seriesOf } from './series.ts';

const measured = (data: string, over: object): Measurement =>
  ({
    id: data,
    created_date: `${data}T12:00:00Z`,
    exames: [],
    outras_medidas: [],
    ...anAvaliacao({ data, peso_kg: null, altura_cm: null, cintura_cm: null }),
    ...over,
  }) as Measurement;

function evolutionOf(birthDay: string) {
  const patient = {
    ...aPaciente({ data_nascimento: birthDay, sexo: 'feminino', meta_peso_kg: 30 }),
    id: 'bia',
    version: 1,
  } as unknown as Stored<'Paciente'>;
  const all = [
    measured('2026-01-10', { peso_kg: 31, altura_cm: 130, cintura_cm: 60 }),
    measured('2026-06-10', { peso_kg: 30.5, altura_cm: 133, quadril_cm: 70 }),
  ];
  const subject = subjectOf(patient);
  const series = seriesOf(all, subject);
  const values = newestValues(all);
  const newest = { ...figuresOf(values, subject, all, growth), day: values.data ?? '' };
  const panels = panelsOf(series, { goal: 30, subject, growth });
  return { patient, series, newest, growth, panels };
}

/** The texts that are sent, in the order of the page. */
const textsOf = ({ about, newest, charts, table }: ReturnType<typeof shownEvolution>): string[] => [
  'Evolução',
  ...about,
  newest.title,
  ...newest.figures.flatMap(({ name, text }) => [name, text]),
  ...charts.flatMap(({ legend, note, up, across, curves, goal }) => [
    ...[...legend, { text: note }, ...up, ...across, ...curves].map(({ text }) => text),
    goal?.text ?? '',
  ]),
  'Medidas',
  'Valores do gráfico',
  ...table.head,
  ...table.rows.flat(),
];

const squeezed = (text: string) => text.replace(/\s+/g, '');

test.each([
  ['of a child', '2017-04-23'],
  ['of an adult', '1991-04-23'],
])('the file of the evolution %s is drawn from all that the paper says, in its order', async (_, born) => {
  const server = aFakeServer({ [ME]: [200, anAccount()] });
  const given = evolutionOf(born);
  const { unmount } = await renderApp(<EvolutionSheet {...given} onClose={() => {}} />, {
    server,
    isSignedIn: true,
  });
  const page = await screen.findByRole('article');
  for (const part of page.querySelectorAll('.doc-brand, .doc-contact, .doc-contact-foot, footer'))
    part.remove();
  const sent = shownEvolution(given);
  expect(sent.charts.length).toBeGreaterThan(2);
  expect(squeezed(page.textContent ?? '')).toBe(squeezed(textsOf(sent).join('')));
  for (const { lines } of sent.charts)
    for (const [across = -1, up = -1] of lines.flatMap(({ points }) => points))
      expect(Math.min(across, up, 1 - across, 1 - up)).toBeGreaterThanOrEqual(0);
  unmount();
});

test('the button asks the server for the file', async () => {
  const path = 'POST /entities/Paciente/bia/pdf/evolucao';
  const server = aFakeServer({ [ME]: [200, anAccount()], [path]: [500, {}] });
  await renderApp(<EvolutionSheet {...evolutionOf('1991-04-23')} onClose={() => {}} />, {
    server,
    isSignedIn: true,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(screen.getByText('Não foi possível baixar o PDF')).toBeInTheDocument());
});
