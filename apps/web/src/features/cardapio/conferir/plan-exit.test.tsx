import { aPaciente } from '@alecrim/domain/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createHandlers } from '../../numeros/worker/worker-handlers.ts';
import { PlanFindings } from './plan-findings.tsx';
import { aSendingServer, aStoredPlan } from './testing.tsx';
import { usePlanExit } from './use-plan-exit.tsx';

vi.hoisted(() => vi.resetModules());
vi.mock('../../numeros/worker/worker-client.ts', () => ({
  callWorker: async (name: 'check', input: never) => createHandlers()[name](input),
}));

const action = vi.fn();

function Page({ plan }: { plan: ReturnType<typeof aStoredPlan> }) {
  const { leave, linkProps, question } = usePlanExit(plan);
  return (
    <>
      <button type="button" onClick={() => leave('copiado', action)}>
        Copiar
      </button>
      <a {...linkProps('aberto', '#aberto')} target="_self">
        Abrir
      </a>
      <PlanFindings plan={plan} />
      {question}
    </>
  );
}

async function aPage(plan: object = {}, server = aSendingServer()) {
  action.mockReset();
  const stored = aStoredPlan(plan);
  await renderApp(<Page plan={stored} />, { server, isSignedIn: true });
  return server;
}
const sent = (server: { calls: string[] }) =>
  server.calls.filter((call) => call === 'POST /functions/registrarEnvio').length;
const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copiar' }));
const panelButton = (name: string) => screen.findByRole('button', { name });
const other = {
  'POST /functions/pacientesChamados': [200, { nomes: ['Júlia de Souza'] }] as [number, unknown],
};
const harmful = () => aSendingServer(other);

test('a clean plan leaves with one press, asks no server for names, and is recorded', async () => {
  const server = await aPage();
  await panelButton('Conferir antes de enviar');
  await copy();
  expect(action).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(sent(server)).toBe(1));
  expect(server.calls).not.toContain('POST /functions/pacientesChamados');
});

test('what did not leave is not recorded: a copy that failed, a share sheet that was closed', async () => {
  const server = await aPage();
  action.mockReturnValueOnce(false).mockRejectedValueOnce(new DOMException('', 'AbortError'));
  await copy();
  await copy();
  expect(action).toHaveBeenCalledTimes(2);
  expect(sent(server)).toBe(0);
});

test('near harm one question comes first, and its answer runs the action and is remembered', async () => {
  const server = await aPage({ observacoes_finais: 'Júlia, beba água.' }, harmful());
  await panelButton('Conferir antes de enviar: 1 ponto');
  await copy();
  expect(action).not.toHaveBeenCalled();
  const question = await screen.findByRole('alertdialog', { name: 'Enviar mesmo assim?' });
  expect(question).toHaveTextContent('Cita outro paciente, Júlia de Souza, em “Júlia, beba água.”');
  await userEvent.click(screen.getByRole('button', { name: 'Voltar e corrigir' }));
  expect(action).not.toHaveBeenCalled();
  expect(sent(server)).toBe(0);
  await copy();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }));
  expect(action).toHaveBeenCalledOnce();
  await waitFor(() => expect(sent(server)).toBe(1));
  await copy();
  expect(action).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('a violated restriction is asked about', async () => {
  const server = () => aSendingServer({}, { restricoes: [{ tipo: 'lactose', motivo: 'intolerancia' }] });
  const refeicoes = [{ nome: 'Ceia', opcoes: [{ itens: ['1 copo de leite'] }] }];
  await aPage({ refeicoes, receitas: [], orientacoes: [], id: 'c2' }, server());
  await panelButton('Conferir antes de enviar: 1 ponto');
  await copy();
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Contém lactose: leite, em “1 copo de leite”',
  );
});

