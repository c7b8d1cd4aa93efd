import type { Stored } from '@alecrim/domain';
import { aCardapio, aPaciente } from '@alecrim/domain/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME, type Replies } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { SendButton } from './send-button.tsx';

const PDF = 'GET /entities/Cardapio/c1/pdf';
const SENT = 'POST /functions/registrarEnvio';
const short = [{ nome: 'Ceia', opcoes: [{ itens: ['1 pera'] }] }];

const opened = vi.fn();
const shared = vi.fn<(data: ShareData) => Promise<void>>();
beforeEach(() => {
  opened.mockReset();
  shared.mockReset().mockResolvedValue();
  vi.stubGlobal('open', opened);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(pointer: coarse)' && 'canShare' in navigator,
    addEventListener() {},
    removeEventListener() {},
  }));
  // A saved file is a press on a link, which would lead the page of the tests away.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  Object.assign(navigator, { canShare: undefined, share: undefined });
  Reflect.deleteProperty(navigator, 'canShare');
});

const aPhone = () => Object.assign(navigator, { canShare: () => true, share: shared });

async function send(over: object = {}, replies: Replies = {}) {
  const plan = {
    ...aCardapio({ refeicoes: short as never, receitas: [], orientacoes: [], observacoes_finais: '' }),
    ...{ id: 'c1', version: 3, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01' },
    ...{
      token_publico: 'um-token-publico',
      ativo: true,
      paciente_id: null,
      leituras: [],
      avisos_aceitos: [],
    },
    ...over,
  } as unknown as Stored<'Cardapio'>;
  const bodies: unknown[] = [];
  const server = aFakeServer({
    [ME]: [200, anAccount({ crn: 'CRN-3 12345' })],
    [PDF]: [200, 'um arquivo'],
    [SENT]: (body) => {
      bodies.push(body);
      return [200, {}];
    },
    ...replies,
  });
  await renderApp(<SendButton plan={plan} paper={{}} isBelow={false} />, { server, isSignedIn: true });
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }));
  return { server, bodies, dialog: within(await screen.findByRole('dialog', { name: 'Enviar' })) };
}

test('on a phone the second press opens the share sheet with the file, and the sending is recorded', async () => {
  aPhone();
  const { dialog, bodies } = await send();
  await userEvent.click(await dialog.findByRole('button', { name: /^PDF Documento\.pdf/ }));
  const [file] = shared.mock.calls[0]?.[0].files ?? [];
  expect(file).toMatchObject({ name: 'Documento.pdf', type: 'application/pdf' });
  expect(opened).not.toHaveBeenCalled();
  await waitFor(() => expect(bodies).toMatchObject([{ id: 'c1', via: 'pdf', versao: 3 }]));
});

test('a share sheet that was closed sends and records nothing', async () => {
  aPhone();
  shared.mockRejectedValue(new DOMException('', 'AbortError'));
  const { dialog, server } = await send();
  await userEvent.click(await dialog.findByRole('button', { name: /^PDF Documento/ }));
  expect(shared).toHaveBeenCalledOnce();
  expect(server.calls).not.toContain(SENT);
});

test('a press before the file is there waits for it; where that took too long, another press sends it', async () => {
  aPhone();
  shared.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  let answer = (_reply: [number, unknown]) => {};
  const late = new Promise<[number, unknown]>((resolve) => {
    answer = resolve;
  });
  const { dialog } = await send({}, { [PDF]: () => late });
  await userEvent.click(dialog.getByRole('button', { name: /^PDF Preparando/ }));
  expect(shared).not.toHaveBeenCalled();
  answer([200, 'um arquivo']);
  await userEvent.click(await dialog.findByRole('button', { name: /Toque de novo para enviar/ }));
  expect(shared).toHaveBeenCalledTimes(2);
});

test('on a desk the file is saved and WhatsApp opens with the words', async () => {
  const { dialog, bodies } = await send({ paciente_nome: 'Marina Alves' });
  await userEvent.click(await dialog.findByRole('button', { name: /^PDF Documento/ }));
  expect(await screen.findByText('PDF baixado')).toBeInTheDocument();
  const text = new URL(opened.mock.calls[0]?.[0]).searchParams.get('text');
  expect(text).toMatch(/^Olá, Marina! Aqui é .+\. Segue o seu cardápio em PDF\.$/);
  await waitFor(() => expect(bodies).toMatchObject([{ via: 'pdf' }]));
});

test('a failure is told in the row, and a press tries again', async () => {
  const { dialog, server } = await send(
    {},
    { [PDF]: [400, { message: 'Este cardápio não pôde ser impresso.' }] },
  );
  const row = await dialog.findByRole('button', { name: /Toque para tentar de novo/ });
  server.now({ [PDF]: [200, 'um arquivo'] });
  await userEvent.click(row);
  expect(await screen.findByText('PDF baixado')).toBeInTheDocument();
});

