import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/accounts.ts';
import { aFakeServer, ME, type Replies, SETTINGS } from '../../testing/fake-server.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { PracticeCard } from './practice-card.tsx';

const empty = {
  endereco: '',
  remetente: '',
  email: { servidor: '', porta: 465, usuario: '', tem_senha: false },
  fixos: [],
};

test('an administrator saves the public address and the mail server with her password, and sends a test mail', async () => {
  const changes: object[] = [];
  const isHers = (body: unknown) => (body as { password: string }).password === 'a dela';
  const server = aFakeServer({
    [ME]: [200, anAccount({ role: 'admin' })],
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
    'POST /functions/consultorio': [200, empty],
    'POST /functions/avisos': [200, { avisos: [] }],
    'POST /functions/testarEmail': [200, { enviado_para: 'ana@example.com', em_pasta: true }],
    'POST /functions/salvarConsultorio': (body) => {
      if (!isHers(body)) return [400, { code: 'INVALID_CURRENT_PASSWORD', message: 'A senha não confere.' }];
      changes.push(body as object);
      return [200, { ...empty, endereco: 'https://cardapios.exemplo.com.br' }];
    },
  });
  await renderApp(<PracticeCard />, { server, isSignedIn: true });
  const press = (name: string, inside: HTMLElement = document.body) =>
    userEvent.click(within(inside).getByRole('button', { name }));
  const testMail = async () => {
    await press('Enviar e-mail de teste');
    const question = await screen.findByRole('dialog', { name: 'Enviar e-mail de teste' });
    await userEvent.type(within(question).getByLabelText('Sua senha'), 'a dela');
    await press('Enviar', question);
    return question;
  };
  const address = await screen.findByLabelText('Endereço público');
  await testMail();
  expect(await screen.findByText('Sem servidor de e-mail')).toBeInTheDocument();

  await userEvent.type(address, 'https://cardapios.exemplo.com.br');
  await userEvent.type(screen.getByLabelText('Servidor (SMTP)'), '127.0.0.1');
  await press('Salvar Consultório');
  const dialog = await screen.findByRole('dialog', { name: 'Salvar Consultório' });
  expect(dialog).toHaveTextContent('As outras pessoas, se houver, serão avisadas');
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'não é esta');
  await press('Salvar', dialog);
  expect(await within(dialog).findByText('A senha não confere.')).toBeInTheDocument();
  expect(changes).toEqual([]);
  await userEvent.clear(within(dialog).getByLabelText('Sua senha'));
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'a dela');
  await press('Salvar', dialog);
  expect(await screen.findByText('Consultório salvo')).toBeInTheDocument();
  expect(changes).toMatchObject([
    { endereco: 'https://cardapios.exemplo.com.br', email: { servidor: '127.0.0.1' } },
  ]);

  server.now({ 'POST /functions/testarEmail': [502, { code: 'MAIL_FAILED', message: 'Recusou.' }] });
  const failed = await testMail();
  expect(await within(failed).findByRole('alert')).toBeInTheDocument();
});

const settings = { ...empty, endereco: 'https://antes.exemplo.com.br' };
const replies = (practice: object): Replies => ({
  [ME]: [200, anAccount({ role: 'admin' })],
  'GET /auth/second-factor': [200, { enabled: false, required: false }],
  'POST /functions/consultorio': [200, practice],
  'POST /functions/avisos': [200, { avisos: [] }],
});

test('what was typed stays when the settings are read again, and is offered after the page was left', async () => {
  const server = aFakeServer(replies(settings));
  const page = await renderApp(<PracticeCard />, { server, isSignedIn: true });
  const user = await screen.findByLabelText('Usuário');
  await userEvent.type(user, 'contato@exemplo.com.br');
  await userEvent.type(screen.getByLabelText('Senha do servidor de e-mail'), 'segredo-do-smtp');
  server.now(replies({ ...settings, endereco: 'https://depois.exemplo.com.br' }));
  await act(() => page.queries.invalidateQueries());
  expect(screen.getByLabelText('Usuário')).toHaveValue('contato@exemplo.com.br');
  page.unmount();
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).toContain('contato@exemplo.com.br');
  expect(stored).not.toContain('segredo-do-smtp');
  await renderApp(<PracticeCard />, { server, isSignedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Restaurar' }));
  expect(screen.getByLabelText('Usuário')).toHaveValue('contato@exemplo.com.br');
  expect(screen.getByLabelText('Senha do servidor de e-mail')).toHaveValue('');
});

test('a failure after the save is not told as a failure of the save', async () => {
  const saved = { ...settings, remetente: 'Ana' };
  const server = aFakeServer({ ...replies(settings), 'POST /functions/salvarConsultorio': [200, saved] });
  await renderApp(<PracticeCard />, { server, isSignedIn: true });
  await userEvent.type(await screen.findByLabelText('Remetente'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar Consultório' }));
  const dialog = await screen.findByRole('dialog', { name: 'Salvar Consultório' });
  server.now({ [SETTINGS]: [500, { message: 'Não.' }] });
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'a dela');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Consultório salvo')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Remetente')).toHaveValue('Ana');
  expect(Object.keys(localStorage).filter((key) => key.includes('rascunho'))).toEqual([]);
});