test('a link that opens another window waits for the answer, too, and opening is not recorded', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const server = await aPage({ observacoes_finais: 'Júlia, beba leite.' }, harmful());
  await panelButton('Conferir antes de enviar: 1 ponto');
  await userEvent.click(screen.getByRole('link', { name: 'Abrir' }));
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Enviar mesmo assim' }));
  expect(open).toHaveBeenCalledWith('#aberto', '_blank', 'noopener,noreferrer');
  expect(sent(server)).toBe(0);
  open.mockRestore();
});

test('a press before the check is ready is not held back, and harm is told afterwards', async () => {
  let answer = (_names: string[]) => {};
  const names = new Promise<string[]>((resolve) => {
    answer = resolve;
  });
  const server = aSendingServer({
    'POST /functions/pacientesChamados': async () => [200, { nomes: await names }],
  });
  await aPage({ observacoes_finais: 'Júlia, beba suco.' }, server);
  await copy();
  expect(action).toHaveBeenCalledOnce();
  answer(['Júlia de Souza']);
  expect(await screen.findByText('Confira o que foi enviado')).toBeInTheDocument();
});

test('the panel tells who prescribes, for whom and when, and each point leads to its place', async () => {
  const refeicoes = [{ nome: 'Ceia', opcoes: [{ itens: ['1 copo de leite com Nescau'] }] }];
  await aPage({ refeicoes, link_expira_em: '2026-01-01T00:00:00.000Z' });
  await userEvent.click(await panelButton('Conferir antes de enviar: 2 pontos'));
  const panel = await screen.findByRole('dialog', { name: 'Conferir antes de enviar' });
  for (const text of ['Helena Prado · CRN-3 12345', 'Marina Alves', '2 de janeiro de 2026'])
    expect(panel).toHaveTextContent(text);
  const brand = screen.getByRole('link', { name: /Cita a marca Nescau/ });
  expect(brand).toHaveAttribute('href', '/EditarCardapio?id=c1');
  await userEvent.click(brand);
  expect(window.location.pathname).toBe('/EditarCardapio');
  expect(window.history.state.usr ?? window.history.state).toMatchObject({
    arrival: { field: 'refeicoes.0.opcoes.0.itens', passage: { from: 20, to: 26 } },
  });
});

test('a check that fails in part says so, and hides nothing else', async () => {
  const server = aSendingServer({ 'POST /functions/pacientesChamados': [400, { message: 'não' }] });
  await aPage({ observacoes_finais: 'Júlia, beba água.', paciente_nome: '' }, server);
  await userEvent.click(await panelButton('Conferir antes de enviar: 2 pontos'));
  expect(await screen.findByText('Falta o nome do paciente')).toBeInTheDocument();
  expect(
    screen.getByText(/Não foi possível conferir agora se o texto cita outro paciente/),
  ).toBeInTheDocument();
});

const withMilk = { refeicoes: [{ nome: 'Ceia', opcoes: [{ itens: ['1 copo de leite'] }] }] };
const PATIENT = 'GET /entities/Paciente/p1';

test('a plan is not called clean when its patient could not be read', async () => {
  const server = aSendingServer({ [PATIENT]: [403, { message: 'não' }] });
  await aPage({ ...withMilk, id: 'c3' }, server);
  await userEvent.click(await panelButton('Conferir antes de enviar: 1 ponto'));
  expect(await screen.findByText('Não foi possível conferir as restrições agora')).toBeInTheDocument();
  // Once for the page and once for the opened panel: the check itself asks no more, or each request would start another.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(server.calls.filter((call) => call === PATIENT).length).toBeLessThanOrEqual(2);
  expect(screen.queryByText('Nada a corrigir.')).toBeNull();
});

test('a press before the patient has arrived is told what the plan holds of the restrictions', async () => {
  const lactose = { tipo: 'lactose', motivo: 'intolerancia' };
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const server = aSendingServer({
    [PATIENT]: async () => {
      await arrived;
      return [200, { ...aPaciente(), id: 'p1', version: 1, restricoes: [lactose] }];
    },
  });
  await aPage({ ...withMilk, id: 'c4' }, server);
  await copy();
  arrive();
  expect(await screen.findByText('Confira o que foi enviado')).toBeInTheDocument();
});
