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
});
