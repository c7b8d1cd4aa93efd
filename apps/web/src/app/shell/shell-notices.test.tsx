import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ArrivalNotice, OfflineBanner, PracticeNotice } from './shell-notices.tsx';

async function arrive(at: string) {
  const server = aFakeServer({ [ME]: [200, anAccount()], 'POST /auth/logout': [200, {}] });
  return renderApp(<ArrivalNotice />, { server, at });
}
const words = 'Você entrou por um link, na conta de Ana Lima (ana@example.com).';

test('T35: who arrives with a token in the address reads whose account it is, and leaves it with one button', async () => {
  const { session, server } = await arrive('/?access_token=novo');
  expect(screen.getByRole('status').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Não sou eu' }));
  await waitFor(() => expect(server.calls).toContain('POST /auth/logout'));
  expect(session.state().isAuthenticated).toBe(false);
  expect(localStorage.getItem('base44_access_token')).toBeNull();
});

test('T35: after the person confirms the account, the notice does not return', async () => {
  const { client } = await arrive('/?access_token=novo');
  fireEvent.click(screen.getByRole('button', { name: 'Sou eu' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(client.auth.isFromAddress()).toBe(false);
});

test('a session of an earlier visit needs no words', async () => {
  localStorage.setItem('base44_access_token', 'um-token');
  await arrive('/');
  expect(screen.queryByRole('status')).toBeNull();
});

const em = '2026-03-12T14:30:00.000Z';

test('T53: a person is told that the mail server has changed until she says that she has read it', async () => {
  const read = vi.fn();
  const server = aFakeServer({
    'POST /functions/avisos': [
      200,
      { avisos: [{ tipo: 'consultorio', em, por: 'Ana Lima', mudou: ['mailFrom', 'smtpUrl'] }] },
    ],
  });
  server.now({
    'POST /functions/avisoLido': (body) => {
      read(body);
      server.now({ 'POST /functions/avisos': [200, { avisos: [] }] });
      return [200, { success: true }];
    },
  });
  await renderApp(<PracticeNotice />, { server });
  const notice = await screen.findByText(/Ana Lima mudou/);
  expect(notice.textContent).toContain('o remetente dos e-mails e o servidor de e-mail deste consultório');
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  await waitFor(() => expect(screen.queryByText(/Ana Lima mudou/)).toBeNull());
  expect(read).toHaveBeenCalledWith({ em });
});

test('a server that does not answer shows nothing', async () => {
  const server = aFakeServer();
  await renderApp(<PracticeNotice />, { server });
  await waitFor(() => expect(server.calls).toContain('POST /functions/avisos'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('without a connection the notice says that typed text stays on the device and has to be saved later', async () => {
  await renderApp(<OfflineBanner />);
  act(() => onlineManager.setOnline(false));
  expect(screen.getByRole('status')).toHaveTextContent(
    'O que você escrever fica guardado; salve quando a conexão voltar.',
  );
  act(() => onlineManager.setOnline(true));
});

test('T53: a notice that could not be marked as read says so', async () => {
  const avisos = [{ tipo: 'consultorio', em, por: 'Ana Lima', mudou: ['mailFrom'] }];
  const server = aFakeServer({
    'POST /functions/avisos': [200, { avisos }],
    'POST /functions/avisoLido': [422, { message: 'Recusado.' }],
  });
  await renderApp(<PracticeNotice />, { server });
  fireEvent.click(await screen.findByRole('button', { name: 'Entendi' }));
  expect(await screen.findByText('Não foi possível marcar o aviso como lido')).toBeInTheDocument();
});
