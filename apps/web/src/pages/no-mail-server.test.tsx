import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PeopleCard } from '../features/perfil/people-card.tsx';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Login } from './login.tsx';

async function forgot(sends_mail: boolean) {
  const server = aFakeServer({
    'GET /auth/setup': [200, { needs_setup: false, registration: 'invite', sends_mail }],
    'POST /auth/reset-password-request': [200, { success: true }],
  });
  await renderApp(<Login />, { server, at: '/login?mode=esqueci' });
  await userEvent.type(await screen.findByLabelText('E-mail'), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: sends_mail ? 'Enviar link' : 'Gerar link' }));
  return screen.findByRole('status');
}

test('Esqueci minha senha says that a mail is on its way only where mails are sent', async () => {
  expect(await forgot(true)).toHaveTextContent('já está a caminho');
});

test('Esqueci minha senha without a mail server says where the link is and whom to ask', async () => {
  const answer = await forgot(false);
  expect(answer).toHaveTextContent('ficou na pasta mail do servidor');
  expect(answer).not.toHaveTextContent('a caminho');
});

test.each([
  [undefined, 'Convite enviado'],
  ['http://localhost/login?mode=convite&token=t1', 'Este Alecrim ainda não envia e-mails'],
])(
  'an invitation is "sent" only by a mail server; else its link is given to copy: %s',
  async (link, said) => {
    const admin = anAccount({ role: 'admin' });
    const server = aFakeServer({
      [ME]: [200, admin],
      'GET /entities/User': [200, [admin]],
      'POST /users/invite-user': [200, { success: true, ...(link && { link }) }],
      'GET /auth/second-factor': [200, { enabled: false, required: false }],
    });
    await renderApp(<PeopleCard />, { server, isSignedIn: true });
    await userEvent.type(screen.getByLabelText('E-mail de quem você quer convidar'), 'bia@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Convidar' }));
    expect(await screen.findByText(new RegExp(said))).toBeInTheDocument();
    if (link) expect(screen.getByLabelText('Link do convite')).toHaveValue(link);
    else expect(screen.queryByLabelText('Link do convite')).not.toBeInTheDocument();
  },
);
