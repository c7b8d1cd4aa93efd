import type { FollowUp as Answer, FollowedPlan } from '@alecrim/domain/pure';
import { addDays, dayText } from '@alecrim/domain/pure';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { dayOf } from '../../../../lib/dates.ts';
import { aFakeServer } from '../../../../testing/fake-server.ts';
import { renderApp } from '../../../../testing/render-app.tsx';
import { FollowUp } from './follow-up.tsx';

const today = dayOf(new Date());
const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000).toISOString();
const none = { total: 0, itens: [] };
const nothing: Answer = {
  atrasados: none,
  retornos: none,
  nao_abertos: none,
  links: none,
  aberturas: [],
  alteracoes: [],
};
const plan = (id: string, over: Partial<FollowedPlan> = {}): FollowedPlan => ({
  id,
  titulo: `Plano ${id}`,
  paciente_id: `p-${id}`,
  paciente_nome: `Paciente ${id}`,
  data: ago(5),
  ...over,
});
const due = (id: string, days: number) => ({ id, nome: `Paciente ${id}`, retorno_em: addDays(today, days) });

async function aDashboard(answer: Partial<Answer>) {
  const server = aFakeServer({ 'POST /functions/paraAcompanhar': [200, { ...nothing, ...answer }] });
  await renderApp(<FollowUp />, { server });
  return { server, user: userEvent.setup() };
}
const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const rows = () => within(screen.getByRole('tabpanel')).getAllByRole('listitem');

test('a new account sees nothing', async () => {
  const { server } = await aDashboard({});
  await waitFor(() => expect(server.calls).toContain('POST /functions/paraAcompanhar'));
  expect(screen.queryByText('Para acompanhar')).not.toBeInTheDocument();
});

