import { aNumeros, aSoma } from '@alecrim/domain/testing/numbers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { createHandlers } from '../../numeros/worker/worker-handlers.ts';
import { PlanFindings } from './plan-findings.tsx';
import { aSendingServer, aStoredPlan } from './testing.tsx';

vi.hoisted(() => vi.resetModules());
vi.mock('../../numeros/worker/worker-client.ts', () => ({
  callWorker: async (name: 'planLines', input: never) => createHandlers()[name](input),
}));

const refeicoes = [
  { nome: 'Café', opcoes: [{ itens: ['100 g de arroz branco cozido'] }] },
  { nome: 'Ceia', opcoes: [{ itens: ['1 maçã'] }, { itens: ['2 colheres de mistura da casa'] }] },
];
const show = (over: object) =>
  renderApp(<PlanFindings plan={aStoredPlan({ refeicoes, receitas: [], numeros: aNumeros(), ...over })} />, {
    server: aSendingServer(),
    isSignedIn: true,
  });

test('before a plan is shared the panel names the items that are not calculated', async () => {
  await show({ mostrar_numeros: 'macros' });
  await userEvent.click(await screen.findByRole('button', { name: 'Conferir antes de enviar: 1 ponto' }));
  expect(await screen.findByText('2 itens não calculados nos totais que o paciente vê')).toBeInTheDocument();
  await userEvent.click(screen.getByText('O que não está nos totais'));
  expect(await screen.findByRole('list', { name: 'Itens não calculados' })).toHaveTextContent(
    '2 colheres de mistura da casa Ceia, opção 2',
  );
  expect(screen.getByText(/A tabela não informa fibra de algum alimento/)).toBeInTheDocument();
});

test('nothing is told where all is calculated, or where the document shows no numbers', async () => {
  await show({ mostrar_numeros: 'kcal', numeros: aNumeros({ dia: aSoma() }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Conferir antes de enviar' }));
  expect(await screen.findByText('Nada a corrigir.')).toBeInTheDocument();
  expect(screen.queryByText('O que não está nos totais')).toBeNull();
});
