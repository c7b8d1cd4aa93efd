import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { SessionProvider } from '../data/context.ts';
import { createSession } from '../data/session.ts';
import { atStart } from '../data/start-up.ts';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, type Replies, refused, SETTINGS, unreachable } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { AuthGate } from './routes.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}

const routes = (
  <Routes>
    <Route path="/login" element={<Address />} />
    <Route element={<AuthGate />}>
      <Route path="*" element={<p>a página</p>} />
    </Route>
  </Routes>
);

const gate = (replies: Replies, isSignedIn: boolean, at = '/EditarCardapio?id=1') =>
  renderApp(routes, { server: aFakeServer(replies), at, isSignedIn });

test.each([
  ['the public settings', { isLoadingAuth: false }],
  ['the user', { isLoadingPublicSettings: false }],
])('while %s are loading, a spinner shows', (_name, over) => {
  const loading = { ...atStart, ...over };
  render(
    <SessionProvider value={{ ...createSession(), state: () => loading }}>
      <MemoryRouter>{routes}</MemoryRouter>
    </SessionProvider>,
  );
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Carregando...');
  expect(status.querySelector('.animate-spin')).toBeInTheDocument();
});

test('a signed-in person sees the page', async () => {
  await gate({ [ME]: [200, anAccount()] }, true);
  expect(screen.getByText('a página')).toBeInTheDocument();
});

test('a visitor is sent to the login page, which names this address as the way back', async () => {
  await gate({}, false);
  expect(screen.getByText('/login?from_url=%2FEditarCardapio%3Fid%3D1')).toBeInTheDocument();
});

test.each<[string, Replies]>([
  ['by the settings', { [SETTINGS]: refused(403, 'auth_required') }],
  ['by the user check', { [ME]: refused(401) }],
])('a person who is refused %s is sent to the login page too', async (_name, replies) => {
  await gate(replies, true);
  expect(screen.getByText(/^\/login/)).toBeInTheDocument();
});

test('an account without access sees Access Restricted and the person to ask', async () => {
  await gate({ [SETTINGS]: refused(403, 'user_not_registered') }, true);
  expect(screen.getByRole('heading', { name: 'Access Restricted' })).toBeInTheDocument();
  expect(
    screen.getByText(/not registered to use this application.*contact the app administrator/),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sair' })).toBeInTheDocument();
});

test.each<[string, Replies, string]>([
  ['settings that fail', { [SETTINGS]: [500, { message: 'quebrou' }] }, 'quebrou'],
  ['any other reason', { [SETTINGS]: refused(403, 'plan_expired', 'O plano venceu') }, 'O plano venceu'],
  ['a user check without an answer', { [ME]: unreachable }, 'Sua sessão continua guardada'],
])('%s can be tried again without losing the session', async (_name, replies, text) => {
  const { server } = await gate(replies, true);
  expect(screen.getByText(new RegExp(text))).toBeInTheDocument();
  expect(localStorage.getItem('base44_access_token')).toBe('um-token');
  server.now({
    [SETTINGS]: [200, { id: 'alecrim', public_settings: 'public_without_login' }],
    [ME]: [200, anAccount()],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(await screen.findByText('a página')).toBeInTheDocument();
});
