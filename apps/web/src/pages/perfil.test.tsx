import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Perfil } from './perfil.tsx';

async function profileAt(at: string, role: 'user' | 'admin' = 'user') {
  const server = aFakeServer({
    [ME]: [200, anAccount({ role })],
    'GET /auth/sessions': [200, []],
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
    'POST /functions/espacoUsado': [200, { bytes: 1, registros: 1, limite_bytes: 0, limite_registros: 0 }],
  });
  await renderApp(<Perfil />, { server, at, isSignedIn: true });
}
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

test('profile and brand come first, and the address may name another section', async () => {
  await profileAt('/Perfil');
  expect(screen.getByLabelText('CRN')).toBeInTheDocument();
  expect(screen.queryByLabelText('Senha atual')).toBeNull();
  expect(tabs()).toEqual(['Perfil e marca', 'Segurança', 'Dados']);
});

test('text that is not saved stays while another section is open', async () => {
  await profileAt('/Perfil');
  await userEvent.type(screen.getByLabelText('CRN'), ' ainda não salvo');
  await userEvent.click(screen.getByRole('tab', { name: 'Segurança' }));
  await userEvent.type(await screen.findByLabelText('Senha atual'), 'uma senha');
  await userEvent.click(screen.getByRole('tab', { name: 'Perfil e marca' }));
  expect(screen.getByLabelText('CRN')).toHaveValue('CRN-3 00000 ainda não salvo');
  await userEvent.click(screen.getByRole('tab', { name: 'Segurança' }));
  expect(screen.getByLabelText('Senha atual')).toHaveValue('uma senha');
});

test('a deep link opens its section; that of the practice is for admins', async () => {
  await profileAt('/Perfil?aba=dados');
  expect(await screen.findByRole('heading', { name: 'Seus Dados' })).toBeInTheDocument();
});

test('who is no admin and opens the section of the practice sees the profile', async () => {
  await profileAt('/Perfil?aba=consultorio');
  expect(screen.getByLabelText('CRN')).toBeInTheDocument();
});
