import type { Stored } from '@alecrim/domain';
import { aPaciente } from '@alecrim/domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { MeasurementsTab } from './measurements-tab.tsx';

async function tabOf(id: string) {
  const server = aFakeServer({ [ME]: [200, anAccount()], 'GET /entities/Avaliacao': [200, []] });
  const patient = { ...aPaciente(), id, version: 1 } as unknown as Stored<'Paciente'>;
  const app = await renderApp(<MeasurementsTab patient={patient} />, { server, isSignedIn: true });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Registrar primeira avaliação' }));
  return { ...app, user, dialog: await screen.findByRole('dialog', { name: 'Nova avaliação' }) };
}

test('a draft of one patient is never offered for another', async () => {
  const first = await tabOf('ana');
  await first.user.type(within(first.dialog).getByLabelText('Peso (kg)'), '71,5');
  first.unmount();

  const other = await tabOf('bia');
  expect(within(other.dialog).queryByText('Rascunho recuperado')).not.toBeInTheDocument();
  other.unmount();

  const again = await tabOf('ana');
  await again.user.click(await within(again.dialog).findByRole('button', { name: 'Restaurar' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Peso (kg)')).toHaveValue('71,5');
}, 30_000);