test('a plan that is too long for a file is told without another try', async () => {
  const message = 'Este documento é longo demais para um arquivo PDF. Imprima-o pela página.';
  const { dialog, server } = await send({}, { [PDF]: [413, { code: 'TOO_LARGE', message }] });
  const button = await dialog.findByRole('button', { name: `PDF ${message}` });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  const asked = server.calls.filter((call) => call === PDF).length;
  await userEvent.click(button);
  expect(server.calls.filter((call) => call === PDF)).toHaveLength(asked);
});

test('without a connection the file says so, and the text still leaves', async () => {
  act(() => onlineManager.setOnline(false));
  const { dialog, server } = await send();
  const row = dialog.getByRole('button', { name: /Sem conexão/ });
  expect(row).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(row);
  expect(server.calls).not.toContain(PDF);
  expect(dialog.getByRole('link', { name: /^Texto no WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('wa.me'),
  );
});

test('the text of a short plan is in the address of the chat', async () => {
  const { dialog } = await send();
  const address = dialog.getByRole('link', { name: /^Texto no WhatsApp/ }).getAttribute('href') ?? '';
  const text = new URL(address).searchParams.get('text');
  expect(text).toContain('*Ceia*\n• 1 pera');
  expect(text).toContain('CRN-3 12345\nSempre atualizado aqui: http://localhost');
});

const long = [{ nome: 'Ceia', opcoes: [{ itens: Array.from({ length: 99 }, (_, n) => `${n} maçãs`) }] }];

test('on a phone a long plan goes by the share sheet', async () => {
  aPhone();
  const { dialog } = await send({ refeicoes: long });
  await userEvent.click(dialog.getByRole('button', { name: /^Texto no WhatsApp.*você escolhe a conversa/ }));
  expect(shared.mock.calls[0]?.[0].text).toContain('• 98 maçãs');
});

test('on a desk a long plan is copied, and the chat opens without words', async () => {
  const user = userEvent.setup();
  const { dialog } = await send({ refeicoes: long });
  await user.click(dialog.getByRole('button', { name: /^Texto no WhatsApp.*o texto é copiado/ }));
  expect(await screen.findByText('Texto copiado. Cole na conversa do WhatsApp.')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toContain('• 98 maçãs');
  expect(opened.mock.calls[0]?.[0]).toBe('https://wa.me/');
});

test('a private plan offers file and text, and neither link nor QR code', async () => {
  const { dialog } = await send({ ativo: false });
  expect(dialog.getByRole('button', { name: /^PDF/ })).toBeInTheDocument();
  const text = dialog.getByRole('link', { name: /^Texto/ }).getAttribute('href') ?? '';
  expect(decodeURIComponent(text)).not.toContain('VerCardapio');
  expect(dialog.queryByRole('button', { name: /^QR code/ })).toBeNull();
  expect(dialog.queryByRole('link', { name: /^Link/ })).toBeNull();
  expect(dialog.getByText(/quando o cardápio está público/)).toBeInTheDocument();
});

test('the QR code is shown in its place', async () => {
  const { dialog } = await send();
  await userEvent.click(dialog.getByRole('button', { name: /^QR code/ }));
  expect(screen.getByRole('img', { name: 'QR code do link público' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Outras formas' }));
  expect(screen.getByRole('list', { name: 'Formas de enviar' })).toBeInTheDocument();
});

const withoutNumber = { 'GET /entities/Paciente/p1': [403, { message: 'não' }] } satisfies Replies;

test.each([
  { name: /^Link no WhatsApp/, refeicoes: short },
  { name: /^Texto no WhatsApp/, refeicoes: short },
  { name: /^Texto no WhatsApp.*o texto é copiado/, refeicoes: long },
  { name: /^PDF Documento/, refeicoes: short },
])('a chat without the number that did not load opens only after the question: $name', async (way) => {
  const { dialog } = await send({ paciente_id: 'p1', refeicoes: way.refeicoes }, withoutNumber);
  await userEvent.click(await dialog.findByRole('button', { name: way.name }));
  expect(opened).not.toHaveBeenCalled();
  await screen.findByRole('alertdialog', { name: 'O telefone do paciente não carregou' });
  await userEvent.click(screen.getByRole('button', { name: 'Abrir sem o número' }));
  await waitFor(() => expect(opened).toHaveBeenCalledOnce());
});

test('a link to the chat waits for the number', async () => {
  let answer = (_reply: [number, unknown]) => {};
  const late = new Promise<[number, unknown]>((resolve) => {
    answer = resolve;
  });
  const { dialog } = await send({ paciente_id: 'p1' }, { 'GET /entities/Paciente/p1': () => late });
  const waiting = dialog.getByRole('button', { name: /^Link no WhatsApp Buscando o telefone/ });
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  answer([200, { ...aPaciente({ telefone: '11 98765-4321' }), id: 'p1', version: 1, restricoes: [] }]);
  const link = await dialog.findByRole('link', { name: /^Link no WhatsApp/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('wa.me/5511987654321'));
});
