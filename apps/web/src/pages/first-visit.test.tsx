import type { Account } from '@alecrim/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, refused } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Login } from './login.tsx';

const title = 'Seus cardápios, com a sua marca';
const aNewcomer = { nome_nutricionista: null, crn: null, apresentacao: 'pendente' } as const;

async function atLogin(over: Partial<Account>, at = '/login') {
  let account = anAccount(over);
  const sent: object[] = [];
  const server = aFakeServer({
    [ME]: () => [200, account],
    'GET /auth/setup': [200, { needs_setup: false, registration: 'open' }],
    'PUT /entities/User/me': (body) => {
      sent.push(body as object);
      account = { ...account, ...(body as object) };
      return [200, account];
    },
  });
  const routes = (
    <Routes>
      <Route path="/login" element={<Login />} />
      <Route path="*" element={<p>o Dashboard</p>} />
    </Routes>
  );
  await renderApp(routes, { server, at, isSignedIn: true });
  return { server, sent };
}

test('the first visit asks for name, CRN, logo and colours, shows them in a plan at once, and saves them', async () => {
  const { sent } = await atLogin(aNewcomer);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByLabelText('Seu nome nos cardápios')).toHaveValue('Ana Lima');
  await userEvent.type(screen.getByLabelText('CRN'), 'CRN-3 777');
  await userEvent.click(screen.getByRole('button', { name: 'Azul' }));
  const preview = screen.getByTestId('previa-documento');
  expect(preview).toHaveTextContent('Ana Lima');
  expect(preview).toHaveTextContent('CRN-3 777');
  expect(preview.innerHTML).toContain('#2563a8');
  expect(screen.getByLabelText('Enviar logo')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
  expect(await screen.findByText('o Dashboard')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      nome_nutricionista: 'Ana Lima',
      crn: 'CRN-3 777',
      cor_primaria: '#2563a8',
      cor_secundaria: '#1d4b80',
      cor_destaque: '#f2994a',
      apresentacao: 'concluida',
    },
  ]);
});

test('the offer can be skipped, and that is remembered with the account', async () => {
  const { sent } = await atLogin(aNewcomer);
  await userEvent.click(await screen.findByRole('button', { name: 'Agora não' }));
  expect(await screen.findByText('o Dashboard')).toBeInTheDocument();
  expect(sent).toEqual([{ apresentacao: 'concluida' }]);
});

test('a skip that cannot be saved holds nobody up; a save that fails says so and keeps the text', async () => {
  const { server } = await atLogin(aNewcomer);
  await screen.findByRole('heading', { name: title });
  server.now({ 'PUT /entities/User/me': refused(403, 'x') });
  await userEvent.type(screen.getByLabelText('CRN'), 'CRN-3 777');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e continuar' }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeInTheDocument());
  expect(screen.getByLabelText('CRN')).toHaveValue('CRN-3 777');
  await userEvent.click(screen.getByRole('button', { name: 'Agora não' }));
  expect(await screen.findByText('o Dashboard')).toBeInTheDocument();
});

test('a person who has answered is not asked again, on no device', async () => {
  await atLogin({ apresentacao: 'concluida' });
  expect(await screen.findByText('o Dashboard')).toBeInTheDocument();
});

test('a session that goes on is not held up by the offer', async () => {
  await atLogin(aNewcomer, '/Pacientes');
  expect(screen.getByText('o Dashboard')).toBeInTheDocument();
});
