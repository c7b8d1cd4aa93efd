import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { Binned } from '../../data/bin.ts';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { EraseQuestion } from './bin-list.tsx';

const rui: Binned = {
  tipo: 'Paciente',
  id: 'p1',
  titulo: 'Rui Lima',
  excluido_em: '2026-03-10T12:00:00.000Z',
  apagado_em: '2026-04-09T12:00:00.000Z',
};
const confirm = vi.fn();

function Question() {
  const home = useRef(null);
  return <EraseQuestion binned={rui} home={home} onClose={() => {}} onConfirm={confirm} />;
}

test('a patient in the bin is erased with the way, the reason and the password, as in Privacidade', async () => {
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /functions/apagarPaciente': () => [200, {}],
  });
  await renderApp(<Question />, { server, isSignedIn: true });
  expect(screen.getByRole('dialog', { name: 'Anonimizar ou eliminar' })).toHaveTextContent('Rui Lima');
  await userEvent.click(screen.getByRole('button', { name: 'Anonimizar' }));
  expect(screen.getByText('Informe sua senha')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText(/senha/i, { selector: 'input' }), 'uma senha');
  await userEvent.click(screen.getByRole('button', { name: 'Anonimizar' }));
  await waitFor(() => expect(server.calls).toContain('POST /functions/apagarPaciente'));
  expect(confirm).not.toHaveBeenCalled();
});
