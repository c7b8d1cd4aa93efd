import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { anAccount } from '../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Perfil } from './perfil.tsx';

/** As the server refuses a password. */
const wrong = (message: string): [number, unknown] => [400, { code: 'INVALID_CURRENT_PASSWORD', message }];
const usage = {
  bytes: 12_400_000,
  registros: 1234,
  limite_bytes: 5_000_000_000,
  limite_registros: 200_000,
};

afterEach(() => vi.restoreAllMocks());

async function open(section: string, replies: Replies = {}) {
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /auth/sessions': [200, []],
    'GET /auth/second-factor': [200, { enabled: false, required: false }],
    'POST /functions/espacoUsado': [200, usage],
    ...replies,
  });
  await renderApp(<Perfil />, { server, at: `/Perfil?aba=${section}`, isSignedIn: true });
  return server;
}

const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', { name }));

test('the password is changed with the present one, is not short, and the sessions are listed again', async () => {
  const asked: unknown[] = [];
  const server = await open('seguranca', {
    'POST /auth/change-password': (body) => {
      asked.push(body);
      return (body as { current_password: string }).current_password === 'a de agora'
        ? [200, {}]
        : wrong('A senha atual não confere.');
    },
  });
  const form = await screen.findByRole('form', { name: 'Alterar senha' });
  const [present, next] = [
    within(form).getByLabelText('Senha atual'),
    within(form).getByLabelText('Nova senha'),
  ];
  await userEvent.type(present, 'outra');
  await userEvent.type(next, 'curta');
  await press('Alterar senha', form);
  expect(await screen.findByText('A senha precisa de pelo menos 8 caracteres')).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.type(next, ' e agora comprida');
  await press('Alterar senha', form);
  expect(await screen.findByText('A senha atual não confere.')).toBeInTheDocument();
  await userEvent.clear(present);
  await userEvent.type(present, 'a de agora');
  const lists = () => server.calls.filter((call) => call === 'GET /auth/sessions').length;
  const before = lists();
  await press('Alterar senha', form);
  expect(await screen.findByText('Senha alterada')).toBeInTheDocument();
  expect(asked.at(-1)).toMatchObject({ user_id: 'u1', new_password: 'curta e agora comprida' });
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test('the open sessions are listed, and another one is ended', async () => {
  const session = (id: string, user_agent: string, is_current: boolean) => ({
    id,
    user_agent,
    is_current,
    created_date: '2026-11-01T12:00:00.000Z',
    last_seen_date: '2026-11-15T12:00:00.000Z',
  });
  let sessions = [
    session('s1', 'Firefox Linux', true),
    session('s2', 'Mozilla/5.0 (iPhone) Safari/604.1', false),
  ];
  await open('seguranca', {
    'GET /auth/sessions': () => [200, sessions],
    'DELETE /auth/sessions/s2': () => {
      sessions = sessions.slice(0, 1);
      return [200, {}];
    },
  });
  expect(await screen.findByText('Esta sessão')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Pessoas' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Encerrar a sessão Safari no iPhone/ }));
  await waitFor(() => expect(screen.queryByText('Safari no iPhone')).toBeNull());
  expect(screen.getByText('Esta sessão')).toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByText('Sessões Abertas'));
});

test('L05: Baixar meus dados asks for the password and saves a zip', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await open('dados', {
    'POST /functions/baixarMeusDados': (body) =>
      (body as { password: string }).password === 'certa' ? [200, {}] : wrong('A senha não confere.'),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  const dialog = await screen.findByRole('dialog', { name: 'Baixar meus dados' });
  await press('Baixar', dialog);
  expect(await within(dialog).findByText('Informe sua senha')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'outra');
  await press('Baixar', dialog);
  expect(await within(dialog).findByText('A senha não confere.')).toBeInTheDocument();
  await userEvent.clear(within(dialog).getByLabelText('Sua senha'));
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'certa');
  await press('Baixar', dialog);
  await waitFor(() => expect(saved).toEqual(['meus-dados.zip']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('L05: Cancelar ends the download of the data', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:x';
  let answer = (_reply: [number, unknown]) => {};
  const late = new Promise<[number, unknown]>((resolve) => {
    answer = resolve;
  });
  await open('dados', { 'POST /functions/baixarMeusDados': () => late });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar meus dados' }));
  const dialog = await screen.findByRole('dialog', { name: 'Baixar meus dados' });
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'certa');
  await press('Baixar', dialog);
  await press('Cancelar', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(async () => answer([200, {}]));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText('Seus dados foram baixados')).toBeNull();
});

test('L16: closing the account is not left halfway', async () => {
  let answer = (_reply: [number, unknown]) => {};
  const late = new Promise<[number, unknown]>((resolve) => {
    answer = resolve;
  });
  await open('dados', { 'POST /functions/encerrarConta': () => late });
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar minha conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Encerrar minha conta' });
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'certa');
  await press('Encerrar minha conta', dialog);
  expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Encerrar minha conta' })).toBeInTheDocument();
  await act(async () => answer([200, {}]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the recovery codes of a second factor are shown, also after Escape during the request', async () => {
  let answer = (_reply: [number, unknown]) => {};
  const late = new Promise<[number, unknown]>((resolve) => {
    answer = resolve;
  });
  await open('seguranca', {
    'POST /auth/second-factor/setup': [200, { secret: 'ABCD', uri: 'otpauth://totp/x?secret=ABCD' }],
    'POST /auth/second-factor/enable': () => late,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ativar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ativar a verificação em duas etapas' });
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'certa');
  await press('Continuar', dialog);
  await userEvent.type(await within(dialog).findByLabelText('Código do aplicativo'), '123456');
  await press('Ativar', dialog);
  await userEvent.keyboard('{Escape}');
  await act(async () => answer([200, { recovery_codes: ['um-codigo'] }]));
  expect(await screen.findByRole('list', { name: 'Códigos de recuperação' })).toHaveTextContent('um-codigo');
});

test('after the second factor is turned off, the focus is on its card', async () => {
  const server = await open('seguranca', {
    'GET /auth/second-factor': [200, { enabled: true, required: false, recovery_codes_left: 8 }],
    'POST /auth/second-factor/disable': () => {
      server.now({ 'GET /auth/second-factor': [200, { enabled: false, required: false }] });
      return [200, {}];
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Desativar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Desativar a verificação em duas etapas' });
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'certa');
  await userEvent.type(within(dialog).getByLabelText(/^Código/), '123456');
  await press('Desativar', dialog);
  expect(await screen.findByRole('button', { name: 'Ativar' })).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Verificação em Duas Etapas/));
});

test('L16: the account closes after 7 days, and its owner can keep it until then', async () => {
  let encerra_em: string | null = null;
  await open('dados', {
    [ME]: () => [200, anAccount({ encerra_em })],
    'POST /functions/encerrarConta': () => {
      encerra_em = '2026-11-22T12:00:00.000Z';
      return [200, {}];
    },
    'POST /functions/reabrirConta': () => {
      encerra_em = null;
      return [200, {}];
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar minha conta' }));
  const dialog = await screen.findByRole('dialog', { name: 'Encerrar minha conta' });
  expect(dialog).toHaveTextContent('7 dias');
  await userEvent.type(within(dialog).getByLabelText('Sua senha'), 'uma senha');
  await press('Encerrar minha conta', dialog);
  expect(await screen.findByText(/Sua conta será encerrada em 22 de novembro de 2026/)).toBeInTheDocument();
  await press('Manter minha conta');
  expect(await screen.findByText('Sua conta continua aberta')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Encerrar minha conta' })).toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  expect(document.activeElement).toContainElement(screen.getByText('Seus Dados'));
});

test('T50: the space that the account uses is shown with its limit, without a warning', async () => {
  await open('dados');
  expect(await screen.findByText(/12,4 MB de 5 GB · 1\.234 registros/)).toBeInTheDocument();
  expect(screen.queryByText(/quase cheio/)).toBeNull();
});

test('T50: the space comes with a warning when little is left', async () => {
  await open('dados', { 'POST /functions/espacoUsado': [200, { ...usage, bytes: 4_600_000_000 }] });
  expect(await screen.findByText('Seu espaço está quase cheio.')).toBeInTheDocument();
});