test('each list that is not empty is a tab with its count, and rows lead to patient and plan', async () => {
  const { user } = await aDashboard({
    atrasados: { total: 1, itens: [due('a', -6)] },
    retornos: { total: 2, itens: [due('b', 0), due('c', 5)] },
    nao_abertos: { total: 1, itens: [plan('d')] },
    links: {
      total: 2,
      itens: [plan('e', { data: ago(-2) }), plan('f', { data: ago(1), paciente_id: null })],
    },
    aberturas: [
      { ...plan('g', { data: ago(1) }), vezes: 1 },
      { ...plan('h', { data: ago(2) }), vezes: 5 },
    ],
    alteracoes: [plan('i', { data: ago(1) })],
  });
  expect(await screen.findByRole('heading', { name: 'Para acompanhar' })).toBeInTheDocument();
  expect(tabs()).toEqual([
    'Retornos atrasados1',
    'Próximos retornos2',
    'Não abertos1',
    'Links2',
    'Abertos há pouco',
    'Alterados há pouco',
  ]);
  expect(rows()[0]).toHaveTextContent(`Paciente a ${dayText(addDays(today, -6))}, há 6 dias`);
  expect(screen.getByRole('link', { name: 'Paciente a' })).toHaveAttribute('href', '/Paciente?id=a');

  await user.click(screen.getByRole('tab', { name: /Próximos/ }));
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringContaining('hoje'),
    expect.stringContaining('em 5 dias'),
  ]);
  await user.click(screen.getByRole('tab', { name: /Não abertos/ }));
  expect(rows()[0]).toHaveTextContent('Paciente d · Plano d Criado há 5 dias, ainda não foi aberto');
  expect(screen.getByRole('link', { name: 'Plano d' })).toHaveAttribute('href', '/VisualizarCardapio?id=d');
  await user.click(screen.getByRole('tab', { name: /Links/ }));
  expect(rows().map((row) => row.textContent)).toEqual([
    'Paciente e · Plano e O link vence em 2 dias',
    'Paciente f · Plano f O link venceu ontem',
  ]);
  expect(screen.queryByRole('link', { name: 'Paciente f' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Abertos há pouco' }));
  expect(rows()[0]).toHaveTextContent('Paciente g · Plano g Aberto ontem às');
  expect(rows()[1]).toHaveTextContent('Paciente h · Plano h Aberto 5 vezes, a última');
  await user.click(screen.getByRole('tab', { name: 'Alterados há pouco' }));
  expect(rows()[0]).toHaveTextContent('Paciente i · Plano i Alterado ontem às');
});

test('of many the first are shown, the others on demand, and the rest is counted', async () => {
  const itens = Array.from({ length: 20 }, (_, i) => due(String(i), i % 7));
  const { user } = await aDashboard({ retornos: { total: 31, itens } });
  expect(await screen.findByRole('tab')).toHaveTextContent('Próximos retornos31');
  expect(rows()).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Ver todos' }));
  expect(rows()).toHaveLength(20);
  expect(screen.getByText('E mais 11.')).toBeInTheDocument();
});

test('a dismissed reminder stays away on this device until the link has another end', async () => {
  const link = plan('a', { data: ago(-2) });
  const { user } = await aDashboard({ links: { total: 1, itens: [link] } });
  await user.click(await screen.findByRole('button', { name: 'Dispensar o lembrete de Plano a' }));
  expect(screen.queryByText('Para acompanhar')).not.toBeInTheDocument();

  cleanup();
  await aDashboard({
    links: { total: 1, itens: [link] },
    nao_abertos: { total: 1, itens: [plan('b')] },
  });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Não abertos1']);
  cleanup();
  await aDashboard({ links: { total: 1, itens: [{ ...link, data: ago(-6) }] } });
  expect(await screen.findByText('O link vence em 6 dias')).toBeInTheDocument();
});

test('Marcar retorno saves a quick choice and offers the file for the calendar', async () => {
  const { server, user } = await aDashboard({ atrasados: { total: 1, itens: [due('a', -6)] } });
  const saved = vi.fn();
  server.now({
    'PUT /entities/Paciente/a': (body) => {
      saved(body);
      return [200, { id: 'a', nome: 'Paciente a' }];
    },
    'POST /functions/paraAcompanhar': [200, nothing],
  });
  await user.click(await screen.findByRole('button', { name: 'Marcar retorno de Paciente a' }));
  const dialog = await screen.findByRole('dialog', { name: 'Marcar retorno' });
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  expect(within(dialog).getByText(/Informe a data do retorno/)).toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();
  await user.click(within(dialog).getByRole('button', { name: 'Em 30 dias' }));
  expect(within(dialog).getByLabelText('Próximo retorno')).toHaveValue(dayText(addDays(today, 30)));
  expect(
    within(dialog).getByText(/-feira, em 30 dias|sábado, em 30 dias|domingo, em 30 dias/),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ retorno_em: addDays(today, 30) }));
  expect(await screen.findByText('Retorno marcado')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar à agenda' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Para acompanhar')).not.toBeInTheDocument());
});

test('a failure is quiet and can be tried again', async () => {
  const server = aFakeServer({ 'POST /functions/paraAcompanhar': [422, { error: 'não' }] });
  await renderApp(<FollowUp />, { server });
  expect(await screen.findByText('Os lembretes não foram carregados.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.now({
    'POST /functions/paraAcompanhar': [200, { ...nothing, retornos: { total: 1, itens: [due('a', 1)] } }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(/amanhã/)).toBeInTheDocument();
});

test('the height of the last visit is kept free while the lists load', async () => {
  localStorage.setItem('alecrim:altura-lembretes', JSON.stringify([window.innerWidth, 240]));
  let answer = (_: [number, unknown]) => {};
  const server = aFakeServer({
    'POST /functions/paraAcompanhar': () => new Promise((resolve) => (answer = resolve)),
  });
  const { container } = await renderApp(<FollowUp />, { server });
  const box = () => container.querySelector<HTMLElement>('[style]');
  expect(box()?.style.minHeight).toBe('240px');
  await waitFor(() => expect(server.calls).toContain('POST /functions/paraAcompanhar'));
  answer([200, nothing]);
  await waitFor(() => expect(box()?.style.minHeight ?? '').toBe(''));
});
