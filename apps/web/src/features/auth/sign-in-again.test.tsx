import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, refused } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { SignInAgain } from './interrupted-session.tsx';

const working = (replies: Replies = {}) => {
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'POST /auth/login': (body) =>
      (body as { password: string }).password === 'certa'
        ? [200, { access_token: 'novo', user: anAccount() }]
        : [401, { code: 'INVALID_CREDENTIALS', message: 'E-mail ou senha incorretos.' }],
    ...replies,
  });
  const page = (
    <>
      <textarea aria-label="Observações" />
      <SignInAgain />
    </>
  );
  return renderApp(page, { server, isSignedIn: true });
};

test('when the session ends during typing, sign-in opens over the page and the text stays', async () => {
  const { session, queries, client, server } = await working();
  await userEvent.type(screen.getByLabelText('Observações'), 'Sem lactose');
  expect(screen.queryByRole('dialog')).toBeNull();

  const list = { queryKey: ['Paciente'], queryFn: () => client.entities.Paciente.list(), retry: false };
  server.now({ 'GET /entities/Paciente': refused(401) });
  await act(() => queries.prefetchQuery(list));
  expect(screen.getByRole('dialog', { name: 'Sua sessão terminou' })).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue('ana@example.com');

  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Senha'), 'errada');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail ou senha incorretos.');

  server.now({ 'GET /entities/Paciente': [200, [{ id: 'p1' }]] });
  await userEvent.clear(screen.getByLabelText('Senha'));
  await userEvent.type(screen.getByLabelText('Senha'), 'certa');
  await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Observações')).toHaveValue('Sem lactose');
  expect(localStorage.getItem('base44_access_token')).toBe('novo');
  expect(session.state().isExpired).toBe(false);
  // Queries that failed meanwhile are repeated.
  await expect.poll(() => queries.getQueryData(['Paciente'])).toEqual([{ id: 'p1' }]);
});

test('S28: an account with a second factor is asked for the code in the same dialog', async () => {
  const { session } = await working({
    'POST /auth/login': (body) => {
      const { otp_code } = body as { otp_code?: string };
      if (!otp_code) return [403, { code: 'SECOND_FACTOR_REQUIRED', message: 'Falta o código.' }];
      return otp_code === '123456'
        ? [200, { access_token: 'novo', user: anAccount() }]
        : [400, { code: 'INVALID_OTP', message: 'Código inválido ou expirado.' }];
    },
  });
  act(() => session.expire());
  await userEvent.type(screen.getByLabelText('Senha'), 'certa{Enter}');
  const code = await screen.findByLabelText('Código do aplicativo');
  expect(code).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.type(code, '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Código inválido ou expirado.');
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(session.state().isExpired).toBe(false);
});
