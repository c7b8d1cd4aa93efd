import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { draftStore, draftsOf } from './draft-store.ts';
import { RecoveredDrafts, useRecoveredDrafts } from './recovered-drafts.tsx';

const account = anAccount();

interface Goal {
  objetivo: string;
}

/** The page of a patient whose goal is saved as B, then changed back to A and left as a draft. */
function Page() {
  const [saved, setSaved] = useState('A');
  const { found, drop, refresh } = useRecoveredDrafts<Goal>(
    'Paciente',
    'p1',
    ({ objetivo }) => objetivo === saved,
  );
  function leaveDraft() {
    const base = { id: 'p1', version: 2, content: { objetivo: 'B' }, idempotencyKey: 'chave' };
    const draft = { savedAt: new Date().toISOString(), content: { objetivo: 'A' }, base, tried: [] };
    draftStore({ userId: account.id, type: 'Paciente', id: 'p1' }).put('editor', draft);
    refresh();
  }
  return (
    <>
      <button type="button" onClick={() => setSaved('B')}>
        Salvar
      </button>
      <button type="button" onClick={leaveDraft}>
        Cancelar
      </button>
      <RecoveredDrafts drafts={found} nameOf={({ objetivo }) => objetivo} onRestore={drop} onDiscard={drop} />
    </>
  );
}

test('a draft that equals the record of before the last save is offered, and not erased', async () => {
  await renderApp(<Page />, { server: aFakeServer({ [ME]: [200, account] }), isSignedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Rascunho recuperado')).toBeInTheDocument();
  expect(draftsOf(account.id)).toHaveLength(1);
});
