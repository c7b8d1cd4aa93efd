import { Cardapio, contentOf, type Entity } from '@alecrim/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useSessionState } from '../data/session-context.ts';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { type Draft, draftStore, draftsOf } from './draft-store.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { unsavedOnDevice } from './unsaved-on-device.ts';

const account = anAccount();
const blank = contentOf(Cardapio as unknown as Entity, {});

/** Stores the draft of a new plan, as another tab would. */
function keepElsewhere(editor: string, titulo: string) {
  const base = { content: blank, idempotencyKey: editor };
  const draft: Draft = { savedAt: new Date().toISOString(), content: { ...blank, titulo }, base, tried: [] };
  draftStore({ userId: account.id, kind: 'Cardapio' }).keep(editor, draft);
}

function SignedIn() {
  const { user } = useSessionState();
  const [unsaved] = useState(() => unsavedOnDevice(account.id));
  return user && <SignOutQuestion unsaved={unsaved} onStay={() => {}} />;
}

async function aQuestion() {
  const saved: string[] = [];
  const server = aFakeServer({
    [ME]: [200, account],
    'POST /auth/logout': [200, { success: true }],
    'POST /entities/Cardapio': (body) => {
      const plan = body as { titulo: string };
      saved.push(plan.titulo);
      return [201, { ...plan, id: plan.titulo, version: 1 }];
    },
  });
  localStorage.setItem('base44_access_token', 'um-token');
  keepElsewhere('aba', 'Plano');
  await renderApp(<SignedIn />, { server, isSignedIn: true });
  return { server, saved, press: (name: string) => userEvent.click(screen.getByRole('button', { name })) };
}

const isSignedOut = ({ calls }: ReturnType<typeof aFakeServer>) => calls.includes('POST /auth/logout');

test('Salvar e sair also saves text that other tabs typed after the question opened', async () => {
  const { server, saved, press } = await aQuestion();
  keepElsewhere('aba', 'Plano, mais longo');
  keepElsewhere('outra aba', 'Outro plano');
  await press('Salvar e sair');
  await waitFor(() => expect(isSignedOut(server)).toBe(true));
  expect(saved).toEqual(expect.arrayContaining(['Plano, mais longo', 'Outro plano']));
});

test('Salvar e sair does not sign out while another tab has newer unsaved text', async () => {
  const { server, press } = await aQuestion();
  server.now({
    'POST /entities/Cardapio': (body) => {
      keepElsewhere('aba', 'Plano, mais longo');
      return [201, { ...(body as object), id: 'c1', version: 1 }];
    },
  });
  await press('Salvar e sair');
  expect(await screen.findByText(/outra aba guardou mais texto/)).toBeInTheDocument();
  expect(isSignedOut(server)).toBe(false);
  expect(draftsOf(account.id)).toMatchObject([{ content: { titulo: 'Plano, mais longo' } }]);
});
