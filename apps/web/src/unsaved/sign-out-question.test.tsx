import { Cardapio, contentOf, type Entity } from '@alecrim/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useSessionState } from '../data/context.ts';
import type { Session } from '../data/session.ts';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { QUESTIONS_DRAFT } from './account-adapters.ts';
import { draftStore, draftsOf, type UnsavedDraft } from './draft-store.ts';
import { openSessions } from './open-editors.ts';
import { SignOutQuestion, unsavedOnDevice } from './sign-out-question.tsx';
import { aTab, fakePlans, fakeSession } from './testing/fake-plans.ts';
import { useSignOut } from './use-sign-out.tsx';

const account = anAccount();
const blank = contentOf(Cardapio as unknown as Entity, {});

/** Stores the draft of a new plan, as another tab would. */
function keepElsewhere(editor: string, titulo: string) {
  const base = { content: blank, idempotencyKey: editor };
  const draft: UnsavedDraft = {
    savedAt: new Date().toISOString(),
    content: { ...blank, titulo },
    base,
    tried: [],
  };
  draftStore({ userId: account.id, type: 'Cardapio' }).put(editor, draft);
}

function SignedIn() {
  const { user } = useSessionState();
  return user && <SignOutQuestion userId={user.id} onClose={() => {}} />;
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
  expect(await screen.findByText(/Outra aba tem alterações mais recentes/)).toBeInTheDocument();
  expect(isSignedOut(server)).toBe(false);
  expect(draftsOf(account.id)).toMatchObject([{ content: { titulo: 'Plano, mais longo' } }]);
});

test('Salvar e sair saves the questions of the anamnesis, which are another draft of the same account', async () => {
  const saved: unknown[] = [];
  const { server, press } = await aQuestion();
  server.now({
    'PUT /entities/User/me': (body) => {
      saved.push(body);
      return [200, { ...account, ...(body as object) }];
    },
  });
  const content = { perguntas_anamnese: 'Quem cozinha?' };
  const base = { id: account.id, content: { perguntas_anamnese: 'Dorme bem?' }, idempotencyKey: 'perguntas' };
  const draft = { savedAt: new Date().toISOString(), content, base, tried: [] };
  draftStore({ userId: account.id, type: 'User', id: QUESTIONS_DRAFT }).put('perguntas', draft);
  await press('Salvar e sair');
  await waitFor(() => expect(isSignedOut(server)).toBe(true));
  expect(saved).toEqual([{ perguntas_anamnese: 'Quem cozinha?' }]);
});

function SignOutButton() {
  const { signOut, question } = useSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Sair
      </button>
      {question}
    </>
  );
}

test.each([
  ['the session has ended', async (session: Session) => session.expire()],
  [
    'a second factor is due',
    async (session: Session) => session.expire({ code: 'SECOND_FACTOR_SETUP_REQUIRED' }),
  ],
  ['the account has lost its access', (session: Session) => session.restart()],
])('Sair while %s asks before it erases a draft', async (_when, lose) => {
  const server = aFakeServer({ [ME]: [200, account], 'POST /auth/logout': [200, { success: true }] });
  const { session } = await renderApp(<SignOutButton />, { server, isSignedIn: true });
  keepElsewhere('aba', 'Plano');
  server.now({ [ME]: [403, { code: 'USER_NOT_REGISTERED', extra_data: { reason: 'user_not_registered' } }] });
  await act(() => lose(session));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  expect(await screen.findByText('Rascunho: “Plano”')).toBeInTheDocument();
  expect(isSignedOut(server)).toBe(false);
  expect(screen.queryByRole('button', { name: 'Salvar e sair' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Ficar' }));
  expect(draftsOf(account.id)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sair e apagar' }));
  await waitFor(() => expect(isSignedOut(server)).toBe(true));
  expect(draftsOf(account.id)).toEqual([]);
});

test('Sair leaves the drafts of other people who use the same computer', async () => {
  const server = aFakeServer({ [ME]: [200, account], 'POST /auth/logout': [200, { success: true }] });
  await renderApp(<SignOutButton />, { server, isSignedIn: true });
  const base = { content: blank, idempotencyKey: 'x' };
  draftStore({ userId: 'outra', type: 'Cardapio' }).put('aba', {
    savedAt: new Date().toISOString(),
    content: { ...blank, titulo: 'Da outra' },
    base,
    tried: [],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(isSignedOut(server)).toBe(true));
  expect(draftsOf('outra')).toMatchObject([{ content: { titulo: 'Da outra' } }]);
  expect(Object.keys(localStorage).filter((key) => !key.startsWith('alecrim:rascunho:outra'))).toEqual([]);
});

test('a dialog that is fading out counts as a draft and not as an open editor', () => {
  localStorage.setItem('token', 'um-token');
  const plans = fakePlans();
  const tab = aTab(plans, fakeSession(plans));
  const remove = openSessions.add(tab.editSession as never);
  tab.type((values) => (values.titulo = 'Plano'));
  expect(unsavedOnDevice('ana')).toMatchObject({
    sessions: [{ editor: tab.editSession.editor }],
    drafts: [],
  });
  tab.close();
  expect(unsavedOnDevice('ana')).toMatchObject({
    sessions: [],
    drafts: [{ editor: tab.editSession.editor }],
  });
  remove();
});
