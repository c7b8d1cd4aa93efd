import type { Stored } from '@alecrim/domain';
import { aCardapio } from '@alecrim/domain/testing';
import { aNumeros, aSoma } from '@alecrim/domain/testing/numbers';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { anAccount } from '../../../testing/accounts.ts';
import { aFakeServer, ME } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { createHandlers } from '../../numeros/worker/worker-handlers.ts';
import { CardapioView } from './cardapio-view.tsx';

vi.hoisted(() => vi.resetModules());
vi.mock('../../numeros/worker/worker-client.ts', () => ({
  callWorker: async (name: 'planLines', input: never) => createHandlers()[name](input),
}));

const refeicoes = [
  { nome: 'Café', opcoes: [{ itens: ['100 g de arroz branco cozido'] }] },
  { nome: 'Ceia', opcoes: [{ itens: [] }, { itens: ['2 colheres de mistura da casa'] }] },
];

async function aView(over: object) {
  const plan = {
    ...aCardapio({ refeicoes: refeicoes as never, receitas: [] }),
    ...{ id: 'c1', version: 1, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01' },
    ...{ numeros: aNumeros(), leituras: [] },
    ...over,
  } as unknown as Stored<'Cardapio'>;
  const server = aFakeServer({
    [ME]: [200, anAccount()],
    'GET /entities/Alimento': [200, []],
    'POST /functions/aberturasDoCardapio': [200, { total: 0, ultima: null }],
  });
  await renderApp(<CardapioView plan={plan} />, { server, isSignedIn: true });
}
const note = () => screen.queryByText(/^Antes de enviar/);

test('before a plan is shared its page names the items that are not calculated, and the document does not', async () => {
  await aView({ mostrar_numeros: 'macros' });
  expect(note()).toHaveTextContent('Antes de enviar: 2 itens não calculados no documento');
  await userEvent.click(note()!);
  expect(await screen.findByRole('list', { name: 'Itens não calculados' })).toHaveTextContent(
    '2 colheres de mistura da casa Ceia, opção 2',
  );
  expect(screen.getByText(/A tabela não informa fibra de algum alimento/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Conferir no editor' })).toHaveAttribute(
    'href',
    '/EditarCardapio?id=c1',
  );
  expect(document.querySelector('.doc')?.textContent).not.toMatch(/calculad|≥|falta/);
});

test('nothing is told where all is calculated, or where the document shows no numbers', async () => {
  await aView({ mostrar_numeros: 'kcal', numeros: aNumeros({ dia: aSoma() }) });
  expect(note()).toBeNull();
});
