import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PeopleCard } from './people-card.tsx';

test('an invitation that was not accepted can be withdrawn, after a question', async () => {
  const admin = anAccount({ role: 'admin' });
  const waiting = anAccount({ id: 'u2', email: 'bia@example.com', full_name: '', is_verified: false });
  let people = [admin, waiting];
  const server = aFakeServer({
    [ME]: [200, admin],
    'GET /entities/User': () => [200, people],
    'POST /functions/retirarConvite': () => {
      people = [admin];
      return [200, { retirado: true }];
    },
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
  });
  await renderApp(<PeopleCard />, { server, isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Retirar convite de bia@example.com' }));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Retirar' }));
  await waitFor(() => expect(screen.queryByText('bia@example.com')).not.toBeInTheDocument());
  await waitFor(() => expect(document.activeElement).toContainElement(screen.getByText('Pessoas')));
  expect(document.body).not.toHaveFocus();
});

test('an admin invites a person with an e-mail and a role, and sends the invitation again', async () => {
  const admin = anAccount({ role: 'admin' });
  const invitations: unknown[] = [];
  const people = [admin];
  const server = aFakeServer({
    [ME]: [200, admin],
    'GET /entities/User': () => [200, people],
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
    'POST /users/invite-user': (body) => {
      invitations.push(body);
      const { user_email, role } = body as { user_email: string; role: 'admin' };
      people[1] = anAccount({ id: 'u2', email: user_email, full_name: '', role, is_verified: false });
      return [200, { link: `https://x.example/login?mode=convite&token=${invitations.length}` }];
    },
  });
  await renderApp(<PeopleCard />, { server, isSignedIn: true });
  const form = screen.getByRole('form', { name: 'Convidar pessoa' });
  await userEvent.click(within(form).getByRole('button', { name: 'Convidar' }));
  expect(await within(form).findByText('E-mail inválido')).toBeInTheDocument();
  await userEvent.type(within(form).getByLabelText('E-mail de quem você quer convidar'), 'bia@example.com');
  await userEvent.selectOptions(within(form).getByLabelText('Papel'), 'Administração');
  await userEvent.click(within(form).getByRole('button', { name: 'Convidar' }));
  // Without a mail server the administrator sends the link herself.
  expect(await screen.findByLabelText('Link do convite')).toHaveValue(
    'https://x.example/login?mode=convite&token=1',
  );
  const list = screen.getByRole('list', { name: 'Pessoas' });
  expect(await within(list).findByText('Convite pendente')).toBeInTheDocument();
  expect(within(list).getByRole('combobox', { name: 'Papel de bia@example.com' })).toHaveValue('admin');
  await userEvent.click(within(list).getByRole('button', { name: 'Reenviar convite para bia@example.com' }));
  await waitFor(() => expect(screen.getByDisplayValue(/token=2$/)).toBeInTheDocument());
  expect(invitations).toEqual(Array(2).fill({ user_email: 'bia@example.com', role: 'admin' }));
});

test('an admin changes a role and removes the access, each after a question, and restores it, and never her own', async () => {
  const admin = anAccount({ role: 'admin' });
  let bia = anAccount({ id: 'u2', email: 'bia@example.com', full_name: 'Bia Reis' });
  const server = aFakeServer({
    [ME]: [200, admin],
    'GET /entities/User': () => [200, [admin, bia]],
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
    'PUT /users/u2': (body) => {
      bia = { ...bia, ...(body as object) };
      return [200, bia];
    },
  });
  await renderApp(<PeopleCard />, { server, isSignedIn: true });
  const [own, hers] = within(await screen.findByRole('list', { name: 'Pessoas' })).getAllByRole('listitem');
  if (!own || !hers) throw new Error('two people');
  expect(own).toHaveTextContent('Você');
  expect(within(own).queryAllByRole('button')).toEqual([]);
  expect(within(own).queryByRole('combobox')).toBeNull();

  await userEvent.selectOptions(within(hers).getByRole('combobox', { name: 'Papel de Bia Reis' }), 'admin');
  const roleQuestion = await screen.findByRole('alertdialog', { name: 'Mudar o papel desta pessoa?' });
  expect(roleQuestion).toHaveTextContent('Bia Reis passa a administrar este Alecrim');
  expect(bia.role).toBe('user');
  await userEvent.click(within(roleQuestion).getByRole('button', { name: 'Cancelar' }));
  const roleOf = within(hers).getByRole('combobox', { name: 'Papel de Bia Reis' });
  expect(roleOf).toHaveValue('user');
  await userEvent.selectOptions(roleOf, 'admin');
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar' }));
  await waitFor(() => expect(bia.role).toBe('admin'));
  await waitFor(() => expect(roleOf).toHaveFocus());
  await userEvent.click(await within(hers).findByRole('button', { name: 'Desativar Bia Reis' }));
  const question = await screen.findByRole('alertdialog', { name: 'Desativar o acesso desta pessoa?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Desativar' }));
  expect(await within(hers).findByText('Sem acesso')).toBeInTheDocument();
  await userEvent.click(within(hers).getByRole('button', { name: 'Reativar Bia Reis' }));
  await waitFor(() => expect(within(hers).queryByText('Sem acesso')).toBeNull());
  expect(bia).toMatchObject({ role: 'admin', disabled: false });
});
