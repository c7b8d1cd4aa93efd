import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { CriarCardapio } from './criar-cardapio.tsx';

test('the editor of a new plan stays on the page while its patient is read again', async () => {
  let arrive = () => {};
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Paciente/p1': [403, { code: 'FORBIDDEN', message: 'não agora' }],
  });
  const { queries } = await renderApp(<CriarCardapio />, {
    server,
    isSignedIn: true,
    at: '/CriarCardapio?paciente=p1',
  });
  const title = await screen.findByLabelText('Título do Cardápio *');
  await userEvent.type(title, 'Plano de abril');
  server.now({
    'GET /entities/Paciente/p1': async () => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return [404, {}];
    },
  });
  const again = queries.refetchQueries({ queryKey: ['Paciente'] });
  await waitFor(() => expect(queries.isFetching()).toBe(1));
  expect(title).toBeInTheDocument();
  arrive();
  await again;
  expect(screen.getByLabelText('Título do Cardápio *')).toHaveValue('Plano de abril');
});
