import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, refused } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Login } from './login.tsx';

const signedInAt = (at: string) => {
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /auth/setup': [200, { needs_setup: false, registration: 'open' }],
    'POST /auth/reset-password': [200, { message: 'ok' }],
  });
  const routes = (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<p>a página</p>} />
    </Routes>
  );
  return renderApp(routes, { server, at, isSignedIn: true });
};

test('a signed-in person is sent from the login page to the app', async () => {
  await signedInAt('/login?mode=cadastro');
  expect(screen.getByText('a página')).toBeInTheDocument();
});

test.each([
  ['redefinir', 'Nova senha'],
  ['convite', 'Boas-vindas ao Alecrim'],
])('a link from a mail shows its form also to a signed-in person: %s', async (mode, title) => {
  await signedInAt(`/login?mode=${mode}&token=t`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

test('a reset that ended this session too asks for a sign-in', async () => {
  const { server } = await signedInAt('/login?mode=redefinir&token=t');
  await userEvent.type(await screen.findByLabelText('Senha'), 'erva-doce e camomila');
  server.now({ [ME]: refused(401) });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }));
  expect(await screen.findByText('Senha alterada. Entre com a nova senha.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Entrar' })).toBeInTheDocument();
});
