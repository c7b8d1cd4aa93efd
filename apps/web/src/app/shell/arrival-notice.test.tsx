import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { ArrivalNotice } from './arrival-notice.tsx';

async function arrive(at: string) {
  const server = aFakeServer({ [ME]: [200, anAccount()], 'POST /auth/logout': [200, {}] });
  return renderApp(<ArrivalNotice />, { server, at });
}
const words = 'Você entrou por um link, na conta de Ana Lima (ana@example.com).';

test('T35: who arrives with a token in the address reads whose account it is, and leaves it with one button', async () => {
  const { session, server } = await arrive('/?access_token=novo');
  expect(screen.getByRole('status').textContent).toContain(words);
  fireEvent.click(screen.getByRole('button', { name: 'Não sou eu' }));
  await vi.waitFor(() => expect(server.calls).toContain('POST /auth/logout'));
  expect(session.state().isAuthenticated).toBe(false);
  expect(localStorage.getItem('base44_access_token')).toBeNull();
});

test('T35: who says that it is her account is not asked again', async () => {
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
