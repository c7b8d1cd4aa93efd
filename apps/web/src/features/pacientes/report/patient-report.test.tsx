import { reportContent } from '@alecrim/domain/report-content';
import { aPatientReport } from '@alecrim/domain/testing/report';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PatientReportPage } from './patient-report.tsx';

test('the page shows the report, and asks the server for its file with the hours of the screen', async () => {
  const report = aPatientReport();
  const file = 'POST /entities/Paciente/bia/pdf/relatorio';
  const tooLong = 'Este documento é longo demais para um arquivo PDF. Imprima-o pela página.';
  const sent: unknown[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /functions/exportarPaciente': [200, report],
    [file]: (body) => {
      sent.push(body);
      return [413, { code: 'TOO_LARGE', message: tooLong }];
    },
  });
  await renderApp(<PatientReportPage id="bia" />, { server, isSignedIn: true });
  const page = await screen.findByRole('article');
  for (const { title } of reportContent(report).sections)
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
  expect(page).toHaveTextContent('Almoço, 12:30:');
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  expect(await screen.findByText(tooLong)).toBeInTheDocument();
  // Another try would end alike.
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toEqual([{ fuso: timeZone }]);
});
