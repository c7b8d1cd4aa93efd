import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aFakeServer } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PracticeNotice } from './practice-notice.tsx';

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
  await vi.waitFor(() => expect(screen.queryByText(/Ana Lima mudou/)).toBeNull());
  expect(read).toHaveBeenCalledWith({ em });
});

test('a server that does not answer shows nothing', async () => {
  const server = aFakeServer();
  await renderApp(<PracticeNotice />, { server });
  await vi.waitFor(() => expect(server.calls).toContain('POST /functions/avisos'));
  expect(screen.queryByRole('status')).toBeNull();
});
