import type { Stored } from '@alecrim/domain';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { draftStore, draftsOf } from '../../../unsaved/draft-store.ts';
import { EraseForm } from './erase-form.tsx';

const marina = { ...aPaciente({ nome: 'Marina Alves' }), id: 'p1' } as Stored<'Paciente'>;

function Dialog() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return isOpen && <EraseForm paciente={marina} onCancel={close} onErased={close} />;
}

test('drafts lose the name of an anonymised patient, also when the dialog is closed before the answer', async () => {
  let arrive = () => {};
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /functions/apagarPaciente': async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return [200, {}];
    },
  });
  await renderApp(<Dialog />, { server, isSignedIn: true });
  const content = { ...aCardapio(), paciente_id: 'p1', paciente_nome: 'Marina Alves' };
  draftStore({ userId: 'u1', type: 'Cardapio', id: 'c1' }).put('aba', {
    savedAt: new Date().toISOString(),
    content,
    base: { id: 'c1', version: 1, content, idempotencyKey: 'chave' },
    tried: [],
  });
  await userEvent.type(screen.getByLabelText(/senha/i, { selector: 'input' }), 'uma senha');
  await userEvent.click(screen.getByRole('button', { name: 'Anonimizar' }));
  await waitFor(() => expect(server.calls).toContain('POST /functions/apagarPaciente'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  arrive();
  expect(await screen.findByText('Paciente anonimizado')).toBeInTheDocument();
  expect(JSON.stringify(draftsOf('u1'))).not.toContain('Marina');
});
